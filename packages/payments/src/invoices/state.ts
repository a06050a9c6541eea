// The stored state of invoices, bills that are paid at most once, and their lifecycle.
import { lifecycle, type Ref } from '@kasir/core/resource';
import type { ChannelType } from '@kasir/models';
import type { Metadata, ReturnUrls } from '../instruments/state.ts';
import type { Purchase } from '../operations/purchase.ts';
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

/** The payment that paid an invoice. */
export interface InvoicePayment {
  /** Unprefixed id of the payment. */
  readonly id: string;
  /** The 24-digit hexadecimal id of the card charge; omitted for other payments. */
  readonly charge?: string;
  readonly type: ChannelType;
  readonly channel: string;
  /** Minor units. */
  readonly amount: number;
  readonly at: number;
  /** The source of the money, as far as the channel reports it. */
  readonly source: string | null;
  readonly receipt: string | null;
}

export interface InvoiceState {
  readonly status: (typeof invoiceLifecycle.states)[number];
  /** 24 hexadecimal digits that identify it to merchants. */
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
  /** The owner for whom a card that pays it on its page is saved; null for none. */
  readonly savesCardFor: Ref | null;
  /** Types of channels that its page does not offer. */
  readonly excluded: readonly ChannelType[];
  /** True when the merchant wishes that holders of cards are not authenticated; else omitted. */
  readonly skipsAuthentication?: true;
  /** The billed purchase, for connectors; omitted in test mode. */
  readonly purchase?: Purchase;
  /** The notifications about it; null for none. */
  readonly notifications: NotificationTerms | null;
  /** Unprefixed ids of the intents that its payer has opened and that can still be paid. */
  readonly intents: readonly string[];
  /** Unprefixed id of the intent that its page shows, or null. */
  readonly chosen: string | null;
  readonly payment: InvoicePayment | null;
  /** The time in milliseconds from which it cannot be paid. */
  readonly expires: number;
  readonly created: number;
  readonly updated: number;
  /** Data of its owner, read by nobody else. */
  readonly echo: unknown;
}
