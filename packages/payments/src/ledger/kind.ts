// Transactions: the merchant's view of each movement of money.
import { stateKind, toMajor, type Ref, type RowOf } from '@kasir/core';
import { transactionLifecycle, type TransactionState } from './state.ts';
import { transactionSchema } from './state-schema.ts';

export * from './state.ts';

/** How transactions are looked for by what moved their money. */
export const sourceKey = ({ kind, id }: Ref): string => `${kind} ${id}`;

/** Facets stand most selective first: the first one that is asked for drives a list. */
export const transactions = stateKind<TransactionState>()({
  name: 'transaction',
  state: transactionSchema,
  lifecycle: transactionLifecycle,
  facets: {
    source: (s) => sourceKey(s.source),
    identifier: (s) => s.identifier,
    reference: (s) => s.reference,
    // In major units: a list is filtered by an amount whatever the currency.
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

/** What a transaction changes the merchant's balance by, in minor units (TXN-FIELD-net_amount). */
export const netOf = ({
  amount,
  fee,
  vat,
  cashflow,
}: Pick<TransactionState, 'amount' | 'fee' | 'vat' | 'cashflow'>): number =>
  cashflow === 'MONEY_IN' ? amount - fee - vat : -(amount + fee + vat);
