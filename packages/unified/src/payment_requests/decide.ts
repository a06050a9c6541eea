// Business rules of payment requests: creating one, and simulating its payer.
import { bare, iso, step } from '@kasir/core';
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
import { channelRefusal, unfitAmount } from '../payment_methods/channel.ts';
import { createMethod, type MethodFailure, type UsableMethod } from '../payment_methods/decide.ts';
import { refusedBy } from '../refuse.ts';
import type { createPaymentRequest } from './create.contract.ts';
import { isOpen, methodOf, payerPays } from './pay.ts';
import { channelOf, renderRequest } from './render.ts';
import type { simulatePayment } from './simulate.contract.ts';

/** Topics of jobs; their payload is `{ payment_request: id }`. */
export const EXPIRE_REQUEST = 'payment_request.expire';
export const ANSWER_PUSH = 'payment_request.push';

/** How long the simulated payer takes to answer on the own device. */
const PUSH_ANSWER_MS = 2_000;

type Create = Command<typeof createPaymentRequest>;

type SavedFailure = Fail<
  | 'PAYMENT_METHOD_NOT_FOUND_ERROR'
  | 'INACTIVE_PAYMENT_METHOD'
  | 'CURRENCY_MISMATCHED'
  | 'AMOUNT_MISMATCHED'
>;

/** A saved method that fits the request. */
const savedMethod = (
  at: At,
  tx: Tx,
  id: string,
  { body, context }: Create,
): UsableMethod | SavedFailure | MethodFailure => {
  const key = bare(prefixes.payment_method, id);
  const row = key === null ? undefined : tx.get(paymentMethods, key);
  if (!row)
    return fail(
      'PAYMENT_METHOD_NOT_FOUND_ERROR',
      'There is no payment method with this payment_method_id.',
    );
  const { status, virtual_account: account } = row.public;
  if (status !== 'ACTIVE' || at.now >= (row.private.expires ?? Infinity)) {
    return fail(
      'INACTIVE_PAYMENT_METHOD',
      'This payment method can no longer be used: send an ACTIVE one.',
    );
  }
  const channel = channelOf(row);
  if (channel.currency !== body.currency) {
    return fail(
      'CURRENCY_MISMATCHED',
      `Send currency ${channel.currency}: it is that of the payment method.`,
    );
  }
  const amount = body.amount ?? account?.amount ?? null;
  if (amount === null && channel.type === 'EWALLET')
    return invalid('body.amount', 'This field is required for EWALLET.');
  if (account && account.amount !== null && amount !== account.amount) {
    return fail(
      'AMOUNT_MISMATCHED',
      `Send amount ${account.amount} or none: it is that of the payment method.`,
    );
  }
  const unfit = amount === null ? null : unfitAmount(channel, amount, 'body.amount');
  return (
    refusedBy([unfit]) ?? channelRefusal(channel, amount, context) ?? { ok: true, row, channel }
  );
};

/**
 * The method of a request; that exactly one is named is a rule of the contract, but for naming
 * both.
 */
const usedMethod = (
  at: At,
  tx: Tx,
  command: Create,
): UsableMethod | SavedFailure | MethodFailure => {
  const { body, context } = command;
  const { payment_method: inline, payment_method_id: id } = body;
  if (!inline) return savedMethod(at, tx, id ?? '', command);
  if (id)
    return invalid('body.payment_method_id', 'Send payment_method or payment_method_id, not both.');
  const around = {
    currency: body.currency,
    country: null,
    amount: body.amount ?? null,
    channel_properties: body.channel_properties ?? null,
    paths: { method: 'body.payment_method', currency: 'body.currency' },
  };
  return createMethod(at, tx, inline, around, context);
};

const schedule = (at: At, tx: Tx, id: string, channel: Channel, expires: number | null): void => {
  if (channel.flow === 'PUSH')
    tx.job(ANSWER_PUSH, at.now + PUSH_ANSWER_MS, { payment_request: id });
  if (channel.expiryMinutes !== null && expires !== null)
    tx.job(EXPIRE_REQUEST, expires, { payment_request: id });
};

/** Starts a payment with an inline or a saved method. */
export const decideCreate = (
  at: At,
  tx: Tx,
  command: Create,
): Reply<typeof createPaymentRequest> => {
  const { body, headers, context } = command;
  const used = usedMethod(at, tx, command);
  if (!used.ok) return used;
  const { row: method, channel } = used;
  const waiting =
    channel.flow === 'REDIRECT'
      ? 'REQUIRES_ACTION'
      : chosen('waiting_payment_request', context.dialect);
  const { to } = step(paymentRequestMachine, null, 'create', waiting);
  const id = at.id();
  const expires =
    channel.expiryMinutes === null
      ? method.private.expires
      : at.now + channel.expiryMinutes * 60_000;
  const row = tx.insert(paymentRequests, id, {
    public: {
      id: prefixes.payment_request + id,
      business_id: context.account.id,
      customer_id: method.public.customer_id,
      reference_id: body.reference_id ?? at.id(),
      currency: body.currency,
      amount: body.amount ?? method.public.virtual_account?.amount ?? null,
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
    private: { payment_method: method.id, expires, left: false },
  });
  schedule(at, tx, id, channel, expires);
  return ok(renderRequest(row, method, context), answeredRules(headers));
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
  if (!isOpen(request, at.now)) {
    return request.public.status === 'SUCCEEDED'
      ? fail(
          'PAYMENT_REQUEST_ALREADY_COMPLETED',
          'This payment request is paid: create another one.',
        )
      : fail(
          'PAYMENT_REQUEST_ALREADY_FAILED',
          'This payment request can no longer be paid: create another one.',
        );
  }
  const asked = request.public.amount;
  const amount = body.amount ?? asked;
  if (amount === null)
    return invalid('body.amount', 'Send an amount: this request leaves it to the payer.');
  if (asked !== null && amount !== asked)
    return invalid('body.amount', `Send ${asked} or nothing: it is the amount of this request.`);
  const unfit = refusedBy([unfitAmount(channelOf(methodOf(tx, request)), amount, 'body.amount')]);
  if (unfit) return unfit;
  payerPays(at, tx, request, amount, context);
  return ok({
    status: 'PENDING',
    message: 'The payment is on its way: its outcome is sent to the webhook URL.',
  });
};
