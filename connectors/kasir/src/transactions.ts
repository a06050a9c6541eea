// Reads the transactions of the service: its own record of what was paid, with fees.
import { toMinor } from '@kasir/core/money';
import type { ListTransactionsQuery, Transaction } from '@kasir/unified/client';
import type { Service } from './service.ts';

/** The states in which the money of a transaction has moved. */
const moved = ['SUCCESS', 'REFUNDED'] as const;

const PAGE = 50;

/** The money of a transaction in minor units of its currency. */
export interface Money {
  readonly currency: string;
  /** Without a sign. */
  readonly gross: number;
  /** With its taxes; negative for a refund with which fees were returned. */
  readonly fee: number;
}

/** Returns the money of a transaction. */
export const moneyOf = ({ currency, amount, net_amount, cashflow }: Transaction): Money => {
  const [gross, net] = [toMinor(currency, amount), toMinor(currency, net_amount)];
  return { currency, gross, fee: cashflow === 'MONEY_IN' ? gross - net : net - gross };
};

/**
 * Returns the transactions of payments or refunds whose money has moved, newest first. Throws when
 * the service cannot say. A query without currency means rupiah there, so it is required.
 */
export const listMoved = async (
  { v2 }: Pick<Service, 'v2'>,
  query: Omit<ListTransactionsQuery, 'before_id'> & { readonly currency: string },
): Promise<readonly Transaction[]> => {
  const found: Transaction[] = [];
  const all = { ...query, statuses: moved, limit: PAGE };
  for await (const transaction of v2.transactions.list.items({ query: all }))
    found.push(transaction);
  return found;
};
