// An independent model of refunds: never more than the payment, and only as its channel allows.
import { finalRefund } from '../run/samples/makers.ts';
import type { Body, Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import {
  Blocked,
  errorCodeOf,
  expectThat,
  summarize,
  expectObject,
  expectSame,
  Violation,
} from '../violation.ts';
import type { ApiResponse } from '../wire/message.ts';
import { openRequest, simulatePayment, type ModelledRequest } from './payment-request.ts';
import { hundredths } from './transaction-rows.ts';
import type { PaymentOption } from './payment-options.ts';

/** What a channel does with refunds; the specification leaves it to the target. */
type Ability = 'in parts' | 'in full only' | 'not at all';

/** What the model knows of one payment and its refunds. Amounts in hundredths. */
export interface ModelledPayment {
  readonly option: PaymentOption;
  /** The paid request, or another product that refunds name. */
  readonly request: Made;
  /** What a refund names the payment by. */
  readonly by: Body;
  readonly captured: number;
  refunded: number;
  /** The abilities that are consistent with all responses so far. */
  abilities: readonly Ability[];
  /** Every refund that was created, in its final state. */
  refunds: readonly Made[];
}

/** The share that a refund requests; without an amount it is all that is left. */
export type RefundShare = 'part' | 'rest' | 'whole' | 'over' | 'failing';

const failures = new Set([
  'ACCOUNT_ACCESS_BLOCKED',
  'ACCOUNT_NOT_FOUND',
  'DUPLICATE_ERROR',
  'INSUFFICIENT_BALANCE',
  'REFUND_FAILED',
]);

const MAXIMUM = 'MAXIMUM_REFUND_AMOUNT_REACHED';
const INELIGIBLE = 'INELIGIBLE_TRANSACTION';
const PARTIAL = 'PARTIAL_REFUND_NOT_SUPPORTED';
const UNSUPPORTED = 'REFUND_NOT_SUPPORTED';

/** What is left to refund, in hundredths. */
export const leftOf = ({ captured, refunded }: ModelledPayment): number => captured - refunded;

/**
 * What a refund may be returned with by a channel: the codes whose reason is there, or null for a
 * success where there is none. Which of several codes wins is left open.
 */
const allowedCodes = (
  ability: Ability,
  amount: number,
  payment: ModelledPayment,
): readonly (string | null)[] => {
  const left = leftOf(payment);
  if (left === 0) return [INELIGIBLE, MAXIMUM];
  const codes = [
    ...(amount > left ? [MAXIMUM] : []),
    ...(ability === 'not at all' ? [UNSUPPORTED] : []),
    ...(ability === 'in full only' && amount < left ? [PARTIAL] : []),
  ];
  return codes.length === 0 ? [null] : codes;
};

/** A payment without refunds, on a channel with unknown abilities. */
export const unrefunded: Pick<ModelledPayment, 'refunded' | 'abilities' | 'refunds'> = {
  refunded: 0,
  abilities: ['in parts', 'in full only', 'not at all'],
  refunds: [],
};

/** The unrefunded payment of a request. */
const paymentOf = ({ option, seen, id, payments, captured }: ModelledRequest): ModelledPayment => {
  if (payments === 0) throw new Blocked(`${option.name} was not paid`);
  const brought = option.manual ? captured : payments * hundredths(option.amount);
  return {
    ...unrefunded,
    option,
    request: seen,
    by: { payment_request_id: id },
    captured: brought,
  };
};

/** Creates a paid request; null if the target does not support the option. */
export const createPaidRequest = async (
  trial: Trial,
  option: PaymentOption,
): Promise<ModelledPayment | null> => {
  const request = await openRequest(trial, option);
  if (!request) return null;
  if (request.payments === 0) await simulatePayment(trial, request);
  return paymentOf(request);
};

/** What a refund of a share of a payment sends; a card needs an amount, others may leave it out. */
const refundOf = (trial: Trial, payment: ModelledPayment, share: RefundShare): Body => {
  const { option, captured, by } = payment;
  const { declinedRefunds } = trial.magic;
  const left = leftOf(payment) / 100;
  // As many decimals as the amount that was paid, which its currency has.
  const unit = Number.isInteger(option.amount) ? 1 : 100;
  const third = Math.floor(((left || captured / 100) * unit) / 3) / unit;
  const shares = {
    part: third,
    rest: option.type === 'CARD' ? left || third : undefined,
    whole: captured / 100,
    over: left + 1,
    // One that fails on the target, where it lists any.
    failing: declinedRefunds.length > 0 ? trial.pick(declinedRefunds) : third,
  };
  const amount = shares[share];
  return {
    ...by,
    reference_id: trial.newReference(),
    reason: 'REQUESTED_BY_CUSTOMER',
    ...(amount !== undefined && { amount }),
  };
};

/** Narrows down what the channel does by a response, which must fit to something. */
const narrowAbilities = (
  trial: Trial,
  payment: ModelledPayment,
  amount: number,
  response: ApiResponse,
): void => {
  const code = response.status < 300 ? null : errorCodeOf(response);
  if (code === 'INSUFFICIENT_BALANCE' || code === 'CHANNEL_UNAVAILABLE')
    throw new Blocked(`a refund was not possible: ${summarize(response)}`);
  const fit = payment.abilities.filter((one) => allowedCodes(one, amount, payment).includes(code));
  if (fit.length === 0) {
    const wanted = payment.abilities.flatMap((one) => allowedCodes(one, amount, payment));
    const named = [...new Set(wanted)].map((one) => one ?? 'a success').join(' or ');
    throw new Violation(
      `${named} for ${amount / 100} of ${leftOf(payment) / 100} that are left`,
      summarize(response),
    );
  }
  if (code !== null) expectThat(response.status === 400, `400 with ${code}`, summarize(response));
  payment.abilities = fit;
  const [known, ...others] = fit;
  // Refunds of a QR payment also depend on the issuer of the payer's app.
  if (known && others.length === 0 && payment.option.type !== 'QR_CODE')
    trial.noteChoice(`refunds of ${payment.option.name}`, known);
};

/** Takes over a refund once it is final. */
export const recordRefund = async (
  trial: Trial,
  payment: ModelledPayment,
  refund: Made,
): Promise<Made> => {
  const ended = await finalRefund(trial, refund);
  for (const name of ['id', 'created', 'amount', 'currency', 'payment_id'])
    expectSame(`${name} of a refund`, refund[name], ended[name]);
  const { status, failure_code, amount } = ended;
  expectThat(status === 'SUCCEEDED' || status === 'FAILED', 'SUCCEEDED or FAILED', status);
  trial.witness(`a refund that ${String(status)}`);
  if (status === 'FAILED')
    expectThat(failures.has(String(failure_code)), 'one of the five failure codes', failure_code);
  else {
    expectSame('failure_code of a refund that SUCCEEDED', null, failure_code ?? null);
    payment.refunded += hundredths(amount);
  }
  expectThat(payment.refunded <= payment.captured, 'no more than was captured', payment.refunded);
  payment.refunds = [...payment.refunds, ended];
  return ended;
};

/** Sends a refund; returns it in its final state, or null when it is rejected as it must be. */
const sendRefund = async (
  trial: Trial,
  payment: ModelledPayment,
  body: Body,
): Promise<Made | null> => {
  const left = leftOf(payment);
  const sent = body['amount'];
  const amount = sent === undefined ? left : hundredths(sent);
  const response = await trial.call('refunds.create', { body });
  narrowAbilities(trial, payment, amount, response);
  if (response.status >= 300) {
    trial.witness(`a rejection as ${errorCodeOf(response)}`);
    return null;
  }
  const refund = expectObject(response, 'for a refund');
  expectSame('the amount of a refund', amount, hundredths(refund['amount']));
  expectSame('its currency', payment.request['currency'], refund['currency']);
  return recordRefund(trial, payment, refund);
};

/** Requests a refund of a share of the remaining amount. */
export const requestRefund = (
  trial: Trial,
  payment: ModelledPayment,
  share: RefundShare,
): Promise<Made | null> => sendRefund(trial, payment, refundOf(trial, payment, share));
