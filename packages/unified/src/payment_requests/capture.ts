// Capturing an authorized card payment: whole, in parts, until nothing is left or its time is over.
import { iso, step, toMajor, toMinor } from '@kasir/core';
import {
  emit,
  fail,
  invalid,
  ok,
  type At,
  type Command,
  type Context,
  type Fail,
  type Reply,
  type Tx,
} from '@kasir/core/server';
import {
  captureFailed,
  captureMachine,
  captures,
  captureSucceeded,
  paymentRequestMachine,
  paymentRequests,
  prefixes,
} from '@kasir/models';
import { capturable, capture, cardDeclineOf, paymentId, type PaymentRow } from '@kasir/payments';
import type { PaymentMethodRow } from '../payment_methods/instrument.ts';
import { spendMethod, type Spent } from '../payment_methods/life.ts';
import { attemptOf, paymentOf, type PaymentRequestRow } from './attempt.ts';
import type { capturePaymentRequest } from './capture.contract.ts';
import { isWaiting, methodOf, sender } from './end.ts';
import { tellSuccess } from './pay.ts';
import { renderCapture } from './render.ts';
import { findRequest, unknownRequest } from './find.ts';

type Capture = Command<typeof capturePaymentRequest>;
type Refusal = Extract<Reply<typeof capturePaymentRequest>, Fail>;

/** The authorization behind a request, or why nothing can be captured of it. */
const heldFor = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
): { readonly ok: true; readonly held: PaymentRow } | Refusal => {
  const { status, capture_method } = request.public;
  if (capture_method === 'AUTOMATIC') {
    return fail(
      'MANUAL_CAPTURE_NOT_SUPPORTED',
      'This payment request captures by itself: send capture_method MANUAL with the next one.',
    );
  }
  const held = paymentOf(tx, request);
  if (isWaiting(request)) {
    return fail(
      'OPERATION_NOT_ALLOWED',
      'The payer has not authorized this payment request yet: wait for AWAITING_CAPTURE.',
    );
  }
  if (held !== null && capturable(held, at.now) > 0) return { ok: true, held };
  return status === 'SUCCEEDED'
    ? fail(
        'PAYMENT_REQUEST_ALREADY_FULLY_CAPTURED',
        'Nothing is left to capture of this payment request.',
      )
    : fail(
        'PAYMENT_REQUEST_ALREADY_FAILED',
        'This payment request holds no money any more: create another one.',
      );
};

/** Writes a capture and its event. */
const record = (
  at: At,
  tx: Tx,
  { request, method }: { readonly request: PaymentRequestRow; readonly method: PaymentMethodRow },
  taken: {
    readonly payment: PaymentRow;
    readonly body: Capture['body'];
    readonly failure_code: string | null;
  },
  context: Context,
): ReturnType<typeof renderCapture> => {
  const { payment, body, failure_code } = taken;
  const { currency, amount } = payment.state;
  const on = failure_code === null ? 'succeed' : 'fail';
  const { to } = step(captureMachine, null, on);
  const id = at.id();
  const row = tx.insert(captures, id, {
    public: {
      id: prefixes.capture + id,
      payment_request_id: request.public.id,
      payment_id: paymentId(payment),
      reference_id: body.reference_id ?? at.id(),
      currency,
      authorized_amount: toMajor(currency, amount),
      captured_amount: body.capture_amount,
      capturable_amount: toMajor(currency, capturable(payment, at.now)),
      status: to,
      failure_code,
      customer_id: request.public.customer_id,
      metadata: request.public.metadata,
      channel_properties: request.public.channel_properties,
      created: iso(at.now),
      updated: iso(at.now),
    },
    state: { payment_request: request.id },
  });
  const data = renderCapture(row, method);
  const told = failure_code === null ? captureSucceeded : captureFailed;
  emit(at, tx, sender(context), told, { data, subject: request.public.id });
  return data;
};

/** The first capture is what makes the payment succeed. */
const succeedFirst = (
  at: At,
  tx: Tx,
  request: PaymentRequestRow,
  spent: Spent,
  payment: PaymentRow,
  context: Context,
): void => {
  const { to } = step(paymentRequestMachine, request.public.status, 'payment_succeeds');
  const paid = tx.update(paymentRequests, request, {
    public: { ...request.public, status: to, updated: iso(at.now) },
  });
  tellSuccess(at, tx, payment, { request: paid, spent }, context);
};

/** Captures an amount; one that fails in test mode is refused by the card's bank. */
export const decideCapture = (
  at: At,
  tx: Tx,
  { params, body, context }: Capture,
): Reply<typeof capturePaymentRequest> => {
  const request = findRequest(tx, params.id);
  if (!request) return unknownRequest;
  const found = heldFor(at, tx, request);
  if (!found.ok) return found;
  const { held } = found;
  const { currency } = held.state;
  const amount = toMinor(currency, body.capture_amount);
  if (amount === undefined)
    return invalid('body.capture_amount', `Send an amount with the decimals of ${currency}.`);
  const left = capturable(held, at.now);
  if (amount > left) {
    return fail(
      'EXCEEDS_CAPTURABLE_AMOUNT',
      `Send at most ${toMajor(currency, left)}: that is what is left to capture.`,
    );
  }
  const method = methodOf(tx, request);
  const decline = cardDeclineOf(currency, body.capture_amount);
  if (decline) {
    const { failure_code } = decline;
    return ok(record(at, tx, { request, method }, { payment: held, body, failure_code }, context));
  }
  const attempt = attemptOf({ request, method }, body.capture_amount, context);
  const payment = capture(at, tx, held, amount, attempt);
  const paid = { payment, body, failure_code: null };
  if (request.public.status !== 'AWAITING_CAPTURE')
    return ok(record(at, tx, { request, method }, paid, context));
  const spent = spendMethod(at, tx, method, context);
  const shown = record(at, tx, { request, method: spent.method }, paid, context);
  succeedFirst(at, tx, request, spent, payment, context);
  return ok(shown);
};
