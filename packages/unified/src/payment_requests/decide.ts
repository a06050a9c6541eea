// Business rules of payment requests: creating one, and simulating its payer.
import { bare, iso, step } from '@kasir/core';
import { fail, invalid, ok, type At, type Command, type Reply, type Tx } from '@kasir/core/server';
import {
  answeredRules,
  chosen,
  paymentRequestMachine,
  paymentRequests,
  prefixes,
  type Channel,
} from '@kasir/models';
import { channelOf, unfitAmount } from '../payment_methods/channel.ts';
import { refusedBy } from '../refuse.ts';
import type { createPaymentRequest } from './create.contract.ts';
import { usedMethod } from './method.ts';
import { isOpen, methodOf, payerPays } from './pay.ts';
import { renderRequest } from './render.ts';
import type { simulatePayment } from './simulate.contract.ts';

/** Topics of jobs; their payload is `{ payment_request: id }`. */
export const EXPIRE_REQUEST = 'payment_request.expire';
export const ANSWER_PUSH = 'payment_request.push';

/** How long the simulated payer takes to answer on the own device. */
const PUSH_ANSWER_MS = 2_000;

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
  command: Command<typeof createPaymentRequest>,
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
