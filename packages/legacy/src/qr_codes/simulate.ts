// POST /qr_codes/{external_id}/payments/simulate: simulates the payment of a QR code (STATE-QR-02,
// STATE-QR-04). A used-up code returns the money at once (STATE-QR-03).
import { toMinor, toMajor } from '@kasir/core';
import { done, invalid, ok, operation } from '@kasir/core/server';
import { createReceipt, receiveMoney, type ReceiveRefusal } from '@kasir/payments';
import { qris } from './channel.ts';
import { codeNeeds, findCode, unknownCode } from './find.ts';
import { renderQrPayment } from './render.ts';
import { simulateQrPayment } from './simulate.contract.ts';

/** Returns the message of an amount that cannot be paid; an ended code accepts every payment. */
const messageOf = (refusal: ReceiveRefusal): string => {
  switch (refusal.code) {
    case 'OPEN_AMOUNT':
      return 'This field is required for a STATIC code, which has no amount.';
    case 'OTHER_AMOUNT': {
      const required = toMajor(qris.currency, refusal.requested);
      return `Must be ${required}, the amount of this code, or left out.`;
    }
    case 'AMOUNT_INVALID':
      return refusal.problem.message;
    default:
      throw new Error(`A QR code does not refuse a payment as ${refusal.code}`);
  }
};

export const simulateQrPaymentHandler = operation(simulateQrPayment, {
  needs: ({ params }) => codeNeeds(params.external_id),
  decide: (d, { params, body }) => {
    const code = findCode(d, params.external_id);
    if (!code) return unknownCode;
    // QR-SIM-01
    const received = receiveMoney(d, code, {
      amount: body.amount ? toMinor(qris.currency, body.amount) : null,
      late: 'reverse', // QR-CONF-03
      detail: { receipt: createReceipt(d) },
    });
    return received.ok
      ? done({ code, payment: received.payment })
      : invalid('body.amount', messageOf(received.refusal));
  },
  render: (_d, { code, payment }) => ok(renderQrPayment(code, payment)),
});
