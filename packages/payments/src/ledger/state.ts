// The stored state of a transaction, and its lifecycle.
import { lifecycle, type Ref } from '@kasir/core/resource';
import type { ChannelCategory, TransactionType } from '@kasir/models';

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
  /** The object that moved the money: a payment, refund, transfer or posting. */
  readonly source: Ref;
  /** Kind of the paid product, which decides how its generation names the payment. */
  readonly paidProduct?: string;
  readonly category: ChannelCategory;
  /** The channel code with its country as prefix, e.g. ID_OVO. */
  readonly channel: string;
  /** The merchant's own reference. */
  readonly reference: string;
  /** The number paid to or from, or null. */
  readonly identifier: string | null;
  readonly currency: string;
  /** Minor units, as all amounts here; fee and VAT are negative when returned. */
  readonly amount: number;
  readonly fee: number;
  readonly vat: number;
  readonly cashflow: 'MONEY_IN' | 'MONEY_OUT';
  /** The settlement time in milliseconds; null when no money has moved. */
  readonly settles: number | null;
  readonly settlement: 'PENDING' | 'SETTLED' | null;
  readonly created: number;
  readonly updated: number;
}
