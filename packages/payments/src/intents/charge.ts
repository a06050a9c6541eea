// Charges the instrument of an intent, at once or when its payer acts.
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import { expiredCode } from '../connectors/failure-codes.ts';
import type {
  ChannelTask,
  ChannelResponse,
  ChargeResult,
  PasswordResult,
} from '../connectors/port.ts';
import { authorizeInstrument } from '../instruments/authorize.ts';
import { consumeInstrument } from '../instruments/end.ts';
import { channelOf, getInstrument } from '../instruments/find.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { chargedResults } from '../instruments/types/card/bank.ts';
import { findDetail } from '../instruments/types/index.ts';
import type { CardAuthentication, CardResults } from '../instruments/types/card/results.ts';
import type { PaymentDetail } from '../instruments/types/type.ts';
import { authorizePayment } from '../payments/capture.ts';
import { completePayment } from '../payments/complete.ts';
import { requestPayment } from '../payments/fail.ts';
import type { PaymentRow } from '../payments/kind.ts';
import { attemptOf, paymentOf, type Paid } from './attempt.ts';
import { closeIntentsOf, failIntent } from './end.ts';
import { awaitResponse, type Awaited } from './response.ts';
import { getIntent } from './find.ts';
import { voidIntent } from './void.ts';
import { intents, type IntentRow, type IntentState } from './kind.ts';

/** The result of charging an instrument; `results` are those of a card. */
export type Charged = {
  readonly amount: number;
  readonly results: CardResults | null;
} & (
  | { readonly on: 'fail'; readonly failure: string }
  | { readonly on: 'succeed' | 'authorize'; readonly failure: null }
);

/** The result of a charge, or the wait for a channel that has not responded yet. */
export type ChargeResponse = Charged | ({ readonly on: 'wait' } & Awaited);

export type Charge = Pick<
  IntentState,
  | 'product'
  | 'customer'
  | 'reference'
  | 'country'
  | 'manualCapture'
  | 'securityCode'
  | 'pendingAs'
  | 'script'
> & {
  readonly shortId?: string | null;
  /** Ids of other objects that the charge is about. */
  readonly alsoAbout?: readonly (string | null)[];
  readonly amount: number;
  /** The flow by which the cardholder was authenticated, or null. */
  readonly flow: CardAuthentication['flow'] | null;
  /** True when the instrument has expired. */
  readonly ended?: boolean;
  /** The response of the channel, when already known. */
  readonly known?: ChargeResult | undefined;
};

/** Asks the channel of an instrument for an amount. */
const ask = (d: Scope, { id, state }: InstrumentRow, newCharge: Charge): ChannelResponse => {
  const { product, customer, reference, shortId, alsoAbout = [] } = newCharge;
  const { country, amount, manualCapture } = newCharge;
  const channel = channelOf({ ...state, country });
  const connector = getConnector(d.context);
  const task: ChannelTask = {
    work: manualCapture ? 'authorization' : 'payment',
    channel,
    amount,
    product: product.kind,
    about: () => ({
      customer: customer ?? state.customer,
      references: [reference, state.reference],
      objects: [product.id, shortId ?? null, id, ...alsoAbout],
      script: d.context.script ?? newCharge.script ?? state.script,
    }),
  };
  return newCharge.pendingAs === 'nothing'
    ? connector.performNow(d, task)
    : connector.perform(d, task);
};

/** Returns the effect of a channel's response on an intent. */
const chargedAs = (
  { state }: InstrumentRow,
  { amount, manualCapture, securityCode, flow }: Charge,
  response: ChargeResult,
): Charged => {
  const card = findDetail(state, 'CARD');
  const results = card && chargedResults(card, { flow, securityCode }, response);
  return response.result === 'declined'
    ? { on: 'fail', amount, results, failure: response.code }
    : { on: manualCapture ? 'authorize' : 'succeed', amount, results, failure: null };
};

/** Charges an instrument, without writing the payment. */
export const charge = (d: Scope, instrument: InstrumentRow, newCharge: Charge): ChargeResponse => {
  const { ended = false, known, amount, flow } = newCharge;
  if (known) return chargedAs(instrument, newCharge, known);
  const { type } = instrument.state;
  const response: ChannelResponse = ended
    ? { result: 'declined', code: expiredCode(type), networkCode: null }
    : ask(d, instrument, newCharge);
  return response.result === 'pending'
    ? { on: 'wait', amount, flow, truth: response.truth, after: response.after }
    : chargedAs(instrument, newCharge, response);
};

