// Amounts of money as they can be added up, and what a transaction adds to a balance.
import type { Made } from '../run/samples/sample.ts';

/** Amounts in hundredths, so that they can be added up. */
export const hundredths = (amount: unknown): number => Math.round(Number(amount) * 100);

/** Statuses in which money has moved; in the others it has not, or not yet. */
const moved = new Set(['SUCCESS', 'REFUNDED', 'REVERSED']);

export const hasMoved = ({ status }: Made): boolean => moved.has(String(status));

/** Statuses that count towards the balance; a REVERSED transaction has no net effect. */
const held = new Set(['SUCCESS', 'REFUNDED']);

/** The change of the balance by a transaction, in hundredths: its signed net amount, or 0. */
export const addedBy = ({ status, cashflow, net_amount, settlement_status }: Made): number => {
  if (!held.has(String(status)) || settlement_status === 'PENDING') return 0;
  return cashflow === 'MONEY_OUT' ? -hundredths(net_amount) : hundredths(net_amount);
};
