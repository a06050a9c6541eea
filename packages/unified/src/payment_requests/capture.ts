// POST /payment_requests/{id}/captures: captures an authorized card payment, whole or in parts.
import { amountDigits } from '@kasir/core/messages';
import { toMajor, parseAmount } from '@kasir/core/money';
import { done, fail, invalid, ok, operation, type Refusal } from '@kasir/core/server';
import { captureIntent, type CaptureRefusal } from '@kasir/payments';
import { getCaptureRow } from '@kasir/payments/state';
import { capturePaymentRequest } from './capture.contract.ts';
import { findRequest, requestNeeds, unknownRequest } from './find.ts';
import { renderCapture } from './render-capture.ts';

/** Returns the response when nothing is captured. */
const toCaptureFailure = (
  refusal: CaptureRefusal,
  currency: string,
): Refusal<typeof capturePaymentRequest> => {
  switch (refusal.code) {
    case 'AUTOMATIC':
      return fail(
        'MANUAL_CAPTURE_NOT_SUPPORTED',
        'This payment is captured automatically. Create it with capture_method MANUAL to capture later.',
      );
    case 'NOT_AUTHORIZED':
      return fail(
        'OPERATION_NOT_ALLOWED',
        'The payer has not authorized this payment request yet. Wait for AWAITING_CAPTURE.',
      );
    case 'CAPTURE_PENDING':
      return fail(
        'OPERATION_NOT_ALLOWED',
        'Pending captures cover the whole remaining amount. Wait for their outcome, then try again.',
      );
    case 'NOTHING_LEFT':
      return fail(
        'PAYMENT_REQUEST_ALREADY_FULLY_CAPTURED',
        'Nothing is left to capture of this payment request.',
      );
    case 'REST_EXPIRED':
      return fail(
        'EXCEEDS_CAPTURABLE_AMOUNT',
        'The authorization has expired: the rest of it can no longer be captured. Create another payment request for it.',
      );
    case 'FAILED':
      return fail(
        'PAYMENT_REQUEST_ALREADY_FAILED',
        'The authorization has expired. Create another one.',
      );
    case 'AMOUNT_INVALID':
      return invalid('body.capture_amount', amountDigits(currency));
    case 'MORE_THAN_LEFT':
      return fail(
        'EXCEEDS_CAPTURABLE_AMOUNT',
        `capture_amount must be at most ${toMajor(currency, refusal.left)}, the amount left to capture.`,
      );
  }
};

export const capturePaymentRequestHandler = operation(capturePaymentRequest, {
  needs: requestNeeds,
  decide: (d, { params, body }) => {
    const request = findRequest(d, params.id);
    if (!request) return unknownRequest;
    const { currency } = request.state;
    const captured = captureIntent(d, request, {
      amount: parseAmount(currency, body.capture_amount),
      reference: body.reference_id ?? null,
    });
    return captured.ok ? done(captured.row.id) : toCaptureFailure(captured.refusal, currency);
  },
  render: (d, id) => ok(renderCapture(d, getCaptureRow(d, id), d.context)),
});
