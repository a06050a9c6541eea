// The callback of a paid QR code, sent to the code's own callback_url.
import { event } from '@kasir/core/resource';
import { datedQrPayment } from './dated.ts';
import { qrPaymentCallback } from './schema.ts';

export const qrPaymentEvent = event({
  name: 'qr.payment',
  family: 'qr_code',
  envelope: 'flat',
  data: qrPaymentCallback,
  when: 'a QR code is paid and the payment is kept',
  essential: { id: true, amount: true, status: true, qr_code: { id: true, external_id: true } },
  dated: { resource: 'qr_codes', forms: { '2022-07-31': datedQrPayment } },
  clauses: ['EVT-QR-PAYMENT', 'EVT-UNSPEC-01', 'QR-CONF-04'],
});