/** Completes the payment of an amount and consumes the instrument. */
const receive = (d: Scope, paid: Paid, amount: number, detail?: PaymentDetail): PaymentRow => {
  const payment = completePayment(d, attemptOf(paid, amount, detail), paymentOf(d, paid.intent));
  consumeInstrument(d, paid.instrument);
  return payment;
};

interface Holding extends Paid {
  readonly intent: IntentRow;
}

/** Authorizes an amount: the card's bank holds it until it is captured. */
const hold = (d: Scope, { intent, instrument }: Holding, amount: number): PaymentRow => {
  const held = authorizePayment(d, attemptOf({ intent, instrument }, amount));
  d.change(intents, intent, { payment: held.id });
  if (held.state.authorizedUntil !== null)
    d.schedule(voidIntent, held.state.authorizedUntil, { intent: intent.id });
  // Only a capture consumes the instrument, but no other intent can be paid by it until then.
  if (!instrument.state.reusable) closeIntentsOf(d, instrument, 'close');
  return held;
};

/**
 * Records the charge of an instrument for an intent whose status already shows it; returns null
 * when the instrument was only verified.
 */
export const recordCharged = (
  d: Scope,
  intent: IntentRow,
  instrument: InstrumentRow,
  { on, amount }: Pick<Charged, 'amount'> & { readonly on: 'succeed' | 'authorize' },
  detail?: PaymentDetail,
): PaymentRow | null => {
  if (intent.state.purpose === 'verify') return null;
  return on === 'succeed'
    ? receive(d, { intent, instrument }, amount, detail)
    : hold(d, { intent, instrument }, amount);
};

/** Returns the instrument of an intent; one that came with the intent is authorized by paying. */
export const linked = (d: Scope, instrument: InstrumentRow): InstrumentRow =>
  instrument.state.status === 'PENDING' ? authorizeInstrument(d, instrument) : instrument;

/** Requests the payer's approval elsewhere: the payment is pending until the payer responds. */
export const requestApproval = (d: Scope, intent: IntentRow, amount: number): void => {
  const instrument = getInstrument(d, intent.state.instrument);
  const { id: payment } = requestPayment(d, attemptOf({ intent, instrument }, amount));
  d.change(intents, intent, { payment });
};

/** Creates the pending payment of a charge, once; authorizations and verifications have none. */
export const requestOnce = (d: Scope, intent: IntentRow, amount: number): void => {
  const { payment, manualCapture, purpose } = intent.state;
  if (payment === null && !manualCapture && purpose !== 'verify')
    requestApproval(d, intent, amount);
};

/** Returns whether an intent stays open when it is paid: its number can be paid repeatedly. */
const staysOpen = ({ state }: InstrumentRow): boolean =>
  channelOf(state).flow === 'PRESENT' && state.reusable;

/** Options for paying an open intent. */
interface Confirmation {
  /** Overrides the payment details of its type. */
  readonly detail?: PaymentDetail | undefined;
  /** The channel's response and the flow of the charge; the channel is asked when omitted. */
  readonly known?: { readonly response: ChargeResult; readonly flow: Charge['flow'] };
}

/**
 * Pays an open intent, unless the channel declines. An instrument that came with the intent is
 * authorized even when the channel declines, unless it is kept only if it pays. Returns the
 * payment, pending when the channel has not responded; null when there is none, because the
 * instrument was only verified or an authorization has no response yet.
 */
export const confirmIntent = (
  d: Scope,
  intent: IntentRow,
  amount: number,
  { detail, known }: Confirmation = {},
): PaymentRow | null => {
  const found = getInstrument(d, intent.state.instrument);
  const charging = intent.state.purpose === 'save' ? found : linked(d, found);
  const charged = staysOpen(charging)
    ? ({ on: 'succeed', amount, results: null } as const)
    : charge(d, charging, {
        ...intent.state,
        amount,
        flow: known ? known.flow : 'CHALLENGE',
        known: known?.response,
      });
  if (charged.on === 'wait') {
    requestOnce(d, intent, amount);
    awaitResponse(d, getIntent(d, intent.id), { ...charged, detail });
    return paymentOf(d, getIntent(d, intent.id));
  }
  const { results } = charged;
  if (charged.on === 'fail') return failIntent(d, intent, charged.failure, results);
  const instrument = linked(d, charging);
  if (staysOpen(instrument)) return receive(d, { intent, instrument }, amount, detail);
  const paid = d.transition(intents, intent, charged.on, { results });
  return recordCharged(d, paid, instrument, { on: charged.on, amount }, detail);
};

/**
 * Checks the password that the payer entered: the intent is confirmed, or fails when the balance is
 * insufficient. A wrong password changes nothing.
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
