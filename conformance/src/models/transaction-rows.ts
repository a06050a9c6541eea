// What the transactions of an account say about a payment or refund.
import { eventually } from '../run/eventually.ts';
import type { Made } from '../run/samples/sample.ts';
import { transactionsOf } from '../run/samples/makers.ts';
import type { Trial } from '../run/trial.ts';
import type { Actor } from '../wire/message.ts';

/** Amounts in hundredths, so that they can be added up. */
export const hundredths = (amount: unknown): number => Math.round(Number(amount) * 100);

/** Statuses in which money has moved; in the others it has not, or not yet. */
const moved = new Set(['SUCCESS', 'REFUNDED', 'REVERSED']);

export const hasMoved = ({ status }: Made): boolean => moved.has(String(status));

/** Whether the money of a row counts: what was reversed has never come. */
export const isKept = (row: Made): boolean => hasMoved(row) && row['status'] !== 'REVERSED';

export const sumOf = (rows: readonly Made[]): number =>
  rows.reduce((sum, { amount }) => sum + hundredths(amount), 0);

/** Reads the transactions with exactly this reference; waits until there are at least `least`. */
export const readRowsByReference = async (
  trial: Trial,
  { currency, reference_id }: Made,
  least = 0,
  as?: Actor,
): Promise<readonly Made[]> =>
  eventually(
    trial,
    async () => {
      const found = await transactionsOf(trial, { currency, reference_id, limit: 50 }, as);
      return found.filter((row) => row['reference_id'] === reference_id);
    },
    (rows) => rows.length >= least,
  );

/** Those of them that brought money for a payment. */
export const paymentsIn = (rows: readonly Made[]): readonly Made[] =>
  rows.filter((row) => row['type'] === 'PAYMENT' && hasMoved(row));

/** Reads the transactions of one product; waits until there are at least `least`. */
export const readRowsByProduct = async (
  trial: Trial,
  { currency, product_id }: Made,
  least = 0,
): Promise<readonly Made[]> =>
  eventually(
    trial,
    () => transactionsOf(trial, { currency, product_id, limit: 50 }),
    (rows) => rows.length >= least,
  );

/** Statuses that count towards the balance; a REVERSED transaction has no net effect. */
const held = new Set(['SUCCESS', 'REFUNDED']);

/** The change of the balance by a transaction, in hundredths: its signed net amount, or 0. */
export const addedBy = ({ status, cashflow, net_amount, settlement_status }: Made): number => {
  if (!held.has(String(status)) || settlement_status === 'PENDING') return 0;
  return cashflow === 'MONEY_OUT' ? -hundredths(net_amount) : hundredths(net_amount);
};
