// The transactions of a period with their balance history lines.
import type { Trial } from '../run/trial.ts';
import { expectSame, textOf } from '../violation.ts';
import type { CsvRow } from './csv.ts';
import { balanceChange, readReport, type Window } from './report.ts';
import { readAllPages, type Row } from './list-pages.ts';

const currencies = ['IDR', 'PHP'];

/** Lines of these types may have no transaction: deposits and withdrawals by an operator. */
const byHand = new Set(['DEPOSIT', 'WITHDRAWAL']);

/** Transactions of a window with the lines that the balance history has for each. */
export interface Statement {
  readonly transactions: readonly Row[];
  /** Id of a transaction -> its lines. */
  readonly lines: ReadonlyMap<string, readonly CsvRow[]>;
}

export const readStatement = async (trial: Trial, { from, to }: Window): Promise<Statement> => {
  const transactions: Row[] = [];
  const lines = new Map<string, CsvRow[]>();
  const created = { gte: new Date(from).toISOString(), lte: new Date(to).toISOString() };
  for (const currency of currencies) {
    const list = { endpoint: 'transactions.list' };
    transactions.push(...(await readAllPages(trial, list, { currency, created }, 50)));
    const known = new Set(transactions.map((row) => textOf(row, 'id')));
    for (const line of await readReport(trial, 'BALANCE_HISTORY', { from, to }, currency)) {
      const id = line['transaction id'] ?? '';
      if (byHand.has(line['transaction type'] ?? '') && !known.has(id)) continue;
      lines.set(id, [...(lines.get(id) ?? []), line]);
    }
  }
  return { transactions, lines };
};

export const linesOf = ({ lines }: Statement, row: Row): readonly CsvRow[] =>
  lines.get(textOf(row, 'id')) ?? [];

export const sumOf = (lines: readonly CsvRow[]): number =>
  lines.reduce((sum, line) => sum + balanceChange(line), 0);

export const isReversal = (line: CsvRow): boolean =>
  line['line type']?.endsWith('_REVERSAL') === true;

/** Line types without their reversal suffix, with the change of each line. */
export const figures = (lines: readonly CsvRow[], sign: number): string[] =>
  lines
    .map((line) => `${line['line type']?.replace('_REVERSAL', '')} ${sign * balanceChange(line)}`)
    .toSorted();

/** Expects the refunded lines to mirror the original lines one by one. */
export const expectMirrored = (
  what: string,
  came: readonly CsvRow[],
  back: readonly CsvRow[],
): void => {
  expectSame(`lines of ${what}, there and back`, figures(came, 1), figures(back, -1));
};

/** The lines of what one payment or refund has moved. */
export const linesOfProduct = (
  statement: Statement,
  id: unknown,
  cashflow?: string,
): readonly CsvRow[] =>
  statement.transactions
    .filter((row) => row['product_id'] === id && (!cashflow || row['cashflow'] === cashflow))
    .flatMap((row) => linesOf(statement, row));
