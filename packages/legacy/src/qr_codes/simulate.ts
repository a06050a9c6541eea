// POST /qr_codes/{external_id}/payments/simulate: simulates the payment of a QR code (STATE-QR-02,
// STATE-QR-04). A used-up code returns the money at once (STATE-QR-03).
import { toMinor } from '@kasir/core/money';
import { done, invalid, ok, operation } from '@kasir/core/server';
import { createReceipt, receiveMoney } from '@kasir/payments';
import { qris } from './channel.ts';
import { codeNeeds, findCode, unknownCode } from './find.ts';
import { renderQrPayment } from './render.ts';
import { simulateQrPayment } from './simulate.contract.ts';

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
    if (received.ok) return done({ code, payment: received.payment });
    const { refusal } = received;
    // An ended code accepts every payment.
    if (refusal.code !== 'AMOUNT_REFUSED')
      throw new Error(`A QR code does not refuse a payment as ${refusal.code}`);
    return invalid('body.amount', refusal.problem.message);
  },
  render: (_d, { code, payment }) => ok(renderQrPayment(code, payment)),
});
