// Transactions: the merchant's view of each movement of money.
import { lifecycle, stateKind, toMajor, type Ref, type RowOf } from '@kasir/core';
import type { ChannelCategory, TransactionType } from '@kasir/models';
import { upcastTransaction } from './upcast.ts';

export const transactionLifecycle = lifecycle({
  name: 'transaction',
  states: ['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REFUNDED', 'REVERSED'],
  on: {
    start: [{ from: [null], to: 'PENDING', when: 'money is authorized or on its way' }],
    post: [{ from: [null, 'PENDING'], to: 'SUCCESS', when: 'its money moves' }],
    fail: [{ from: [null, 'PENDING'], to: 'FAILED' }],
    void: [{ from: ['PENDING'], to: 'VOIDED', when: 'what was authorized is let go' }],
    refund: [
      { from: ['SUCCESS'], to: 'REFUNDED', when: 'its payment is refunded in full' },
      { from: ['REFUNDED'], to: 'REFUNDED', when: 'so is what its payment captured later' },
    ],
    reverse: [{ from: ['SUCCESS'], to: 'REVERSED', when: 'its lines are posted back' }],
  },
});

export interface TransactionState {
  readonly status: (typeof transactionLifecycle.states)[number];
  readonly type: TransactionType;
  /** What moved the money: a payment, refund, transfer or posting. */
  readonly source: Ref;
  readonly category: ChannelCategory;
  /** The channel with its country in front, e.g. ID_OVO. */
  readonly channel: string;
  /** The merchant's own reference. */
  readonly reference: string;
  /** The number that was paid to or from, or null. */
  readonly identifier: string | null;
  readonly currency: string;
  /** Minor units, as all amounts here; fee and VAT are negative where they come back. */
  readonly amount: number;
  readonly fee: number;
  readonly vat: number;
  readonly cashflow: 'MONEY_IN' | 'MONEY_OUT';
  /** Milliseconds at which its money is settled; null where none has moved. */
  readonly settles: number | null;
  readonly settlement: 'PENDING' | 'SETTLED' | null;
  readonly created: number;
  readonly updated: number;
}

/** How transactions are looked for by what moved their money. */
export const sourceKey = ({ kind, id }: Ref): string => `${kind} ${id}`;

/** Facets stand most selective first: the first one that is asked for drives a list. */
export const transactions = stateKind<TransactionState>()({
  name: 'transaction',
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
  upcast: upcastTransaction,
});

export type TransactionRow = RowOf<typeof transactions>;

/** What a transaction changes the merchant's balance by, in minor units. */
export const netOf = ({
  amount,
  fee,
  vat,
  cashflow,
}: Pick<TransactionState, 'amount' | 'fee' | 'vat' | 'cashflow'>): number =>
  cashflow === 'MONEY_IN' ? amount - fee - vat : -(amount + fee + vat);
