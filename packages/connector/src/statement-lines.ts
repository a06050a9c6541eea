// Makes settlement lines from operations and received payments, and computes their sums.
import type { KnownOperation } from './connector/author.ts';
import type { ReceivedPayment, StatementLine } from './protocol/index.ts';

/** The fee of a line in minor units of its currency, and its time of settlement (ISO 8601). */
export interface Settlement {
  readonly fee: number;
  readonly settled_at: string;
}

const lineOf = (
  operation: string,
  kind: StatementLine['kind'],
  gross: { readonly value: number; readonly currency: string },
  { fee, settled_at }: Settlement,
): StatementLine => ({
  id: operation,
  operation,
  kind,
  gross,
  fee: { value: fee, currency: gross.currency },
  net: { value: gross.value - fee, currency: gross.currency },
  settled_at,
});

const kinds: ReadonlySet<string> = new Set(['charge', 'capture', 'refund']);

/**
 * Returns the line of a succeeded charge, capture or refund; the gross of a refund is negative.
 * Returns null for any other operation, because it moves no money.
 */
export const lineOfOperation = (
  { operation }: Pick<KnownOperation, 'operation'>,
  settlement: Settlement,
): StatementLine | null => {
  const { id, work, amount } = operation;
  if (operation.status !== 'succeeded' || !amount || !kinds.has(work)) return null;
  const value = work === 'refund' ? -amount.value : amount.value;
  const kind = work as 'charge' | 'capture' | 'refund';
  return lineOf(id, kind, { value, currency: amount.currency }, settlement);
};

/** Returns the line of a received payment. */
export const lineOfPayment = (
  { id, amount }: Pick<ReceivedPayment, 'id' | 'amount'>,
  settlement: Settlement,
): StatementLine => lineOf(id, 'payment', amount, settlement);

/** Sums of lines in minor units. */
export interface StatementSums {
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
}

const exact = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new RangeError('The sum of the lines is too large.');
  return value;
};

/** Returns the sums of lines by currency. Throws when a sum is too large to be exact. */
export const sumLines = (
  lines: readonly StatementLine[],
): Readonly<Record<string, StatementSums>> => {
  const sums: Record<string, StatementSums> = {};
  for (const { gross, fee, net } of lines) {
    const before = sums[gross.currency] ?? { gross: 0, fee: 0, net: 0 };
    sums[gross.currency] = {
      gross: exact(before.gross + gross.value),
      fee: exact(before.fee + fee.value),
      net: exact(before.net + net.value),
    };
  }
  return sums;
};
