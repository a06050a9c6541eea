// Business rules of payment requests: creating one, and simulating its payer.
import { bare, iso, step, toMinor } from '@kasir/core';
import {
  fail,
  invalid,
  ok,
  type At,
  type Command,
  type Fail,
  type Reply,
  type Tx,
} from '@kasir/core/server';
import {
  answeredRules,
  chosen,
  paymentMethods,
  paymentRequestMachine,
  paymentRequests,
  prefixes,
  type Channel,
} from '@kasir/models';
import {
  channelRefusal,
  createMethod,
  unfitAmount,
  type MethodFailure,
  type PaymentMethodRow,
} from '../payment_methods/decide.ts';
import type { createPaymentRequest } from './create.contract.ts';
import { isOpen, methodOf, payerActs } from './pay.ts';
import { channelOf, renderRequest } from './render.ts';
import type { simulatePayment } from './simulate.contract.ts';

/** Topics of jobs; their payload is `{ payment_request: id }`. */
export const EXPIRE_REQUEST = 'payment_request.expire';
export const ANSWER_PUSH = 'payment_request.push';

/** How long the simulated payer takes to answer on the own device. */
const PUSH_ANSWER_MS = 2_000;

type Create = Command<typeof createPaymentRequest>;

interface Method {
  readonly ok: true;
  readonly row: PaymentMethodRow;
  readonly channel: Channel;
}

type StoredFailure = Fail<
  | 'PAYMENT_METHOD_NOT_FOUND_ERROR'
  | 'INACTIVE_PAYMENT_METHOD'
  | 'CURRENCY_MISMATCHED'
  | 'AMOUNT_MISMATCHED'
>;

/** A saved method that fits the request. */
const savedMethod = (tx: Tx, id: string, { body }: Create): Method | StoredFailure => {
  const key = bare(prefixes.payment_method, id);
  const row = key === null ? undefined : tx.get(paymentMethods, key);
  if (!row)
    return fail(
      'PAYMENT_METHOD_NOT_FOUND_ERROR',
      'There is no payment method with this payment_method_id.',
    );
  if (row.public.status !== 'ACTIVE') {
    return fail(
      'INACTIVE_PAYMENT_METHOD',
      `This payment method is ${row.public.status}: send an ACTIVE one.`,
    );
  }
  const account = row.public.virtual_account;
  if (account && account.currency !== body.currency) {
    return fail(
      'CURRENCY_MISMATCHED',
      `Send currency ${account.currency}: it is that of the payment method.`,
    );
  }
  if (account && account.amount !== null && (body.amount ?? account.amount) !== account.amount) {
    return fail(
      'AMOUNT_MISMATCHED',
      `Send amount ${account.amount} or none: it is that of the payment method.`,
    );
  }
  return { ok: true, row, channel: channelOf(row, body.currency) };
};

const usedMethod = (at: At, tx: Tx, command: Create): Method | StoredFailure | MethodFailure => {
  const { body, context } = command;
  const { payment_method: inline, payment_method_id: id } = body;
  if (inline && id)
    return invalid('body.payment_method_id', 'Send payment_method or payment_method_id, not both.');
  if (id) {
    const saved = savedMethod(tx, id, command);
    if (!saved.ok) return saved;
    return channelRefusal(saved.channel.type, body.amount ?? null, context) ?? saved;
  }
  if (!inline) return invalid('body.payment_method', 'Send payment_method or payment_method_id.');
  const wanted = {
    currency: body.currency,
    country: null,
    path: 'body.payment_method',
    amount: body.amount ?? null,
  };
  return createMethod(at, tx, inline, wanted, context);
};

const schedule = (at: At, tx: Tx, id: string, channel: Channel): void => {
  if (channel.flow === 'PUSH')
    tx.job(ANSWER_PUSH, at.now + PUSH_ANSWER_MS, { payment_request: id });
  if (channel.expiryMinutes !== null) {
    tx.job(EXPIRE_REQUEST, at.now + channel.expiryMinutes * 60_000, { payment_request: id });
  }
};

/** Starts a payment with an inline or a saved method. */
export const decideCreate = (
  at: At,
  tx: Tx,
  command: Create,
): Reply<typeof createPaymentRequest> => {
  const { body, headers, context } = command;
  const method = usedMethod(at, tx, command);
  if (!method.ok) return method;
  const { row: saved, channel } = method;
  const amount = body.amount ?? saved.public.virtual_account?.amount ?? null;
  if (amount === null && channel.type === 'EWALLET')
    return invalid('body.amount', 'This field is required for EWALLET.');
  const unfit = amount === null ? null : unfitAmount(channel, amount, 'body.amount');
  if (unfit) return unfit;
  const waiting =
    channel.flow === 'REDIRECT'
      ? 'REQUIRES_ACTION'
      : chosen('waiting_payment_request', context.dialect);
  const { to } = step(paymentRequestMachine, null, 'create', waiting);
  const id = at.id();
  const row = tx.insert(paymentRequests, id, {
    public: {
      id: prefixes.payment_request + id,
      business_id: context.account.id,
      customer_id: saved.public.customer_id,
      reference_id: body.reference_id ?? at.id(),
      currency: body.currency,
      amount,
      min_amount: null,
      max_amount: null,
      country: channel.country,
      status: to,
      description: body.description ?? null,
      failure_code: null,
      capture_method: 'AUTOMATIC',
      initiator: body.initiator ?? null,
      card_verification_results: null,
      shipping_information: body.shipping_information ?? null,
      items: body.items ?? null,
      channel_properties: body.channel_properties ?? null,
      metadata: body.metadata ?? null,
      created: iso(at.now),
      updated: iso(at.now),
    },
    private: { payment_method: saved.id },
  });
  schedule(at, tx, id, channel);
  return ok(renderRequest(row, saved, context), answeredRules(headers));
};

/** The payer pays, as a page or a bank would report it; the outcome comes as events. */
export const decideSimulate = (
  at: At,
  tx: Tx,
  { params, body, context }: Command<typeof simulatePayment>,
): Reply<typeof simulatePayment> => {
  const id = bare(prefixes.payment_request, params.id);
  const request = id === null ? undefined : tx.get(paymentRequests, id);
  if (!request) return fail('DATA_NOT_FOUND', 'There is no payment request with this id.');
  if (!isOpen(request)) {
    return request.public.status === 'SUCCEEDED'
      ? fail(
          'PAYMENT_REQUEST_ALREADY_COMPLETED',
          'This payment request is paid: create another one.',
        )
      : fail(
          'PAYMENT_REQUEST_ALREADY_FAILED',
          `This payment request is ${request.public.status}: create another one.`,
        );
  }
  const method = methodOf(tx, request);
  if (method.public.status !== 'ACTIVE') {
    return fail(
      'PAYMENT_REQUEST_ALREADY_FAILED',
      'The payment method of this request can no longer be paid.',
    );
  }
  const { amount: asked, currency } = request.public;
  const amount = body.amount ?? asked;
  if (amount === null)
    return invalid('body.amount', 'Send an amount: this request leaves it to the payer.');
  if (asked !== null && amount !== asked)
    return invalid('body.amount', `Send ${asked} or nothing: it is the amount of this request.`);
  if (toMinor(currency, amount) === undefined)
    return invalid('body.amount', `Send an amount with the decimals of ${currency}.`);
  const unfit = unfitAmount(channelOf(method, currency), amount, 'body.amount');
  if (unfit) return unfit;
  payerActs(at, tx, request, { pays: amount }, context);
  return ok({
    status: 'PENDING',
    message: 'The payment is on its way: its outcome is sent to the webhook URL.',
  });
};
