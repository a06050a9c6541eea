// What is kept of an instrument, and its life.
import { lifecycle, type Ref } from '@kasir/core';
import type { ChannelType } from '@kasir/models';

const living = ['REQUIRES_ACTION', 'PENDING', 'ACTIVE', 'INACTIVE'] as const;
const unauthorized = ['REQUIRES_ACTION', 'PENDING'] as const;

export const instrumentLifecycle = lifecycle({
  name: 'instrument',
  states: ['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED', 'CANCELED'],
  on: {
    create: [{ from: [null], to: 'ACTIVE', when: 'nobody has to authorize it' }],
    request_authorization: [
      { from: [null], to: 'REQUIRES_ACTION', when: 'its payer authorizes it by itself' },
    ],
    await_intent: [
      { from: [null], to: 'PENDING', when: 'its payer authorizes it with the intent it comes in' },
    ],
    await_bank: [{ from: [null], to: 'PENDING', when: 'its bank has to open the number first' }],
    authorize: [{ from: unauthorized, to: 'ACTIVE', signal: 'instrument.activated' }],
    decline: [{ from: unauthorized, to: 'FAILED', signal: 'instrument.failed' }],
    consume: [
      {
        from: ['ACTIVE', 'INACTIVE'],
        to: 'EXPIRED',
        when: 'its one payment is completed',
        signal: 'instrument.consumed',
      },
    ],
    expire: [
      { from: living, to: 'EXPIRED', when: 'its time passes', signal: 'instrument.expired' },
    ],
    withdraw: [
      { from: living, to: 'EXPIRED', when: 'the merchant ends it', signal: 'instrument.withdrawn' },
    ],
    cancel: [
      {
        from: living,
        to: 'CANCELED',
        when: 'the merchant ends it, in a generation that tells that from its time',
        signal: 'instrument.withdrawn',
      },
    ],
    deactivate: [{ from: ['ACTIVE'], to: 'INACTIVE', signal: 'instrument.deactivated' }],
    reactivate: [{ from: ['INACTIVE'], to: 'ACTIVE', signal: 'instrument.reactivated' }],
  },
});

export type InstrumentStatus = (typeof instrumentLifecycle.states)[number];

/** What a merchant hangs on an object. */
export type Metadata = Readonly<Record<string, string | number | boolean>>;

/** Where a payer goes back to from a page. */
export interface ReturnUrls {
  readonly success: string | null;
  readonly failure: string | null;
  readonly cancel: string | null;
}

/** What is to be paid, in minor units; null where the payer may choose. */
export interface Requested {
  readonly amount: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

/** How the owner of a card or account is asked, as a merchant has said so or not. */
export interface AuthenticationWishes {
  /** A card is charged without 3-D Secure. */
  readonly skip: boolean | null;
  /** A linked account is debited with, or without, a one-time password. */
  readonly require: boolean | null;
}

export interface InstrumentState {
  readonly status: InstrumentStatus;
  /** Whose view it is: the v2 payment method, the QR code. */
  readonly product: Ref;
  readonly type: ChannelType;
  readonly channel: string;
  readonly country: string;
  readonly currency: string;
  /** Whether it takes more than one payment. */
  readonly reusable: boolean;
  /** Bare id of the customer it belongs to, or null. */
  readonly customer: string | null;
  /** The merchant's own reference. */
  readonly reference: string;
  /** The 24-digit id by which legacy resources are known; left out for all others. */
  readonly shortId?: string;
  /** A key of the merchant that is unique among instruments of this product, or null. */
  readonly merchantKey: string | null;
  readonly description: string | null;
  readonly metadata: Metadata | null;
  readonly requested: Requested;
  /** The number or code that is paid to, unique in its channel; null where there is none. */
  readonly identifier: string | null;
  /** Whether another instrument has that number now: this one had ended. */
  readonly numberPassedOn?: boolean;
  readonly returnUrls: ReturnUrls;
  readonly authentication: AuthenticationWishes;
  /** Whether its payer authorizes it on a page, also where the bank sends a password. */
  readonly onPage?: boolean;
  /** What its type knows of it. */
  readonly detail: unknown;
  /** Why its authorization failed, or null. */
  readonly failure: string | null;
  /** Milliseconds from which it can no longer be used, or null. */
  readonly expires: number | null;
  /** Milliseconds until which its payer may authorize it; null when nothing waits for that. */
  readonly openUntil: number | null;
  /** Whether its payer went back to the merchant without deciding. */
  readonly left: boolean;
  /** What the request that created it has sent as x-kasir-script. */
  readonly script?: string;
  readonly created: number;
  readonly updated: number;
  /** What its owner keeps with it; read by nobody else. */
  readonly echo: unknown;
}
