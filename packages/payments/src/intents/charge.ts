// Charging the instrument of an intent: at once, when its payer acts, or when money comes in on a
// number.
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import type { PasswordResult } from '../connectors/port.ts';
import { authorizeInstrument } from '../instruments/authorize.ts';
import { consumeInstrument } from '../instruments/end.ts';
import { channelOf, getInstrument } from '../instruments/find.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { typeOf } from '../instruments/types/index.ts';
import type { CardAuthentication, CardResults } from '../instruments/types/card-results.ts';
import { authorizePayment } from '../payments/capture.ts';
import { completePayment } from '../payments/complete.ts';
import { requestPayment } from '../payments/fail.ts';
import { attemptOf, paymentOf, type Paid } from './attempt.ts';
import { closeIntentsOf, failIntent, isOpen } from './end.ts';
import { voidIntent } from './void.ts';
import { intents, type IntentRow, type IntentState } from './kind.ts';

/** What came of charging an instrument; `results` are those of a card. */
export type Charged = {
  readonly amount: number;
  readonly results: CardResults | null;
} & (
  | { readonly on: 'fail'; readonly failure: string }
  | { readonly on: 'succeed' | 'authorize'; readonly failure: null }
);

type Charge = Pick<IntentState, 'manualCapture' | 'securityCode'> & {
  readonly amount: number;
  /** How the holder of a card was authenticated, or null. */
  readonly flow: CardAuthentication['flow'] | null;
};

/** Charges an instrument; nothing is written yet. */
export const charge = (
  d: Pick<Scope, 'context'>,
  { state }: InstrumentRow,
  { amount, manualCapture, securityCode, flow }: Charge,
): Charged => {
  const charged = getConnector(d.context).charge(channelOf(state), amount);
  const results = typeOf(state.type).charged(state.detail, { flow, securityCode }, charged);
  return charged.result === 'declined'
    ? { on: 'fail', amount, results, failure: charged.code }
    : { on: manualCapture ? 'authorize' : 'succeed', amount, results, failure: null };
};

/** Money comes in for an intent or on an instrument alone. */
const receive = (d: Scope, paid: Paid, amount: number): void => {
  completePayment(d, attemptOf(paid, amount), paymentOf(d, paid.intent));
  consumeInstrument(d, paid.instrument);
};

/** The card's bank holds the money until it is captured. */
const hold = (d: Scope, intent: IntentRow, instrument: InstrumentRow, amount: number): void => {
  const { id, state } = authorizePayment(d, attemptOf({ intent, instrument }, amount));
  d.change(intents, intent, { payment: id });
  if (state.authorizedUntil !== null)
    d.schedule(voidIntent, state.authorizedUntil, { intent: intent.id });
  // Only its capture uses it up, but no other intent can be paid by it meanwhile.
  if (!instrument.state.reusable) closeIntentsOf(d, instrument, 'close');
};

/** Writes what came of charging the instrument of an intent whose status says so already. */
export const recordCharged = (
  d: Scope,
  intent: IntentRow,
  instrument: InstrumentRow,
  { on, amount }: Pick<Charged, 'amount'> & { readonly on: 'succeed' | 'authorize' },
): void => {
  if (on === 'succeed') receive(d, { intent, instrument }, amount);
  else hold(d, intent, instrument, amount);
};

/** The payer is asked elsewhere: the payment is pending until the answer comes. */
export const requestApproval = (d: Scope, intent: IntentRow, amount: number): void => {
  const instrument = getInstrument(d, intent.state.instrument);
  const { id: payment } = requestPayment(d, attemptOf({ intent, instrument }, amount));
  d.change(intents, intent, { payment });
};

/** Whether an intent goes on when it was paid: a number that may be paid again. */
const staysOpen = ({ state }: InstrumentRow): boolean =>
  channelOf(state).flow === 'PRESENT' && state.reusable;

/**
 * The payer of an open intent pays, unless the channel declines. An instrument that came with the
 * intent is authorized by that.
 */
export const confirmIntent = (d: Scope, intent: IntentRow, amount: number): void => {
  const known = getInstrument(d, intent.state.instrument);
  const instrument = known.state.status === 'PENDING' ? authorizeInstrument(d, known) : known;
  const charged = charge(d, instrument, { ...intent.state, amount, flow: 'CHALLENGE' });
  const { results } = charged;
  if (charged.on === 'fail') {
    failIntent(d, intent, charged.failure, results);
    return;
  }
  if (staysOpen(instrument)) {
    receive(d, { intent, instrument }, amount);
    return;
  }
  const paid = d.transition(intents, intent, charged.on, { results });
  recordCharged(d, paid, instrument, { on: charged.on, amount });
};

/**
 * Money comes in on the number or code of an instrument: for the oldest intent that asks for it, or
 * for the instrument alone where none does. Callers check that the instrument can be paid.
 */
export const receiveOnInstrument = (d: Scope, instrument: InstrumentRow, amount: number): void => {
  const open = d.children(intents, instrument.id).filter((one) => isOpen(one, d.now));
  const intent =
    open.find(({ state }) => state.requested.amount === amount) ??
    open.find(({ state }) => state.requested.amount === null);
  if (intent) confirmIntent(d, intent, amount);
  else receive(d, { intent: null, instrument }, amount);
};

/**
 * The payer enters the password that the bank has sent: the intent is confirmed, or fails for want
 * of money. A wrong password changes nothing.
 */
export const enterPaymentPassword = (
  d: Scope,
  intent: IntentRow,
  password: string,
): PasswordResult => {
  const result = getConnector(d.context).enterPassword('pay', password);
  if (result === 'INSUFFICIENT_BALANCE') failIntent(d, intent, result);
  if (result === 'accepted') confirmIntent(d, intent, intent.state.requested.amount ?? 0);
  return result;
};
