// POST /payment_requests/{id}/captures: captures an authorized card payment, whole or in parts.
import { amountDigits, toMajor, toMinor } from '@kasir/core';
import {
  done,
  fail,
  invalid,
  ok,
  operation,
  type Done,
  type Refusal,
  type Scope,
} from '@kasir/core/server';
import {
  capturable,
  captureIntent,
  isWaiting,
  paymentOf,
  type IntentRow,
  type PaymentRow,
} from '@kasir/payments';
import { capturePaymentRequest } from './capture.contract.ts';
import { findRequest, requestNeeds, unknownRequest } from './find.ts';
import { renderCapture } from './render-capture.ts';

/** The authorization behind a request, or why nothing can be captured of it. */
const findAuthorization = (
  d: Scope,
  request: IntentRow,
): Done<PaymentRow> | Refusal<typeof capturePaymentRequest> => {
  const { status, manualCapture } = request.state;
  if (!manualCapture) {
    return fail(
      'MANUAL_CAPTURE_NOT_SUPPORTED',
      'This payment is captured automatically. Create it with capture_method MANUAL to capture later.',
    );
  }
  if (isWaiting(request)) {
    return fail(
      'OPERATION_NOT_ALLOWED',
      'The payer has not authorized this payment request yet. Wait for AWAITING_CAPTURE.',
    );
  }
  const held = paymentOf(d, request);
  if (held !== null && capturable(held, d.now) > 0) return done(held);
  return status === 'SUCCEEDED'
    ? fail(
        'PAYMENT_REQUEST_ALREADY_FULLY_CAPTURED',
        'Nothing is left to capture of this payment request.',
      )
    : fail('PAYMENT_REQUEST_ALREADY_FAILED', 'The authorization has expired. Create another one.');
};

export const capturePaymentRequestHandler = operation(capturePaymentRequest, {
  needs: requestNeeds,
  decide: (d, { params, body }) => {
    const request = findRequest(d, params.id);
    if (!request) return unknownRequest;
    const found = findAuthorization(d, request);
    if (!found.ok) return found;
    const { currency } = request.state;
    const amount = toMinor(currency, body.capture_amount);
    if (amount === undefined) return invalid('body.capture_amount', amountDigits(currency));
    const left = capturable(found.value, d.now);
    if (amount > left) {
      return fail(
        'EXCEEDS_CAPTURABLE_AMOUNT',
        `capture_amount must be at most ${toMajor(currency, left)}, what is left to capture.`,
      );
    }
    const reference = body.reference_id ?? d.id();
    return done(captureIntent(d, request, found.value, { amount, reference }));
  },
  render: (d, row) => ok(renderCapture(d, row, d.context)),
});
