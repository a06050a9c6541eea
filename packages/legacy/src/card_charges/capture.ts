// POST /credit_card_charges/{id}/capture: captures the authorized amount or less; the rest is
// released (CARD-UNSPEC-02).
import { amountDigits } from '@kasir/core/messages';
import { toMajor, parseAmount } from '@kasir/core/money';
import { done, fail, invalid, ok, operation, type Refusal } from '@kasir/core/server';
import { captureIntent, type CaptureRefusal } from '@kasir/payments';
import { captures, getIntent, type CaptureRow, type IntentRow } from '@kasir/payments/state';
import { captureCardCharge } from './capture.contract.ts';
import { chargeNeeds, findCardCharge, unknownCharge } from './find.ts';
import { failureReason, renderCharge } from './render.ts';

/** The error for a charge that is not, or no longer, authorized. */
export const notAuthorized = fail(
  'INELIGIBLE_TRANSACTION_STATUS',
  'The charge must be AUTHORIZED. Read it to see its status.',
);

/** The error for a charge with a capture that waits for the bank of its card. */
export const capturePending = fail(
  'INELIGIBLE_TRANSACTION_STATUS',
  'A capture of this charge waits for the bank of the card. Read the charge until it is CAPTURED or AUTHORIZED, then try again.',
);

const errorOf = (
  refusal: CaptureRefusal,
  { state: { currency } }: IntentRow,
): Refusal<typeof captureCardCharge> => {
  switch (refusal.code) {
    case 'AMOUNT_INVALID':
      return invalid('body.amount', amountDigits(currency));
    case 'MORE_THAN_LEFT': // CARD-FIELD-capture_amount
      return fail(
        'CAPTURE_AMOUNT_EXCEEDED',
        `amount must be at most ${toMajor(currency, refusal.left)}, the authorized amount.`,
      );
    case 'CAPTURE_PENDING':
      return capturePending;
    default:
      return notAuthorized;
  }
};

/** Returns the response to a capture that the bank of the card declined, or null. */
const declined = ({ state: { failure } }: CaptureRow) =>
  failure === null
    ? null
    : fail(
        'CAPTURE_DECLINED',
        `The bank of the card declined the capture: ${failureReason(failure)}. Nothing was captured.`,
      );

export const captureCardChargeHandler = operation(captureCardCharge, {
  needs: chargeNeeds,
  decide: (d, { params, body }) => {
    const charge = findCardCharge(d, params.id);
    if (!charge) return unknownCharge;
    const amount = parseAmount(charge.state.currency, body.amount);
    const captured = captureIntent(d, charge, { amount, reference: null, final: true });
    if (!captured.ok) return errorOf(captured.refusal, charge);
    const { row } = captured;
    return declined(row) ?? done({ charge: charge.id, capture: row.id });
  },
  render: (d, { charge, capture }) => {
    // Outside of test mode the bank responds after the decision.
    const row = d.get(captures, capture);
    return (row && declined(row)) ?? ok(renderCharge(d, getIntent(d, charge), d.context));
  },
});
