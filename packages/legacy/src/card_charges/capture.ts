// POST /credit_card_charges/{id}/capture: captures the authorized amount or less; the rest is
// released (CARD-UNSPEC-02).
import { amountDigits } from '@kasir/core/messages';
import { toMajor, parseAmount } from '@kasir/core/money';
import { done, fail, invalid, ok, operation, type Refusal } from '@kasir/core/server';
import { captureIntent, type CaptureRefusal } from '@kasir/payments';
import { getIntent, type IntentRow } from '@kasir/payments/state';
import { captureCardCharge } from './capture.contract.ts';
import { chargeNeeds, findCardCharge, unknownCharge } from './find.ts';
import { failureReason, renderCharge } from './render.ts';

/** The error for a charge that is not, or no longer, authorized. */
export const notAuthorized = fail(
  'INELIGIBLE_TRANSACTION_STATUS',
  'The charge must be AUTHORIZED. Read it to see its status.',
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
    default:
      return notAuthorized;
  }
};

export const captureCardChargeHandler = operation(captureCardCharge, {
  needs: chargeNeeds,
  decide: (d, { params, body }) => {
    const charge = findCardCharge(d, params.id);
    if (!charge) return unknownCharge;
    const amount = parseAmount(charge.state.currency, body.amount);
    const captured = captureIntent(d, charge, { amount, reference: null, final: true });
    if (!captured.ok) return errorOf(captured.refusal, charge);
    const { failure } = captured.row.state;
    return failure === null
      ? done(charge.id)
      : fail(
          'CAPTURE_DECLINED',
          `The bank of the card declined the capture: ${failureReason(failure)}. Nothing was captured.`,
        );
  },
  render: (d, id) => ok(renderCharge(d, getIntent(d, id), d.context)),
});
