// Ends an intent without a payment: by a refusal, its expiry, or the end of its instrument.
import type { Scope } from '@kasir/core/server';
import { declineInstrument } from '../instruments/authorize.ts';
import { instruments, type InstrumentRow } from '../instruments/kind.ts';
import type { CardResults } from '../instruments/types/card/results.ts';
import { endInstrument, statusAt } from '../instruments/end.ts';
import { getInstrument } from '../instruments/find.ts';
import { failPayment, paymentOf } from './attempt.ts';
import { payments, type PaymentRow } from '../payments/kind.ts';
import { intents, type IntentRow } from './kind.ts';

/** Returns whether an instrument was made for this intent alone. */
const isOwnedBy = ({ state: { product } }: InstrumentRow, intent: IntentRow): boolean =>
  product.kind === intent.state.product.kind && product.id === intent.state.product.id;

/** Returns whether an intent waits for its payer. */
export const isWaiting = ({ state: { status } }: IntentRow): boolean =>
  status === 'REQUIRES_ACTION' || status === 'PENDING';

/** Returns whether an intent can be paid now; it may have expired before its job runs. */
export const isOpen = (intent: IntentRow, now: number): boolean =>
  isWaiting(intent) && now < (intent.state.expires ?? Infinity);

/** The failure codes of unpaid intents when no channel has given a reason. */
export const unpaid = {
  expire: 'EXPIRED',
  close: 'INSTRUMENT_ENDED',
  cancel: 'INSTRUMENT_ENDED',
} as const;

/** Ends an instrument that was to be authorized with its intent. */
const endLinking = (
  d: Scope,
  { state: { instrument } }: IntentRow,
  on: 'fail' | 'expire',
  failure: string,
): void => {
  const row = d.get(instruments, instrument);
  if (row?.state.status !== 'PENDING') return;
  if (on === 'expire') d.transition(instruments, row, 'expire', { openUntil: null, left: false });
  else declineInstrument(d, row, failure);
};

/**
 * Records a failed payment of a failed intent, and ends the instrument that came with it. Returns
 * the payment, or null when the instrument was only verified.
 */
export const recordFailed = (d: Scope, intent: IntentRow, failure: string): PaymentRow | null => {
  const payment = intent.state.purpose === 'verify' ? null : failPayment(d, intent, failure);
  endLinking(d, intent, 'fail', failure);
  return payment;
};

/**
 * Fails a waiting intent that the channel, the card's bank or the payer refused. Returns the failed
 * payment, or null when the instrument was only verified.
 */
export const failIntent = (
  d: Scope,
  intent: IntentRow,
  failure: string,
  results: CardResults | null = null,
): PaymentRow | null => {
  const failed = d.transition(intents, intent, 'fail', {
    failure,
    results: results ?? intent.state.results,
  });
  return recordFailed(d, failed, failure);
};

/** Returns whether a waiting intent was already paid: a number can be paid again (STATE-PM2-03). */
const wasPaid = (d: Scope, intent: IntentRow): boolean =>
  intent.state.purpose !== 'repeat' &&
  d.get(instruments, intent.state.instrument)?.state.reusable === true &&
  d.children(payments, intent.id).some(({ state }) => state.captured > 0);

/** Ends a waiting intent, as unpaid or as a success whose event was already emitted. */
const endIntent = (d: Scope, intent: IntentRow, on: 'expire' | 'close' | 'cancel'): void => {
  if (!isWaiting(intent)) return;
  if (wasPaid(d, intent)) {
    d.transition(intents, intent, 'finish');
    return;
  }
  const failure = unpaid[on];
  const ended = d.transition(intents, intent, on, { failure });
  if (ended.state.payment !== null) failPayment(d, ended, failure);
  endLinking(d, ended, on === 'expire' ? 'expire' : 'fail', failure);
};

/** Expires an intent. */
export const expireIntent = (d: Scope, intent: IntentRow): void => endIntent(d, intent, 'expire');

/**
 * Cancels a waiting intent for the merchant, with its pending payment and an instrument that was
 * made for it alone.
 */
export const cancelIntent = (d: Scope, intent: IntentRow): IntentRow => {
  const canceled = d.transition(intents, intent, 'cancel', { failure: 'CANCELED' });
  const pending = paymentOf(d, canceled);
  if (pending) d.transition(payments, pending, 'cancel');
  endLinking(d, canceled, 'fail', 'CANCELED');
  const instrument = getInstrument(d, canceled.state.instrument);
  if (isOwnedBy(instrument, canceled) && statusAt(instrument, d.now) === 'ACTIVE')
    endInstrument(d, instrument, 'withdraw');
  return canceled;
};

/** Moves the expiry of waiting intents along with that of their instrument. */
export const moveIntentEnds = (d: Scope, before: InstrumentRow, after: InstrumentRow): void => {
  const { expires } = after.state;
  if (expires === before.state.expires) return;
  for (const intent of d.children(intents, before.id))
    if (intent.state.expires === before.state.expires) d.change(intents, intent, { expires });
};

/** Ends every intent that waits for an instrument which can no longer be paid. */
export const closeIntentsOf = (
  d: Scope,
  { id }: Pick<InstrumentRow, 'id'>,
  on: 'expire' | 'close' | 'cancel',
): void => {
  for (const intent of d.children(intents, id)) endIntent(d, intent, on);
};

/**
 * Records the failed payment of an intent that ended without one: the v2 API lists and emits it
 * (STATE-PR2-02).
 */
export const recordUnpaid = (d: Scope, intent: IntentRow): void => {
  if (intent.state.payment === null) failPayment(d, intent, intent.state.failure ?? unpaid.expire);
};
