// What ends a payment request: the payer pays, declines, or lets the time pass.
import { iso, step } from '@kasir/core';
import { emit, type At, type Context, type Tx } from '@kasir/core/server';
import {
  chosen,
  paymentFailed,
  paymentMethods,
  paymentRequestMachine,
  paymentRequests,
  paymentSucceeded,
  type Channel,
  type PaymentDetail,
} from '@kasir/models';
import { failed, failureOf, minorOf, succeed, type Attempt } from '@kasir/payments';
import { channelOf } from '../payment_methods/channel.ts';
import type { PaymentMethodRow } from '../payment_methods/instrument.ts';
import { expireMethod } from '../payment_methods/life.ts';
import { renderPayment, type PaymentRequestRow } from './render.ts';

const sender = (context: Context) => ({ account: context.account, mode: context.realm.mode });

const isWaiting = ({ public: { status } }: PaymentRequestRow): boolean =>
  status === 'REQUIRES_ACTION' || status === 'PENDING';

/** Whether a request can be paid now; one whose time has passed cannot, even before its job ran. */
export const isOpen = (request: PaymentRequestRow, now: number): boolean =>
  isWaiting(request) && now < (request.private.expires ?? Infinity);

/** A request and its method; the method of a stored request always exists. */
export const methodOf = (tx: Pick<Tx, 'get'>, request: PaymentRequestRow): PaymentMethodRow => {
  const method = tx.get(paymentMethods, request.private.payment_method);
  if (!method) throw new Error(`Payment request ${request.id} has lost its payment method`);
  return method;
};

/**
 * Largest amount of InstaPay in PHP; above it is PESONet (PAY-FIELD-payment_detail.network-values).
 */
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
  { account }: Context,
): Attempt => {
  const channel = channelOf(method);
  return {
    account,
    channel,
    product: request.public.id,
    parent: request.id,
    method: method.id,
    amount: minorOf(channel.currency, amount),
    reference_id: request.public.reference_id,
    account_identifier:
      method.public.virtual_account?.channel_properties.virtual_account_number ?? null,
    detail: detailOf(channel, amount, method.public.reusability === 'MULTIPLE_USE'),
  };
};

/**
 * Ends a waiting request unpaid: the outcome is a failed payment, told by payment.failed
 * (STATE-PR2-02). Its amount is 0 where the request left it to the payer.
 */
const endUnpaid = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  end: {
    readonly on: 'payment_fails' | 'time_passes' | 'method_is_used_up';
    readonly failure_code: string;
  },
  context: Context,
): void => {
  const method = methodOf(tx, request);
  const target =
    end.on === 'time_passes' ? chosen('expired_payment_request', context.dialect) : 'FAILED';
  const { to } = step(paymentRequestMachine, request.public.status, end.on, target);
  const { failure_code } = end;
  tx.update(paymentRequests, request, {
    public: { ...request.public, status: to, failure_code, updated: iso(at.now) },
  });
  const attempt = attemptOf(request, method, request.public.amount ?? 0, context);
  const payment = failed(at, tx, attempt, failure_code);
  emit(at, tx, sender(context), paymentFailed, {
    data: renderPayment(payment, request, method),
    subject: request.public.id,
  });
};

/**
 * A ONE_TIME_USE method is paid: this request succeeded, and any other one of the method has lost
 * it.
 */
const useUp = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  method: PaymentMethodRow,
  context: Context,
): void => {
  const { to } = step(paymentRequestMachine, request.public.status, 'payment_succeeds');
  tx.update(paymentRequests, request, {
    public: { ...request.public, status: to, updated: iso(at.now) },
  });
  const lost = { on: 'method_is_used_up', failure_code: 'INACTIVE_PAYMENT_METHOD' } as const;
  for (const other of tx.children(paymentRequests, method.id))
    if (isWaiting(other)) endUnpaid(at, tx, other, lost, context);
};

/** The payer of an open request declines. */
export const payerDeclines = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  context: Context,
): void => {
  const end = { on: 'payment_fails', failure_code: 'USER_DECLINED_PAYMENT' } as const;
  endUnpaid(at, tx, request, end, context);
};

/**
 * The payer of an open request pays, unless the amount is one that fails in test mode. Records the
 * payment, ends what it ends and writes the events of all of it in one decision.
 */
export const payerPays = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  amount: number,
  context: Context,
): void => {
  const method = methodOf(tx, request);
  const failure_code = failureOf(channelOf(method), amount);
  if (failure_code !== null)
    return endUnpaid(at, tx, request, { on: 'payment_fails', failure_code }, context);
  const once = method.public.reusability === 'ONE_TIME_USE';
  const after = once ? expireMethod(at, tx, method, 'payment_succeeds', context) : method;
  const payment = succeed(at, tx, attemptOf(request, method, amount, context));
  emit(at, tx, sender(context), paymentSucceeded, {
    data: renderPayment(payment, request, after),
    subject: request.public.id,
  });
  if (once) useUp(at, tx, request, after, context);
};

/** The time of a waiting request has passed unpaid. */
export const expireRequest = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  context: Context,
): void => {
  const end = { on: 'time_passes', failure_code: 'PAYMENT_REQUEST_EXPIRED' } as const;
  if (isWaiting(request)) endUnpaid(at, tx, request, end, context);
};
