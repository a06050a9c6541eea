// POST /v3/payments/{id}/capture: captures all or part of an authorization and releases the rest.
import { amountDigits } from '@kasir/core/messages';
import { toMajor, parseAmount } from '@kasir/core/money';
import { done, fail, invalid, ok, operation, type Refusal } from '@kasir/core/server';
import { captureIntent, type CaptureRefusal } from '@kasir/payments';
import { captures, type CaptureRow } from '@kasir/payments/state';
import { captureV3Payment } from './capture.contract.ts';
import {
  capturePending,
  findPayment,
  notAuthorized,
  paymentNeeds,
  unknownPayment,
} from './find.ts';
import { renderPayment } from './render.ts';

/** Returns the response when nothing is captured. */
const toCaptureFailure = (
  refusal: CaptureRefusal,
  currency: string,
): Refusal<typeof captureV3Payment> => {
  switch (refusal.code) {
    case 'AMOUNT_INVALID':
      return invalid('body.capture_amount', amountDigits(currency));
    case 'MORE_THAN_LEFT':
      return fail(
        'CAPTURE_AMOUNT_EXCEEDED',
        `capture_amount must be at most ${toMajor(currency, refusal.left)}, what was authorized.`,
      );
    case 'CAPTURE_PENDING':
      return capturePending;
    default:
      return notAuthorized;
  }
};

/** Returns the response to a capture that the bank of the card declined, or null. */
const declined = ({ state: { status, failure } }: CaptureRow) =>
  status === 'FAILED'
    ? fail(
        'TEMPORARILY_UNAVAILABLE',
        `The bank of the card declined the capture (${failure}). Try again later.`,
      )
    : null;

export const captureV3PaymentHandler = operation(captureV3Payment, {
  needs: paymentNeeds,
  decide: (d, { params, body }) => {
    const found = findPayment(d, params.id);
    if (!found) return unknownPayment;
    const { payment, intent } = found;
    const { currency } = payment.state;
    const captured = captureIntent(d, intent, {
      amount: parseAmount(currency, body.capture_amount),
      reference: intent.state.reference,
      final: true,
    });
    if (!captured.ok) return toCaptureFailure(captured.refusal, currency);
    const { row } = captured;
    return declined(row) ?? done({ payment: params.id, capture: row.id });
  },
  render: (d, { payment, capture }) => {
    const found = findPayment(d, payment);
    if (!found) throw new Error(`Payment ${payment} is missing`);
    // Outside of test mode the bank responds after the decision.
    const row = d.get(captures, capture);
    return (row && declined(row)) ?? ok(renderPayment(d, found.payment, d.context));
  },
});
