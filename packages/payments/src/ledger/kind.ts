// Defines transactions: the merchant's view of each movement of money.
import { toMajor } from '@kasir/core/money';
import { stateKind, type Ref, type RowOf } from '@kasir/core/resource';
import { transactionLifecycle, type TransactionState } from './state.ts';
import { transactionSchema } from './state-schema.ts';

export * from './state.ts';

/** Returns the key that finds transactions by the source of their money. */
export const sourceKey = ({ kind, id }: Ref): string => `${kind} ${id}`;

/**
 * The most selective facet comes first: a list is read by the first facet that its filter names.
 */
export const transactions = stateKind<TransactionState>()({
  name: 'transaction',
  state: transactionSchema,
  lifecycle: transactionLifecycle,
  facets: {
    source: (s) => sourceKey(s.source),
    identifier: (s) => s.identifier,
    reference: (s) => s.reference,
    // In major units: an amount filter applies whatever the currency.
    amount: (s) => toMajor(s.currency, s.amount),
    status: (s) => s.status,
    category: (s) => s.category,
    type: (s) => s.type,
    currency: (s) => s.currency,
    updated: (s) => s.updated,
  },
  searched: ['reference'],
});

export type TransactionRow = RowOf<typeof transactions>;

/** Returns a transaction's change of the balance, in minor units (TXN-FIELD-net_amount). */
export const netOf = ({
  amount,
  fee,
  vat,
  cashflow,
}: Pick<TransactionState, 'amount' | 'fee' | 'vat' | 'cashflow'>): number =>
  cashflow === 'MONEY_IN' ? amount - fee - vat : -(amount + fee + vat);
