// Reads the cells of a report line that show its transaction, in the form of the list of
// transactions, so that both are compared as views of the same object.
import type { CsvRow } from './csv.ts';
import { hundredths } from '../model/money.ts';
import type { ModelObject } from '../model/model.ts';
import type { Made } from '../run/samples/sample.ts';

type Names = Readonly<Record<string, string>>;

/** Which cells of a report show a transaction, by headings in lower case. */
export interface TransactionCells {
  /** The name of the report in failures. */
  readonly report: string;
  /** Heading -> text of the transaction. */
  readonly texts: Names;
  /** Heading -> text of the transaction where no clause states the value (MODEL-UNSPEC-32). */
  readonly unstatedTexts: Names;
  readonly amounts?: Names;
  readonly times?: Names;
  /** Heading -> part of the fee. */
  readonly fees?: Names;
  /** The heading of the time of settlement. */
  readonly settled: string;
  /** Cells that never change once they are known. */
  readonly stable: readonly string[];
}

const textIn = (cell: string | undefined): string | null => (cell === '' ? null : (cell ?? null));

/** Returns the same text as was seen before for the same instant in another spelling. */
const timeIn = (cell: string | undefined, known: unknown): unknown =>
  Date.parse(cell ?? '') === Date.parse(String(known)) ? known : textIn(cell);

const amountIn = (cell: string | undefined): number => hundredths(cell || 0) / 100;

const read = (names: Names, valueOf: (heading: string, name: string) => unknown): Made =>
  Object.fromEntries(
    Object.entries(names).map(([heading, name]) => [name, valueOf(heading, name)]),
  );

/** Returns the fee with the parts that a line shows, and the direction in which it counts. */
const feeIn = (line: CsvRow, thing: ModelObject, parts: Names): Made => {
  const [fee, cashflow] = [thing.seen('fee'), thing.seen('cashflow')];
  const own = read(parts, (heading) => amountIn(line[heading]));
  return typeof fee === 'object' && fee !== null ? { fee: { ...fee, ...own }, cashflow } : {};
};

/** Returns the time of settlement; it is shown once the money is settled. */
const settlementIn = (cell: string | undefined, thing: ModelObject): Made => {
  const known = thing.seen('estimated_settlement_time');
  const isSettled = ![null, undefined, 'PENDING'].includes(
    thing.seen('settlement_status') as string,
  );
  return isSettled ? { estimated_settlement_time: timeIn(cell, known) } : {};
};

/** Returns cells under names that both reports share, or under names of one report. */
const stableIn = (line: CsvRow, { report, stable }: TransactionCells, isStrict: boolean): Made =>
  Object.fromEntries(
    stable
      .filter((heading) => isStrict || (line[heading] ?? '') !== '')
      .map((heading) => [
        isStrict ? `${heading} in reports` : `${heading} in ${report}`,
        textIn(line[heading]),
      ]),
  );

/**
 * Compares the cells of a line with the transaction of the line. A target that is held to our
 * contracts shows the same in all reports, also where no clause states it. Throws `Violation`.
 */
export const seeCells = (
  line: CsvRow,
  thing: ModelObject,
  columns: TransactionCells,
  isStrict: boolean,
): void => {
  const { report, texts, unstatedTexts, amounts = {}, times = {}, fees = {}, settled } = columns;
  const cells = {
    ...read(texts, (heading) => textIn(line[heading])),
    ...read(amounts, (heading) => amountIn(line[heading])),
    ...read(times, (heading, name) => timeIn(line[heading], thing.seen(name))),
    ...feeIn(line, thing, fees),
    ...stableIn(line, columns, isStrict),
    ...(isStrict && {
      ...read(unstatedTexts, (heading) => textIn(line[heading])),
      ...settlementIn(line[settled], thing),
    }),
  };
  thing.see(cells, { view: `the report of ${report}`, partial: true, at: 'reports.get' });
};
