// Declares the work that an operation does.
import type { Ref } from '@kasir/core/resource';
import type { Channel } from '@kasir/models';
import type { Purchase } from './purchase.ts';
import type { Means } from './source.ts';
import type { ChannelWork } from './state.ts';

/** The monthly installments in which the bank of a card charges an amount. */
export interface Installment {
  readonly count: number;
  /** The name of the plan, or null. */
  readonly code: string | null;
}

/** The data of a task that leaves the platform. */
export interface Order {
  /** The object for which it is done; its operations are found by it. */
  readonly object: Ref;
  /** The merchant's own reference of it. */
  readonly reference: string;
  /** Unprefixed id of the customer, or null. */
  readonly customer: string | null;
  /** The URLs to which the payer returns. */
  readonly returnUrls: {
    readonly success: string | null;
    readonly failure: string | null;
    readonly cancel: string | null;
  };
  /** The means of payment; null when the continued operation determines them. */
  readonly means: Means | null;
  /** Unprefixed id of the operation that it continues, or null. */
  readonly continues: string | null;
  /** The installments in which a card is charged; omitted for the whole amount at once. */
  readonly installment?: Installment;
  /** The merchant's own text and data; omitted for what continues an operation. */
  readonly description?: string | null;
  readonly metadata?: Readonly<Record<string, unknown>> | null;
  /** The purchase as the merchant describes it. */
  readonly purchase?: Purchase;
  /** The reason of a refund. */
  readonly reason?: string;
  /** True when the merchant charges without the payer present, so that nobody can act. */
  readonly unattended?: true;
  /** True when the merchant wishes that the payer is not authenticated. */
  readonly skipsAuthentication?: true;
  /** True for a capture that releases the rest of its authorization. */
  readonly isFinal?: boolean;
  /** The time in milliseconds after which it must not begin, or null. */
  readonly expires: number | null;
}

/** A work for a connector. Amount in minor units; null when there is none. */
export interface Work {
  readonly work: ChannelWork;
  readonly channel: Channel;
  readonly amount: number | null;
  readonly order: Order;
}
