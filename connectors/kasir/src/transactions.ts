// Reads the transactions of the service, which record each payment and refund with its fee.
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
  /** Including taxes; negative for a refund that also returns fees. */
  readonly fee: number;
}

/** Returns the money of a transaction. */
export const moneyOf = ({ currency, amount, net_amount, cashflow }: Transaction): Money => {
  const [gross, net] = [toMinor(currency, amount), toMinor(currency, net_amount)];
  return { currency, gross, fee: cashflow === 'MONEY_IN' ? gross - net : net - gross };
};

/**
 * Returns the transactions of payments or refunds whose money has moved, newest first. Throws when
 * a request to the service fails. The currency is required, because a query without it returns only
 * rupiah.
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
