// What happens when a payer pays: the payment, what it ends, and the events of all of it in one
// decision.
import { iso, step } from '@kasir/core';
import { emit, type At, type Context, type Tx } from '@kasir/core/server';
import {
  chosen,
  paymentAuthorization,
  paymentAwaitingCapture,
  paymentPending,
  paymentRequestMachine,
  paymentRequests,
  paymentSucceeded,
  type CardVerificationResults,
} from '@kasir/models';
import { authorize, failureOf, start, succeed, type PaymentRow } from '@kasir/payments';
import { channelOf } from '../payment_methods/channel.ts';
import type { PaymentMethodRow } from '../payment_methods/instrument.ts';
import { activateMethod, spendMethod, type Spent } from '../payment_methods/life.ts';
import { attemptOf, paymentOf, type Paid, type PaymentRequestRow } from './attempt.ts';
import { authorizedUntil } from './begin.ts';
import { chargedResults, type Flow } from './card.ts';
import { endRequestsOf, endUnpaid, isOpen, methodOf, sender, tellFailure } from './end.ts';
import { renderPayment } from './render.ts';

/** Topic of the job that lets an authorization go; its payload is `{ payment_request: id }`. */
export const RELEASE = 'payment_request.release';

/** What came of charging a method; `results` are those of a card. */
export type Verdict = {
  readonly amount: number;
  readonly results: CardVerificationResults | null;
} & (
  | { readonly on: 'payment_fails'; readonly failure_code: string }
  | { readonly on: 'payment_succeeds' | 'payment_is_authorized'; readonly failure_code: null }
);

interface Charge {
  readonly amount: number;
  readonly currency: string;
  readonly manual: boolean;
  /** How the holder of a card was authenticated, and whether the security code was sent. */
  readonly flow: Flow;
  readonly cvv: boolean;
}

/** What comes of charging a method, by the amounts that fail in test mode. */
export const verdictOf = (method: PaymentMethodRow, charge: Charge): Verdict => {
  const channel = channelOf(method);
  const { amount } = charge;
  const results = channel.type === 'CARD' ? chargedResults(method, charge) : null;
  const failure_code = failureOf(channel, amount);
  if (failure_code !== null) return { on: 'payment_fails', amount, failure_code, results };
  const on = charge.manual ? 'payment_is_authorized' : 'payment_succeeds';
  return { on, amount, failure_code: null, results };
};

/**
 * Tells that a payment has succeeded, and ends what it ends: when its method was for one use,
 * nothing else that waits for that can be paid any more.
 */
export const tellSuccess = (
  at: At,
  tx: Tx,
  payment: PaymentRow,
  { request, spent }: { readonly request: PaymentRequestRow | null; readonly spent: Spent },
  context: Context,
): void => {
  const { method } = spent;
  emit(at, tx, sender(context), paymentSucceeded, {
    data: renderPayment(payment, { request, method }),
    subject: (request ?? method).public.id,
  });
  spent.tell();
  if (method.public.reusability === 'ONE_TIME_USE')
    endRequestsOf(at, tx, method, 'method_is_used_up', context);
};

const takeMoney = (at: At, tx: Tx, paid: Paid, amount: number, context: Context): void => {
  const pending = paymentOf(tx, paid.request);
  const payment = succeed(at, tx, attemptOf(paid, amount, context), pending);
  const spent = spendMethod(at, tx, paid.method, context);
  tellSuccess(at, tx, payment, { request: paid.request, spent }, context);
};

/** A request knows its payment while that is pending or authorized. */
const remember = (tx: Tx, request: PaymentRequestRow, { id: payment }: PaymentRow): void => {
  tx.update(paymentRequests, request, { state: { ...request.state, payment } });
};

/** The card's bank holds the money until it is captured. */
const holdMoney = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  method: PaymentMethodRow,
  amount: number,
  context: Context,
): void => {
  const until = authorizedUntil(at.now);
  const payment = authorize(at, tx, attemptOf({ request, method }, amount, context), until);
  tx.job(RELEASE, until, { payment_request: request.id });
  const both = chosen('authorized_events', context.dialect) !== paymentAwaitingCapture.name;
  for (const told of both
    ? [paymentAuthorization, paymentAwaitingCapture]
    : [paymentAwaitingCapture])
    emit(at, tx, sender(context), told, {
      data: renderPayment(payment, { request, method }),
      subject: request.public.id,
    });
  if (method.public.reusability === 'ONE_TIME_USE')
    endRequestsOf(at, tx, method, 'method_is_used_up', context);
  remember(tx, request, payment);
};

/** Writes what came of charging the method of a request whose status says so already. */
export const settle = (
  at: At,
  tx: Tx,
  { request, method }: { readonly request: PaymentRequestRow; readonly method: PaymentMethodRow },
  verdict: Verdict,
  context: Context,
): void => {
  const { amount } = verdict;
  if (verdict.on === 'payment_fails')
    tellFailure(at, tx, request, method, verdict.failure_code, context);
  else if (verdict.on === 'payment_succeeds')
    takeMoney(at, tx, { request, method }, amount, context);
  else holdMoney(at, tx, request, method, amount, context);
};

/** The payer is asked on the own device: the payment is pending until the answer comes. */
export const askPayer = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  method: PaymentMethodRow,
  amount: number,
  context: Context,
): void => {
  const payment = start(at, tx, attemptOf({ request, method }, amount, context));
  emit(at, tx, sender(context), paymentPending, {
    data: renderPayment(payment, { request, method }),
    subject: request.public.id,
  });
  remember(tx, request, payment);
};

/** Whether a request goes on when it was paid: a number that may be paid again. */
const staysOpen = (method: PaymentMethodRow): boolean =>
  channelOf(method).flow === 'PRESENT' && method.public.reusability === 'MULTIPLE_USE';

/**
 * The payer of an open request pays, unless the amount is one that fails in test mode. A method
 * that came with the request is authorised by that.
 */
export const payerPays = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  amount: number,
  context: Context,
): void => {
  const known = methodOf(tx, request);
  const method = known.public.status === 'PENDING' ? activateMethod(at, tx, known, context) : known;
  const { currency, capture_method } = request.public;
  const verdict = verdictOf(method, {
    amount,
    currency,
    manual: capture_method === 'MANUAL',
    flow: 'CHALLENGE',
    cvv: request.state.cvv,
  });
  const { on, failure_code, results } = verdict;
  if (failure_code !== null)
    return endUnpaid(at, tx, request, { on: 'payment_fails', failure_code, results }, context);
  if (staysOpen(method)) return takeMoney(at, tx, { request, method }, amount, context);
  const { to } = step(paymentRequestMachine, request.public.status, on);
  const paid = tx.update(paymentRequests, request, {
    public: {
      ...request.public,
      status: to,
      card_verification_results: results,
      updated: iso(at.now),
    },
  });
  settle(at, tx, { request: paid, method }, verdict, context);
};

/**
 * Money comes in on the number or code of a method: for the oldest request that asks for it, or
 * for the method alone where none does. Callers check that the method can be paid.
 */
export const payMethod = (
  at: At,
  tx: Tx,
  method: PaymentMethodRow,
  amount: number,
  context: Context,
): void => {
  const open = tx.children(paymentRequests, method.id).filter((one) => isOpen(one, at.now));
  const request =
    open.find((one) => one.public.amount === amount) ??
    open.find((one) => one.public.amount === null);
  if (request) payerPays(at, tx, request, amount, context);
  else takeMoney(at, tx, { request: null, method }, amount, context);
};
