// POST /qr_codes/{external_id}/payments/simulate: somebody pays a QR code (STATE-QR-02,
// STATE-QR-04). One that is used up gives the money back at once (STATE-QR-03).
import { minorUnits, toMajor } from '@kasir/core';
import { done, invalid, ok, operation } from '@kasir/core/server';
import { createReceipt, receivePayment } from '@kasir/payments';
import { qris } from './channel.ts';
import { codeNeeds, findCode, unknownCode } from './find.ts';
import { renderQrPayment } from './render.ts';
import { simulateQrPayment } from './simulate.contract.ts';

export const simulateQrPaymentHandler = operation(simulateQrPayment, {
  needs: ({ params }) => codeNeeds(params.external_id),
  decide: (d, { params, body }) => {
    const code = findCode(d, params.external_id);
    if (!code) return unknownCode;
    const { amount: own } = code.state.requested;
    const amount = body.amount ? minorUnits(qris.currency, body.amount) : own;
    if (amount === null)
      return invalid(
        'body.amount',
        'This field is required for a STATIC code, which has no amount.',
      );
    if (own !== null && amount !== own) {
      const shown = toMajor(qris.currency, own);
      return invalid('body.amount', `Must be ${shown}, the amount of this code, or left out.`);
    }
    const payment = receivePayment(d, code, amount, { receipt: createReceipt(d) });
    return done({ code, payment });
  },
  render: (_d, { code, payment }) => ok(renderQrPayment(code, payment)),
});
