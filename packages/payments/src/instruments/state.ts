// The stored state of an instrument, and its lifecycle.
import { lifecycle } from '@kasir/core/resource';
import type { ChannelType } from '@kasir/models';
import type { Purchase } from '../operations/purchase.ts';
import type { Product } from '../product.ts';

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

/** Data that a merchant attaches to an object. */
export type Metadata = Readonly<Record<string, string | number | boolean>>;

/** The URLs to which a payer returns from a page. */
export interface ReturnUrls {
  readonly success: string | null;
  readonly failure: string | null;
  readonly cancel: string | null;
}

/** The requested amounts, in minor units; null when the payer may choose. */
export interface Requested {
  readonly amount: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

/** The merchant's preferences for authenticating the owner of a card or account; null for none. */
export interface AuthenticationPreferences {
  /** True to charge a card without 3-D Secure. */
  readonly skip: boolean | null;
  /** True to debit a linked account only with a one-time password, false without one. */
  readonly require: boolean | null;
}

/** The places where a payer authorizes: a page, or the password of the bank if it sends one. */
export const authorizationPlaces = ['page', 'password_or_page'] as const;
export type AuthorizationPlace = (typeof authorizationPlaces)[number];

export interface InstrumentState {
  readonly status: InstrumentStatus;
  /** The product to which it belongs, e.g. the v2 payment method or the QR code. */
  readonly product: Product;
  readonly type: ChannelType;
  readonly channel: string;
  readonly country: string;
  readonly currency: string;
  /** True when it accepts more than one payment. */
  readonly reusable: boolean;
  /** Unprefixed id of its customer, or null. */
  readonly customer: string | null;
  /** The merchant's own reference. */
  readonly reference: string;
  /** The 24-digit id of a legacy resource; omitted for all others. */
  readonly shortId?: string;
  /** A key of the merchant that is unique among instruments of this product, or null. */
  readonly merchantKey: string | null;
  readonly description: string | null;
  readonly metadata: Metadata | null;
  readonly requested: Requested;
  /** The number or code that payers pay to, unique in its channel; null when it has none. */
  readonly identifier: string | null;
  /** True when another instrument has taken that number after this one ended. */
  readonly numberPassedOn?: boolean;
  readonly returnUrls: ReturnUrls;
  readonly authentication: AuthenticationPreferences;
  readonly authorizedOn: AuthorizationPlace;
  /** The data of its type. */
  readonly detail: unknown;
  /** The token of the connector that keeps it in live mode. */
  readonly vault?: { readonly connector: string; readonly token: string };
  /** The account of its payer as the merchant gave it, for connectors; never an account number. */
  readonly payer?: Readonly<Record<string, string>>;
  /** The purchase with its billing data and preferences, for connectors; omitted in test mode. */
  readonly purchase?: Purchase;
  /** Unprefixed id of the operation that issued or linked it; omitted in test mode. */
  readonly operation?: string;
  /** The failure code of its authorization, or null. */
  readonly failure: string | null;
  /** The time in milliseconds from which it can no longer be used, or null. */
  readonly expires: number | null;
  /** The time in milliseconds until which its payer may authorize it; null for none. */
  readonly openUntil: number | null;
  /** True when its payer returned to the merchant without deciding. */
  readonly left: boolean;
  /** The x-kasir-script header of the request that created it. */
  readonly script?: string;
  readonly created: number;
  readonly updated: number;
  /** Data of the product that owns it; the domain does not read it. */
  readonly echo: unknown;
}
