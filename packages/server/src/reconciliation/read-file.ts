// Reads lines of statements from a CSV file by a mapping.
import { dayOf, type ReportedLine } from '@kasir/payments/reconciliation';
import { CsvError, parseCsv, type CsvRecord } from './csv.ts';
import { readAmount, readTime } from './cells.ts';
import type { StatementMapping } from '@kasir/control';

/** Lines of a file by the day of their statement. */
export type LinesByDay = ReadonlyMap<string, readonly ReportedLine[]>;

/** A file that cannot be read, with every mistake and its place. */
export class FileProblems extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'FileProblems';
    this.problems = problems;
  }
}

/** The most mistakes of a file that are listed. */
const PROBLEMS_MAX = 20;

/** The cells of a record by column name. */
class Row {
  readonly #record: CsvRecord;
  readonly #columns: ReadonlyMap<string, number>;
  readonly #problems: string[];

  constructor(record: CsvRecord, columns: ReadonlyMap<string, number>, problems: string[]) {
    this.#record = record;
    this.#columns = columns;
    this.#problems = problems;
  }

  /** Reads a cell; a mistake is noted with its place, and null returned. */
  read<Value>(column: string, parse: (cell: string) => Value): Value | null {
    const index = this.#columns.get(column) ?? 0;
    try {
      return parse(this.#record.fields[index] ?? '');
    } catch (error) {
      const { message } = error as Error;
      this.#problems.push(`line ${this.#record.line}, column ${index + 1} (${column}): ${message}`);
      return null;
    }
  }
}

const readText = (cell: string): string => {
  const text = cell.trim();
  if (text === '') throw new Error('This field is required.');
  return text;
};

/** Returns the kind of a row; `ignore` for one that is left out. */
const readKind = (row: Row, { columns, constants, kinds }: StatementMapping) => {
  if (columns.kind === undefined) return constants.kind ?? null;
  return row.read(columns.kind, (cell) => {
    const text = cell.trim();
    const kind = Object.hasOwn(kinds, text) ? kinds[text] : undefined;
    if (kind) return kind;
    throw new Error(
      `Must be one of ${Object.keys(kinds).join(', ')}. Add other texts to kinds of the mapping.`,
    );
  });
};

const readCurrency = (row: Row, { columns, constants }: StatementMapping): string | null => {
  if (columns.currency === undefined) return constants.currency ?? null;
  return row.read(columns.currency, (cell) => {
    const text = cell.trim();
    if (!/^[A-Z]{3}$/.test(text)) throw new Error('Must be three upper-case letters, such as IDR.');
    return text;
  });
};

interface Amounts {
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
}

/** Avoids a negative zero. */
const negate = (amount: number): number => 0 - amount;

const readAmounts = (
  row: Row,
  { columns, amounts }: StatementMapping,
  currency: string,
  isRefund: boolean,
): Amounts | null => {
  const amountIn = (column: string, isTurned: boolean): number | null =>
    row.read(column, (cell) => {
      const amount = readAmount(cell, currency, amounts);
      return isTurned ? negate(amount) : amount;
    });
  const isTurned = isRefund && amounts.refunds === 'positive';
  const gross = amountIn(columns.gross, isTurned);
  const fee = columns.fee === undefined ? null : amountIn(columns.fee, amounts.fees === 'negative');
  const net = columns.net === undefined ? null : amountIn(columns.net, isTurned);
  if (gross === null) return null;
  if (fee !== null && net !== null) return { gross, fee, net };
  // A missing amount follows from the others.
  if (columns.net === undefined) return fee === null ? null : { gross, fee, net: gross - fee };
  return net === null || columns.fee !== undefined ? null : { gross, fee: gross - net, net };
};

const readRow = (
  row: Row,
  mapping: StatementMapping,
): { readonly date: string; readonly line: ReportedLine } | null => {
  const { columns, dates } = mapping;
  const kind = readKind(row, mapping);
  if (kind === 'ignore') return null;
  const currency = readCurrency(row, mapping);
  const ids = [columns.id].flat().map((column) => row.read(column, readText));
  const operation = row.read(columns.operation, readText);
  const settled = row.read(columns.settled_at, (cell) => readTime(cell, dates));
  const day =
    columns.date === undefined ? settled : row.read(columns.date, (cell) => readTime(cell, dates));
  const amounts = currency === null ? null : readAmounts(row, mapping, currency, kind === 'refund');
  if (kind === null || currency === null || operation === null || settled === null) return null;
  if (day === null || amounts === null || ids.includes(null)) return null;
  const line = { id: ids.join('-'), operation, kind, currency, ...amounts, settled };
  return { date: dayOf(day), line };
};

/** Returns the index of each column of the mapping. Throws when one is missing or occurs twice. */
const findColumns = (
  header: CsvRecord | undefined,
  { columns }: StatementMapping,
): ReadonlyMap<string, number> => {
  if (!header) throw new FileProblems(['The file has no line of column names.']);
  const names = header.fields.map((field) => field.trim());
  const problems = Object.entries(columns).flatMap(([field, named]) =>
    [named].flat().flatMap((name) => {
      const count = names.filter((one) => one === name).length;
      if (count === 1) return [];
      const place = `line ${header.line}: column ${name} of columns.${field}`;
      return [
        count === 0
          ? `${place} is missing. The file has ${names.join(', ')}.`
          : `${place} stands twice.`,
      ];
    }),
  );
  if (problems.length > 0) throw new FileProblems(problems);
  return new Map(names.map((name, index) => [name, index]));
};

/** Parses a file; the lines before the column names need not be CSV. */
const parseFile = (
  text: string,
  { delimiter, skip_lines: skip }: StatementMapping,
): CsvRecord[] => {
  const rest = text
    .split(/(?<=\n)/)
    .slice(skip)
    .join('');
  try {
    return parseCsv(rest, delimiter).map(({ line, fields }) => ({ line: line + skip, fields }));
  } catch (error) {
    if (error instanceof CsvError) throw new FileProblems([error.message]);
    throw error;
  }
};

/**
 * Reads the lines of a file, by the day of their statement: that of the column `date`, else of the
 * payout. Throws FileProblems with line and column of every mistake.
 */
export const readStatementFile = (text: string, mapping: StatementMapping): LinesByDay => {
  const [header, ...records] = parseFile(text, mapping);
  const columns = findColumns(header, mapping);
  const problems: string[] = [];
  const byDay = new Map<string, ReportedLine[]>();
  for (const record of records) {
    if (problems.length > PROBLEMS_MAX) break;
    if (record.fields.length !== header?.fields.length) {
      problems.push(
        `line ${record.line}: ${record.fields.length} fields, but there are ${header?.fields.length} columns.`,
      );
      continue;
    }
    const read = readRow(new Row(record, columns, problems), mapping);
    if (!read) continue;
    const day = byDay.get(read.date);
    if (day) day.push(read.line);
    else byDay.set(read.date, [read.line]);
  }
  if (problems.length === 0) return byDay;
  const listed = problems.slice(0, PROBLEMS_MAX);
  throw new FileProblems(
    problems.length > PROBLEMS_MAX ? [...listed, 'There are more mistakes.'] : listed,
  );
};
