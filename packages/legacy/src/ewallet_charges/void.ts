// POST /ewallets/charges/{id}/void: returns the money to the payer, and the fees to the merchant.
import { done, fail, ok, operation } from '@kasir/core/server';
import { voidPayment, voidRefusal } from '@kasir/payments';
import { chargeNeeds, chargeOf, findCharge, unknownCharge } from './find.ts';
import { chargeStatusOf, renderCharge } from './render.ts';
import { voidEwalletCharge } from './void.contract.ts';

export const voidEwalletChargeHandler = operation(voidEwalletCharge, {
  needs: chargeNeeds,
  decide: (d, { params }) => {
    const charge = findCharge(d, params.id);
    if (!charge) return unknownCharge;
    const { payment } = charge;
    const refusal = voidRefusal(d, payment);
    switch (refusal) {
      case null:
        return done(voidPayment(d, payment));
      case 'CHANNEL_WITHOUT_VOID':
        throw new Error(`Charge ${payment.id} is not paid by a wallet`);
      case 'NOT_COMPLETED':
        return fail(
          'INELIGIBLE_TRANSACTION',
          `This charge is ${chargeStatusOf(payment.state)}. Only a SUCCEEDED one can be voided.`,
        );
      case 'REFUNDED':
        return fail(
          'INELIGIBLE_TRANSACTION',
          'Some of this charge was refunded. Refund the rest instead.',
        );
      case 'BALANCE_TOO_LOW':
        return fail('INSUFFICIENT_BALANCE', 'The available balance does not cover this void.');
    }
  },
  render: (d, payment) => ok(renderCharge(chargeOf(d, payment), d.context)),
});
