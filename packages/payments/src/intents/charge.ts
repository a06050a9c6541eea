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
import { meansOf } from '../instruments/means.ts';
import { joinReturnUrls } from '../instruments/return-urls.ts';
import { keepToken } from '../instruments/vault.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { chargedResults } from '../instruments/types/card/bank.ts';
import { findDetail } from '../instruments/types/index.ts';
import type { CardDetail } from '../instruments/types/card/detail.ts';
import type { CardAuthentication, CardResults } from '../instruments/types/card/results.ts';
import type { PaymentDetail } from '../instruments/types/type.ts';
import { authorizePayment } from '../payments/capture.ts';
import { completePayment } from '../payments/complete.ts';
import { requestPayment } from '../payments/fail.ts';
import type { PaymentRow } from '../payments/kind.ts';
import { attemptOf, paymentOf, type Paid } from './attempt.ts';
import { closeIntentsOf, failIntent } from './end.ts';
import { attendanceOf } from './next-action.ts';
import { awaitResponse, type Awaited } from './response.ts';
import { joinPurchases } from '../operations/purchase.ts';
import type { Order } from '../operations/work.ts';
import { getIntent } from './find.ts';
import { voidIntent } from './void.ts';
import { intents, type IntentRow, type IntentState } from './kind.ts';

/** The result of charging an instrument; `results` are those of a card. */
export type Charged = {
  readonly amount: number;
  readonly results: CardResults | null;
  /** Unprefixed id of the operation of the connector that charged it, if one did. */
  readonly operation?: string | undefined;
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
  | 'initiator'
  | 'authentication'
  | 'installment'
  | 'pendingAs'
  | 'failureCodes'
  | 'description'
  | 'metadata'
  | 'purchase'
  | 'returnUrls'
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
  /** The time in milliseconds from which it can no longer be paid, or null. */
  readonly expires?: number | null;
  /** The response of the channel, when already known. */
  readonly known?: ChargeResult | undefined;
};

/** Returns the installments of a charge: its own, or those of its card. */
const installmentOf = (
  { installment }: Pick<Charge, 'installment'>,
  { state }: InstrumentRow,
): Pick<Order, 'installment'> => {
  const chosen = installment ?? findDetail(state, 'CARD')?.installment;
  return chosen ? { installment: chosen } : {};
};

/** Requests an amount from the channel of an instrument. */
const ask = (d: Scope, instrument: InstrumentRow, newCharge: Charge): ChannelResponse => {
  const { id, state } = instrument;
  const { product, customer, reference, shortId, failureCodes, alsoAbout = [] } = newCharge;
  const { country, amount, manualCapture } = newCharge;
  const channel = channelOf({ ...state, country });
  const connector = getConnector(d.context);
  const task: ChannelTask = {
    work: manualCapture ? 'authorization' : 'payment',
    channel,
    amount,
    ...(failureCodes && { failureCodes }),
    about: () => ({
      customer: customer ?? state.customer,
      references: [reference, state.reference],
      objects: [product.id, shortId ?? null, id, ...alsoAbout],
      script: d.context.script ?? newCharge.script ?? state.script,
    }),
    order: () => ({
      object: { kind: product.kind, id: product.id },
      reference,
      customer: customer ?? state.customer,
      returnUrls: joinReturnUrls(newCharge.returnUrls, state.returnUrls),
      means: meansOf(instrument),
      continues: null,
      expires: newCharge.expires ?? null,
      description: newCharge.description,
      metadata: newCharge.metadata,
      purchase: joinPurchases(newCharge.purchase, state.purchase),
      ...attendanceOf(newCharge, instrument),
      ...installmentOf(newCharge, instrument),
    }),
  };
  return newCharge.pendingAs === 'nothing'
    ? connector.performNow(d, task)
    : connector.perform(d, task);
};

/** Returns the results of a card; in live mode only those that the connector reported. */
const resultsOf = (
  card: CardDetail,
  charged: Parameters<typeof chargedResults>[1],
  response: ChargeResult,
  isOutside: boolean,
): CardResults => {
  const results = chargedResults(card, charged, response);
  if (!isOutside) return results;
  const networkCode = response.result === 'declined' ? response.networkCode : null;
  const networkText = networkCode === null ? null : results.networkText;
  return { ...card.results, networkCode, networkText };
};

/** Returns the effect of a channel's response on an intent. */
const chargedAs = (
  { state }: InstrumentRow,
  { amount, manualCapture, securityCode, flow }: Charge,
  response: ChargeResult,
  isOutside: boolean,
): Charged => {
  const card = findDetail(state, 'CARD');
  const results = card && resultsOf(card, { flow, securityCode }, response, isOutside);
  if (response.result === 'declined')
    return { on: 'fail', amount, results, failure: response.code };
  const { operation } = response;
  const on = manualCapture ? 'authorize' : 'succeed';
  return { on, amount, results, failure: null, operation };
};

