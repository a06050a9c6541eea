// Charging the instrument of an intent: at once, or when its payer acts.
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import type { ChargeResult, PasswordResult } from '../connectors/port.ts';
import { authorizeInstrument } from '../instruments/authorize.ts';
import { consumeInstrument } from '../instruments/end.ts';
import { channelOf, getInstrument } from '../instruments/find.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { typeOf } from '../instruments/types/index.ts';
import type { CardAuthentication, CardResults } from '../instruments/types/card-results.ts';
import type { PaymentDetail } from '../instruments/types/type.ts';
import { authorizePayment } from '../payments/capture.ts';
import { completePayment } from '../payments/complete.ts';
import { requestPayment } from '../payments/fail.ts';
import type { PaymentRow } from '../payments/kind.ts';
import { attemptOf, paymentOf, type Paid } from './attempt.ts';
import { closeIntentsOf, failIntent } from './end.ts';
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

export type Charge = Pick<IntentState, 'product' | 'country' | 'manualCapture' | 'securityCode'> & {
  readonly amount: number;
  /** How the holder of a card was authenticated, or null. */
  readonly flow: CardAuthentication['flow'] | null;
  /** Whether the time of the instrument has passed. */
  readonly ended?: boolean;
};

/** Charges an instrument; nothing is written yet. */
export const charge = (
  d: Pick<Scope, 'context'>,
  state: InstrumentRow['state'],
  { product, amount, country, manualCapture, securityCode, flow, ended = false }: Charge,
): Charged => {
  const type = typeOf(state.type);
  const charged: ChargeResult = ended
    ? { result: 'declined', code: type.ended, networkCode: null }
    : getConnector(d.context).charge(channelOf({ ...state, country }), amount, product.kind);
  const results = type.charged(state.detail, { flow, securityCode }, charged);
  return charged.result === 'declined'
    ? { on: 'fail', amount, results, failure: charged.code }
    : { on: manualCapture ? 'authorize' : 'succeed', amount, results, failure: null };
};

/** Money comes in for an intent. */
const receive = (d: Scope, paid: Paid, amount: number, detail?: PaymentDetail): PaymentRow => {
  const payment = completePayment(d, attemptOf(paid, amount, detail), paymentOf(d, paid.intent));
  consumeInstrument(d, paid.instrument);
  return payment;
};

interface Charging extends Paid {
  readonly intent: IntentRow;
}

/** The card's bank holds the money until it is captured. */
const hold = (d: Scope, { intent, instrument }: Charging, amount: number): PaymentRow => {
  const held = authorizePayment(d, attemptOf({ intent, instrument }, amount));
  d.change(intents, intent, { payment: held.id });
  if (held.state.authorizedUntil !== null)
    d.schedule(voidIntent, held.state.authorizedUntil, { intent: intent.id });
  // Only its capture uses it up, but no other intent can be paid by it meanwhile.
  if (!instrument.state.reusable) closeIntentsOf(d, instrument, 'close');
  return held;
};

/**
 * Writes what came of charging the instrument of an intent whose status says so already; null where
 * it was only verified.
 */
export const recordCharged = (
  d: Scope,
  intent: IntentRow,
  instrument: InstrumentRow,
  { on, amount }: Pick<Charged, 'amount'> & { readonly on: 'succeed' | 'authorize' },
  detail?: PaymentDetail,
): PaymentRow | null => {
  if (intent.state.verifies === true) return null;
  return on === 'succeed'
    ? receive(d, { intent, instrument }, amount, detail)
    : hold(d, { intent, instrument }, amount);
};

/** The instrument of an intent; one that came with it is authorized by what is paid. */
export const linked = (d: Scope, instrument: InstrumentRow): InstrumentRow =>
  instrument.state.status === 'PENDING' ? authorizeInstrument(d, instrument) : instrument;

/** The payer is asked elsewhere: the payment is pending until the payer responds. */
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
 * intent is authorized by that, whether the channel declines or not, unless it is kept only if it
 * pays. `detail` goes over what its type says of the payment. Returns the payment, or null where
 * the instrument was only verified.
 */
export const confirmIntent = (
  d: Scope,
  intent: IntentRow,
  amount: number,
  detail?: PaymentDetail,
): PaymentRow | null => {
  const known = getInstrument(d, intent.state.instrument);
  const charging = intent.state.savesIfPaid === true ? known : linked(d, known);
  const charged = charge(d, charging.state, { ...intent.state, amount, flow: 'CHALLENGE' });
  const { results } = charged;
  if (charged.on === 'fail') return failIntent(d, intent, charged.failure, results);
  const instrument = linked(d, charging);
  if (staysOpen(instrument)) return receive(d, { intent, instrument }, amount, detail);
  const paid = d.transition(intents, intent, charged.on, { results });
  return recordCharged(d, paid, instrument, { on: charged.on, amount }, detail);
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
