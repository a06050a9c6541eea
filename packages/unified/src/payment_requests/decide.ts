// Creating a payment request: charged at once, or left waiting for its payer.
import { iso, step, type RowOf } from '@kasir/core';
import { fail, ok, type At, type Command, type Reply, type Tx } from '@kasir/core/server';
import { answeredRules, paymentRequestMachine, paymentRequests, prefixes } from '@kasir/models';
import type { PaymentMethodRow } from '../payment_methods/instrument.ts';
import { askedBy } from './asked.ts';
import type { PaymentRequestRow } from './attempt.ts';
import {
  answersAlone,
  authenticationOf,
  expiryOf,
  stageOf,
  waitingStatus,
  type Stage,
} from './begin.ts';
import type { createPaymentRequest } from './create.contract.ts';
import { methodOf } from './end.ts';
import { usedMethod, type Usable } from './method.ts';
import { askPayer, settle, verdictOf, type Verdict } from './pay.ts';
import { renderRequest } from './render.ts';

/** Topics of jobs; their payload is `{ payment_request: id }`. */
export const EXPIRE_REQUEST = 'payment_request.expire';
export const ANSWER = 'payment_request.answer';

/** How long a simulated payer, or a bank that asks nobody, takes to answer. */
const ANSWER_MS = 2_000;

type Create = Command<typeof createPaymentRequest>;
type Public = RowOf<typeof paymentRequests>['public'];

/** The security code of a card is checked and forgotten: only whether it was sent is kept. */
const withoutCvv = ({ channel_properties }: Create['body']): Public['channel_properties'] => {
  if (!channel_properties) return null;
  const { cvv: _, ...shown } = channel_properties;
  return shown;
};

const sentCvv = ({ channel_properties, payment_method }: Create['body']): boolean =>
  Boolean(channel_properties?.cvv) ||
  (payment_method?.type === 'CARD' && Boolean(payment_method.card.card_information.cvv));

/** What a request asks for, before anything has come of it. */
const asked = (
  at: At,
  id: string,
  { body, context }: Create,
  { row: method, customer_id, channel }: Usable,
): Omit<Public, 'status' | 'failure_code' | 'card_verification_results'> => {
  const { amount, min_amount, max_amount } = askedBy(method);
  return {
    id: prefixes.payment_request + id,
    business_id: context.account.id,
    customer_id,
    reference_id: body.reference_id ?? at.id(),
    currency: body.currency,
    amount: body.amount ?? amount,
    min_amount,
    max_amount,
    country: channel.country,
    description: body.description ?? null,
    capture_method: body.capture_method ?? 'AUTOMATIC',
    initiator: body.initiator ?? null,
    shipping_information: body.shipping_information ?? null,
    items: body.items ?? null,
    channel_properties: withoutCvv(body),
    metadata: body.metadata ?? null,
    created: iso(at.now),
    updated: iso(at.now),
  };
};

/** What comes of charging a method that needs nobody's action. */
const verdictAtOnce = (
  fields: Pick<
    Public,
    'amount' | 'currency' | 'capture_method' | 'initiator' | 'channel_properties'
  >,
  method: PaymentMethodRow,
  cvv: boolean,
): Verdict => {
  const { amount, currency, capture_method } = fields;
  if (amount === null) throw new Error('Nothing is charged at once without an amount');
  return verdictOf(method, {
    amount,
    currency,
    manual: capture_method === 'MANUAL',
    flow: method.public.type === 'CARD' ? authenticationOf(fields, method) : null,
    cvv,
  });
};

interface Begun {
  readonly request: PaymentRequestRow;
  readonly method: PaymentMethodRow;
}

/** A request that waits: its payer is asked, and its time runs. */
const wait = (
  at: At,
  tx: Tx,
  { request, method }: Begun,
  stage: Stage,
  context: Create['context'],
): void => {
  const { id, state: own } = request;
  const { amount } = request.public;
  const payload = { payment_request: id };
  if (stage === 'device' && amount !== null) askPayer(at, tx, request, method, amount, context);
  if (answersAlone(request.public, stage, method)) tx.job(ANSWER, at.now + ANSWER_MS, payload);
  if (own.expires !== null && own.expires !== method.state.expires)
    tx.job(EXPIRE_REQUEST, own.expires, payload);
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
  if (body.capture_method === 'MANUAL' && channel.type !== 'CARD') {
    return fail(
      'MANUAL_CAPTURE_NOT_SUPPORTED',
      `Send capture_method AUTOMATIC or none: ${channel.type} is not captured later.`,
    );
  }
  const id = at.id();
  const fields = asked(at, id, command, used);
  const stage = stageOf(fields, method);
  const verdict = stage === 'nowhere' ? verdictAtOnce(fields, method, sentCvv(body)) : null;
  const { to } = verdict
    ? step(paymentRequestMachine, null, verdict.on)
    : step(paymentRequestMachine, null, 'create', waitingStatus(stage, context.dialect));
  const request = tx.insert(paymentRequests, id, {
    public: {
      ...fields,
      status: to,
      failure_code: verdict?.failure_code ?? null,
      card_verification_results: verdict?.results ?? null,
    },
    state: {
      payment_method: method.id,
      payment: null,
      expires: verdict ? null : expiryOf(at.now, stage, method),
      left: false,
      cvv: sentCvv(body),
    },
  });
  if (verdict) settle(at, tx, { request, method }, verdict, context);
  else wait(at, tx, { request, method }, stage, context);
  const after = tx.get(paymentRequests, id) ?? request;
  return ok(renderRequest(after, methodOf(tx, after), context), answeredRules(headers));
};