/** Charges an instrument, without writing the payment. */
export const charge = (d: Scope, instrument: InstrumentRow, newCharge: Charge): ChargeResponse => {
  const { ended = false, known, amount, flow } = newCharge;
  const { isOutside } = getConnector(d.context);
  if (known) return chargedAs(instrument, newCharge, known, isOutside);
  const { type } = instrument.state;
  const response: ChannelResponse = ended
    ? { result: 'declined', code: expiredCode(type), networkCode: null }
    : ask(d, instrument, newCharge);
  return response.result === 'pending'
    ? { on: 'wait', amount, flow, missing: response }
    : chargedAs(instrument, newCharge, response, isOutside);
};

/** The details and the operation of a charge. */
interface ChargedBy {
  readonly detail?: PaymentDetail | undefined;
  readonly operation?: string | undefined;
}

/** Completes the payment of an amount and consumes the instrument. */
const receive = (
  d: Scope,
  paid: Paid,
  amount: number,
  { detail, operation }: ChargedBy = {},
): PaymentRow => {
  const attempt = { ...attemptOf(paid, amount, detail), operation };
  const payment = completePayment(d, attempt, paymentOf(d, paid.intent));
  consumeInstrument(d, paid.instrument);
  return payment;
};

interface Holding extends Paid {
  readonly intent: IntentRow;
}

/** Authorizes an amount: the card's bank holds it until it is captured. */
const hold = (
  d: Scope,
  { intent, instrument }: Holding,
  amount: number,
  operation: string | undefined,
): PaymentRow => {
  const held = authorizePayment(d, { ...attemptOf({ intent, instrument }, amount), operation });
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
  {
    on,
    amount,
    operation,
  }: Pick<Charged, 'amount' | 'operation'> & { readonly on: 'succeed' | 'authorize' },
  detail?: PaymentDetail,
): PaymentRow | null => {
  if (operation !== undefined) keepToken(d, instrument, operation);
  if (intent.state.purpose === 'verify') return null;
  return on === 'succeed'
    ? receive(d, { intent, instrument }, amount, { detail, operation })
    : hold(d, { intent, instrument }, amount, operation);
};

/** Authorizes an instrument that came with the intent, and returns the instrument. */
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

/** Returns whether a response is a decline of a charge that the payer did not approve. */
const isUnapproved = (response: ChargeResult | undefined): boolean =>
  response?.result === 'declined' && response.unapproved === true;

/** Returns whether an intent stays open when it is paid: its number can be paid repeatedly. */
const staysOpen = ({ state }: InstrumentRow): boolean =>
  channelOf(state).flow === 'PRESENT' && state.reusable;

/** Options for paying an open intent. */
interface Confirmation {
  /** Overrides the payment details of its type. */
  readonly detail?: PaymentDetail | undefined;
  /** Unprefixed id of the operation by which a connector reported the money. */
  readonly operation?: string | undefined;
  /** The channel's response and the flow of the charge; requested from the channel when omitted. */
  readonly known?: { readonly response: ChargeResult; readonly flow: Charge['flow'] };
}

/**
 * Pays an open intent, unless the channel declines. An instrument that came with the intent is
 * authorized even when the channel declines, unless the payer did not approve, or the instrument is
 * saved only after a payment. Returns the payment, which is pending until the channel responds. It
 * is null when the instrument was only verified, or an authorization has no response yet.
 */
export const confirmIntent = (
  d: Scope,
  intent: IntentRow,
  amount: number,
  { detail, operation, known }: Confirmation = {},
): PaymentRow | null => {
  const found = getInstrument(d, intent.state.instrument);
  const charging =
    intent.state.purpose === 'save' || isUnapproved(known?.response) ? found : linked(d, found);
  const isReported = operation !== undefined || staysOpen(charging);
  const charged: ChargeResponse = isReported
    ? { on: 'succeed', amount, results: null, failure: null }
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
  const by = charged.operation ?? operation;
  if (staysOpen(instrument))
    return receive(d, { intent, instrument }, amount, { detail, operation: by });
  const paid = d.transition(intents, intent, charged.on, { results });
  return recordCharged(d, paid, instrument, { on: charged.on, amount, operation: by }, detail);
};

/**
 * Requests the charge of an open intent from a connector, because its payer acts outside the
 * platform; the intent fails when no connector serves it.
 */
export const askOutside = (d: Scope, intent: IntentRow, amount: number): void => {
  const instrument = getInstrument(d, intent.state.instrument);
  const charged = charge(d, instrument, { ...intent.state, amount, flow: null });
  if (charged.on === 'wait') awaitResponse(d, intent, charged);
  if (charged.on === 'fail') failIntent(d, intent, charged.failure, charged.results);
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
