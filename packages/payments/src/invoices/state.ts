// Invoices: bills that are paid once, on their page or by any other payment, or not at all.
import { lifecycle, type Ref } from '@kasir/core';
import type { ChannelType } from '@kasir/models';
import type { Metadata, ReturnUrls } from '../instruments/state.ts';
import type { NotificationTerms } from '../notifications/kind.ts';

export const invoiceLifecycle = lifecycle({
  name: 'invoice',
  states: ['PENDING', 'PAID', 'SETTLED', 'EXPIRED'],
  on: {
    create: [{ from: [null], to: 'PENDING' }],
    pay: [{ from: ['PENDING'], to: 'PAID', signal: 'invoice.paid' }],
    settle: [{ from: ['PAID'], to: 'SETTLED', when: 'its money is settled later' }],
    expire: [
      {
        from: ['PENDING'],
        to: 'EXPIRED',
        when: 'its time passes, or the merchant ends it',
        signal: 'invoice.expired',
      },
    ],
  },
});

/** The one payment that paid an invoice. */
export interface InvoicePayment {
  /** Bare id of the payment. */
  readonly id: string;
  /** The 24 hexadecimal digits of the card charge that it is; left out where it is none. */
  readonly charge?: string;
  readonly type: ChannelType;
  readonly channel: string;
  /** Minor units. */
  readonly amount: number;
  readonly at: number;
  /** Where the money came from, as far as the channel says. */
  readonly source: string | null;
  readonly receipt: string | null;
}

export interface InvoiceState {
  readonly status: (typeof invoiceLifecycle.states)[number];
  /** 24 hexadecimal digits by which merchants know it. */
  readonly shortId: string;
  /** The merchant's own reference. */
  readonly reference: string;
  /** The merchant's name as payers see it. */
  readonly merchant: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly metadata: Metadata | null;
  readonly returnUrls: ReturnUrls;
  /** Id of the recurring payment whose cycle it bills, or null. */
  readonly plan: string | null;
  /** Whose the card will be that pays it on its page, to be charged again; null when nobody's. */
  readonly savesCardFor: Ref | null;
  /** Types of channels that its page does not offer. */
  readonly excluded: readonly ChannelType[];
  /** Who is notified of what becomes of it; null when nobody is. */
  readonly notifications: NotificationTerms | null;
  /** Bare ids of the intents that its payer has opened and that may still be paid. */
  readonly intents: readonly string[];
  /** Bare id of the intent that its page shows, or null. */
  readonly chosen: string | null;
  readonly payment: InvoicePayment | null;
  /** Milliseconds from which it cannot be paid. */
  readonly expires: number;
  readonly created: number;
  readonly updated: number;
  /** What its owner keeps with it; read by nobody else. */
  readonly echo: unknown;
}
