// What each type of method brings along: its own rules, its time, and how it is shown.
import type { Violation } from '@kasir/core';
import type { Fail } from '@kasir/core/server';
import type { Channel, EwalletProperties, PaymentMethod } from '@kasir/models';
import type { MethodInput } from './input.ts';

/** What the request around a method says; it takes precedence over the method's own values. */
export interface Around {
  readonly currency: string | null;
  readonly country: string | null;
  readonly amount: number | null;
  readonly channel_properties: EwalletProperties | null;
  /** Where things stand in the request, for the paths of violations. */
  readonly paths: { readonly method: string; readonly currency: string };
}

/** One instrument on its channel, not yet created. */
export interface Instrument {
  readonly violations: readonly (Violation | null)[];
  /** What else stands against it, once its fields are valid. */
  readonly refusal: Fail<
    'PAYMENT_METHOD_REUSABILITY_INVALID' | 'DUPLICATED_FIXED_PAYMENT_INSTRUMENT'
  > | null;
  /** Milliseconds from which it can no longer be paid, or null. */
  readonly expires: number | null;
  /** Its part of the payment method. */
  readonly shown: () => Pick<PaymentMethod, 'ewallet' | 'virtual_account'>;
}

export type Sent<T extends MethodInput['type']> = Extract<MethodInput, { type: T }>;

export interface OnChannel<T extends MethodInput['type']> {
  readonly input: Sent<T>;
  readonly channel: Channel;
  readonly around: Around;
}
