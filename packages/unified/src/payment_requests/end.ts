// What ends a payment request without a payment: a refusal, its time, or the end of its method.
import { iso, step } from '@kasir/core';
import { emit, type At, type Context, type Tx } from '@kasir/core/server';
import {
  chosen,
  paymentFailed,
  paymentMethods,
  paymentRequestMachine,
  paymentRequests,
  payments,
  type CardVerificationResults,
  type Dialect,
  type PaymentRequestStatus,
} from '@kasir/models';
import { failed, release } from '@kasir/payments';
import type { PaymentMethodRow } from '../payment_methods/instrument.ts';
import { expireMethod, failMethod } from '../payment_methods/life.ts';
import { attemptOf, paymentOf, type PaymentRequestRow } from './attempt.ts';
import { renderPayment } from './render.ts';

/** Whose events they are. */
export const sender = (context: Context) => ({
  account: context.account,
  mode: context.realm.mode,
});

/** Whether a request waits for its payer. */
export const isWaiting = ({ public: { status } }: PaymentRequestRow): boolean =>
  status === 'REQUIRES_ACTION' || status === 'PENDING';

/** Whether a request can be paid now; one whose time has passed cannot, even before its job ran. */
export const isOpen = (request: PaymentRequestRow, now: number): boolean =>
  isWaiting(request) && now < (request.state.expires ?? Infinity);

/** The method of a request; that of a stored request always exists. */
export const methodOf = (tx: Pick<Tx, 'get'>, request: PaymentRequestRow): PaymentMethodRow => {
  const method = tx.get(paymentMethods, request.state.payment_method);
  if (!method) throw new Error(`Payment request ${request.id} has lost its payment method`);
  return method;
};

type Cause = 'payment_fails' | 'time_passes' | 'method_is_used_up' | 'method_is_withdrawn';

export interface End {
  readonly on: Cause;
  readonly failure_code: string;
  /** What the card's bank said, where it was asked. */
  readonly results?: CardVerificationResults | null;
}

const endStatus = (on: Cause, dialect: Dialect): PaymentRequestStatus => {
  if (on === 'time_passes') return chosen('expired_payment_request', dialect);
  return on === 'method_is_withdrawn' ? chosen('withdrawn_payment_request', dialect) : 'FAILED';
};

/** A method that was to be authorised with its request ends with it. */
const endLinking = (
  at: At,
  tx: Tx,
  method: PaymentMethodRow,
  { on, failure_code }: End,
  context: Context,
): void => {
  if (method.public.status !== 'PENDING') return;
  if (on === 'time_passes') expireMethod(at, tx, method, on, context);
  else failMethod(at, tx, method, failure_code, context);
};

/**
 * Ends a waiting request unpaid: the outcome is a failed payment, told by payment.failed
 * (STATE-PR2-02). Its amount is 0 where the request left it to the payer.
 */
export const endUnpaid = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  end: End,
  context: Context,
): void => {
  const method = methodOf(tx, request);
  const target = endStatus(end.on, context.dialect);
  const { to } = step(paymentRequestMachine, request.public.status, end.on, target);
  const { failure_code, results } = end;
  const ended = tx.update(paymentRequests, request, {
    public: {
      ...request.public,
      status: to,
      failure_code,
      card_verification_results: results ?? request.public.card_verification_results,
      updated: iso(at.now),
    },
  });
  tellFailure(at, tx, ended, method, failure_code, context);
  endLinking(at, tx, method, end, context);
};

/** Records the failed payment of a request that has just ended, and tells of it. */
export const tellFailure = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  method: PaymentMethodRow,
  failure_code: string,
  context: Context,
): void => {
  const attempt = attemptOf({ request, method }, request.public.amount ?? 0, context);
  const payment = failed(at, tx, attempt, failure_code, paymentOf(tx, request));
  emit(at, tx, sender(context), paymentFailed, {
    data: renderPayment(payment, { request, method }),
    subject: request.public.id,
  });
};

/** Whether a request that waits was paid: a number may be paid again (STATE-PM2-03). */
const wasPaid = (tx: Tx, request: PaymentRequestRow): boolean =>
  methodOf(tx, request).public.reusability === 'MULTIPLE_USE' &&
  tx.children(payments, request.id).some(({ state: paid }) => paid.captured > 0);

/** Ends a request that waits: unpaid, or as the success that has been told where it was paid. */
const endWaiting = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  end: End,
  context: Context,
): void => {
  if (!isWaiting(request)) return;
  if (!wasPaid(tx, request)) return endUnpaid(at, tx, request, end, context);
  const { to } = step(paymentRequestMachine, request.public.status, end.on, 'SUCCEEDED');
  tx.update(paymentRequests, request, {
    public: { ...request.public, status: to, updated: iso(at.now) },
  });
};

const EXPIRED = 'PAYMENT_REQUEST_EXPIRED';

/** The time of a waiting request has passed. */
export const expireRequest = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  context: Context,
): void => {
  endWaiting(at, tx, request, { on: 'time_passes', failure_code: EXPIRED }, context);
};

/** What became of a method, for the requests that wait for it. */
export type MethodEnd = 'time_passes' | 'method_is_used_up' | 'method_is_withdrawn';

/**
 * A method can no longer be paid: every request that waits for it ends. Call it once the method
 * itself has ended.
 */
export const endRequestsOf = (
  at: At,
  tx: Tx,
  method: PaymentMethodRow,
  on: MethodEnd,
  context: Context,
): void => {
  const failure_code = on === 'time_passes' ? EXPIRED : 'INACTIVE_PAYMENT_METHOD';
  for (const request of tx.children(paymentRequests, method.id))
    endWaiting(at, tx, request, { on, failure_code }, context);
};

/** Nobody captured what was authorized for a request while that held: the money is free again. */
export const letGo = (at: At, tx: Tx, request: PaymentRequestRow, context: Context): void => {
  const held = paymentOf(tx, request);
  if (request.public.status !== 'AWAITING_CAPTURE' || held === null) return;
  const end = { on: 'time_passes', failure_code: EXPIRED } as const;
  const target = chosen('uncaptured_payment_request', context.dialect);
  const { to } = step(paymentRequestMachine, request.public.status, end.on, target);
  const ended = tx.update(paymentRequests, request, {
    public: { ...request.public, status: to, failure_code: EXPIRED, updated: iso(at.now) },
  });
  const payment = release(at, tx, held, end);
  emit(at, tx, sender(context), paymentFailed, {
    data: renderPayment(payment, { request: ended, method: methodOf(tx, ended) }),
    subject: ended.public.id,
  });
};
