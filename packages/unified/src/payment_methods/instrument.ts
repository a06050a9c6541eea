// What each type of method brings along: its own rules, its time, and how it is shown.
import type { RowOf, Violation } from '@kasir/core';
import type { Context, Fail } from '@kasir/core/server';
import type { Channel, customers, PaymentMethod, paymentMethods } from '@kasir/models';
import type { MethodInput } from './input.ts';

export type PaymentMethodRow = RowOf<typeof paymentMethods>;

/** What the request around a method says; it takes precedence over the method's own values. */
export interface Around {
  readonly currency: string | null;
  readonly country: string | null;
  readonly amount: number | null;
  readonly channel_properties: Readonly<Record<string, unknown>> | null;
  /** Whose method it is, or null where nobody has to be known. */
  readonly customer: RowOf<typeof customers> | null;
  /** Whether it comes inside a payment request, with which its payer authorises it. */
  readonly inline: boolean;
  /** Where things stand in the request, for the paths of violations. */
  readonly paths: { readonly method: string; readonly currency: string };
}

export type InstrumentName =
  | 'card'
  | 'ewallet'
  | 'direct_debit'
  | 'over_the_counter'
  | 'virtual_account'
  | 'qr_code';

/** One instrument on its channel, not yet created. */
export interface Instrument {
  readonly violations: readonly (Violation | null)[];
  /** What else stands against it, once its fields are valid. */
  readonly refusal?: Fail<'DUPLICATED_FIXED_PAYMENT_INSTRUMENT'> | null;
  /** Its own amount, where it has one. */
  readonly amount?: number | null;
  /** Milliseconds from which it can no longer be used, or null. */
  readonly expires: number | null;
  /** Whether its payer has to authorise it before it can be used. */
  readonly authorised: 'by payer' | 'at once';
  /** Whether the bank of a card asks its holder to authenticate. */
  readonly challenged?: boolean;
  /** Its part of the payment method with this bare id. */
  readonly shown: (id: string) => Partial<Pick<PaymentMethod, InstrumentName>>;
}

type Sent<T extends MethodInput['type']> = Extract<MethodInput, { type: T }>;

/** What an instrument is made of. */
export interface OnChannel<T extends MethodInput['type']> {
  readonly input: Sent<T>;
  readonly channel: Channel;
  readonly around: Around;
  readonly context: Context;
}
