// Builds attempts to pay an intent by its instrument, and finds the payment of an intent.
import type { Scope } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import { channelOf, getInstrument } from '../instruments/find.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { typeOf } from '../instruments/types/index.ts';
import type { PaymentDetail } from '../instruments/types/type.ts';
import type { Attempt } from '../payments/attempt.ts';
import { recordDeclined } from '../payments/fail.ts';
import { payments, type PaymentRow } from '../payments/kind.ts';
import type { IntentRow } from './kind.ts';

/** The paid object: an intent with its instrument, or an instrument without an intent. */
export interface Paid {
  readonly intent: IntentRow | null;
  readonly instrument: InstrumentRow;
}

/** Returns the attempt to pay an amount; `detail` overrides the details of the type. */
export const attemptOf = (
  { intent, instrument }: Paid,
  amount: number,
  detail: PaymentDetail = {},
): Attempt => {
  const { state } = instrument;
  const type = typeOf(state.type);
  return {
    product: (intent ?? instrument).state.product,
    intent: intent?.id ?? null,
    instrument: instrument.id,
    channel: channelOf(intent ? { ...state, country: intent.state.country } : state),
    amount,
    reference: (intent ?? instrument).state.reference,
    identifier: type.identifier(state, state.detail),
    detail: { ...type.paid(state, state.detail, amount), ...detail },
  };
};

/** Returns the payment that is pending or was authorized for an intent, or null. */
export const paymentOf = (
  reads: Pick<Reads, 'get'>,
  intent: Pick<IntentRow, 'state'> | null,
): PaymentRow | null => {
  const id = intent?.state.payment ?? null;
  return id === null ? null : (reads.get(payments, id) ?? null);
};

/**
 * Fails the payment of an intent: the pending one, or a new record with the amount of the intent,
 * which is 0 when the payer was to choose it.
 */
export const failPayment = (d: Scope, intent: IntentRow, failure: string): PaymentRow => {
  const pending = paymentOf(d, intent);
  if (pending) return d.transition(payments, pending, 'fail', { failure });
  const instrument = getInstrument(d, intent.state.instrument);
  return recordDeclined(
    d,
    attemptOf({ intent, instrument }, intent.state.requested.amount ?? 0),
    failure,
  );
};
