// POST /credit_card_charges/{id}/auth_reversal: has the bank of the card release the amount.
import { legacyId, toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import { done, ok, operation } from '@kasir/core/server';
import { reverseAuthorization } from '@kasir/payments';
import { capturePending, notAuthorized } from './capture.ts';
import { chargeNeeds, findCardCharge, unknownCharge } from './find.ts';
import { reverseCardCharge } from './reverse.contract.ts';

/** A reversal is not stored as an object: it is rendered from the reversed charge. */
export const reverseCardChargeHandler = operation(reverseCardCharge, {
  needs: chargeNeeds,
  decide: (d, { params }) => {
    const charge = findCardCharge(d, params.id);
    if (!charge) return unknownCharge;
    const reversed = reverseAuthorization(d, charge);
    if (reversed === 'CAPTURE_PENDING') return capturePending;
    return reversed === 'NOT_AUTHORIZED'
      ? notAuthorized
      : done({ id: legacyId(d.id()), state: charge.state });
  },
  render: (d, { id, state }, { params, body }) =>
    ok({
      id,
      credit_card_charge_id: params.id,
      business_id: d.context.account.id,
      external_id: body.external_id,
      amount: toMajor(state.currency, state.requested.amount ?? 0),
      currency: state.currency,
      status: 'SUCCEEDED',
      created: toIsoString(d.now),
    }),
});
