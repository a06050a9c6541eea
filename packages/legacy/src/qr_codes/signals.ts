// Emits the callback of a paid QR code, to the code's own URL. A reversed payment emits one only in
// the dialect `service` (STATE-QR-03, QR-CONF-03); status changes of the code emit none.
import { listen, type Scope, type Signal } from '@kasir/core/server';
import { chosen, prefixes, qrPaymentEvent } from '@kasir/models';
import { type DomainSignals, silentInstruments, silentPayments } from '@kasir/payments/signals';
import { getInstrument, type PaymentRow } from '@kasir/payments/state';
import { QR_CODE } from '../products.ts';
import { callbackUrlOf, renderQrPayment } from './render.ts';

const notify = (d: Scope, { row }: Signal<PaymentRow>): void => {
  const code = getInstrument(d, row.state.product.id);
  const payment = renderQrPayment(code, row);
  d.emit(qrPaymentEvent, {
    data: { ...payment, payment_details: payment.payment_detail },
    subject: prefixes.qr_code + code.id,
    url: callbackUrlOf(code),
  });
};

export const qrCodeListener = listen<DomainSignals>()(QR_CODE, ['instrument', 'payment'], {
  ...silentPayments,
  'payment.completed': notify,
  'payment.received_late': (d, signal) => {
    if (chosen('late_qr_payment', d.context.dialect) === qrPaymentEvent.name) notify(d, signal);
  },
  ...silentInstruments,
});
