// What ends a payment request: the payer pays, declines or lets the time pass.
import { iso, step, toMinor } from '@kasir/core';
import { emit, type At, type Context, type Tx } from '@kasir/core/server';
import {
  chosen,
  paymentFailed,
  paymentMethodExpired,
  paymentMethodMachine,
  paymentMethods,
  paymentRequestMachine,
  paymentRequests,
  paymentSucceeded,
  type Channel,
  type PaymentDetail,
} from '@kasir/models';
import { failed, failureOf, succeed, type Attempt } from '@kasir/payments';
import {
  channelOf,
  renderPayment,
  type PaymentMethodRow,
  type PaymentRequestRow,
} from './render.ts';

const sender = (context: Context) => ({ account: context.account, mode: context.realm.mode });

/** Whether a request still waits for its payer. */
export const isOpen = ({ public: { status } }: PaymentRequestRow): boolean =>
  status === 'REQUIRES_ACTION' || status === 'PENDING';

/** A request and its method; the method of a stored request always exists. */
export const methodOf = (tx: Pick<Tx, 'get'>, request: PaymentRequestRow): PaymentMethodRow => {
  const method = tx.get(paymentMethods, request.private.payment_method);
  if (!method) throw new Error(`Payment request ${request.id} has lost its payment method`);
  return method;
};

/** Largest amount that InstaPay carries, in PHP; PESONet takes the rest (PAY-FIELD-payment_detail.network-values). */
const INSTAPAY_MAX = 50_000;

const detailOf = (channel: Channel, amount: number, reusable: boolean): PaymentDetail => {
  if (channel.type === 'EWALLET') return { fund_source: 'WALLET_BALANCE', source: channel.code };
  const named = channel.country === 'PH' && reusable;
  return { network: named ? (amount <= INSTAPAY_MAX ? 'InstaPay' : 'PESONet') : null };
};

const attemptOf = (
  request: PaymentRequestRow,
  method: PaymentMethodRow,
  amount: number,
): Attempt => {
  const { currency } = request.public;
  const channel = channelOf(method, currency);
  const minor = toMinor(currency, amount);
  if (minor === undefined) throw new Error(`${amount} is no amount of ${currency}`);
  return {
    business_id: request.public.business_id,
    channel,
    product: request.public.id,
    parent: request.id,
    amount: minor,
    reference_id: request.public.reference_id,
    account_identifier:
      method.public.virtual_account?.channel_properties.virtual_account_number ?? null,
    detail: detailOf(channel, amount, method.public.reusability === 'MULTIPLE_USE'),
  };
};

const expireMethod = (
  at: At,
  tx: Tx,
  method: PaymentMethodRow,
  on: 'payment_succeeds' | 'time_passes',
  context: Context,
): void => {
  const { to } = step(paymentMethodMachine, 'ACTIVE', on);
  const expired = tx.update(paymentMethods, method, {
    public: { ...method.public, status: to, updated: iso(at.now) },
  });
  emit(at, tx, sender(context), paymentMethodExpired, {
    data: expired.public,
    subject: method.public.id,
  });
};

const fail = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  to: 'FAILED' | 'EXPIRED',
  failure_code: string,
): void => {
  tx.update(paymentRequests, request, {
    public: { ...request.public, status: to, failure_code, updated: iso(at.now) },
  });
};

/**
 * The payer acts on an open request: pays `amount`, unless the amount is one that fails in test mode, or
 * declines. Records the payment, ends what it ends and writes the events of all of it in one decision.
 */
export const payerActs = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  outcome: { readonly pays: number } | { readonly declines: string },
  context: Context,
): void => {
  const method = methodOf(tx, request);
  const amount = 'pays' in outcome ? outcome.pays : (request.public.amount ?? 0);
  const attempt = attemptOf(request, method, amount);
  const failure = 'pays' in outcome ? failureOf(attempt.channel.type, amount) : outcome.declines;
  const subject = request.public.id;
  if (failure !== null) {
    const payment = failed(at, tx, attempt, failure);
    step(paymentRequestMachine, request.public.status, 'payment_fails');
    fail(at, tx, request, 'FAILED', failure);
    const data = renderPayment(payment, request, method);
    return emit(at, tx, sender(context), paymentFailed, { data, subject });
  }
  const payment = succeed(at, tx, attempt);
  const data = renderPayment(payment, request, method);
  emit(at, tx, sender(context), paymentSucceeded, { data, subject });
  if (method.public.reusability === 'MULTIPLE_USE') return;
  const { to } = step(paymentRequestMachine, request.public.status, 'payment_succeeds');
  tx.update(paymentRequests, request, {
    public: { ...request.public, status: to, updated: iso(at.now) },
  });
  expireMethod(at, tx, method, 'payment_succeeds', context);
};

/** The time of an open request has passed unpaid. */
export const expireRequest = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  context: Context,
): void => {
  if (!isOpen(request)) return;
  const to = chosen('expired_payment_request', context.dialect);
  step(paymentRequestMachine, request.public.status, 'time_passes', to);
  fail(at, tx, request, to, 'PAYMENT_REQUEST_EXPIRED');
};

/** The time of a method has passed: it expires, and with it every request that waits for it. */
export const expireAtTime = (at: At, tx: Tx, method: PaymentMethodRow, context: Context): void => {
  if (method.public.status !== 'ACTIVE') return;
  expireMethod(at, tx, method, 'time_passes', context);
  for (const request of tx.children(paymentRequests, method.id))
    expireRequest(at, tx, request, context);
};
