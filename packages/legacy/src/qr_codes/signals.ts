// The callback of a paid QR code, sent to the code's own URL. No event is emitted for money that is
// not kept, nor of what becomes of the code (STATE-QR-03).
import { listen } from '@kasir/core/server';
import { prefixes, qrPaymentEvent } from '@kasir/models';
import {
  getInstrument,
  type DomainSignals,
  silentInstruments,
  silentPayments,
} from '@kasir/payments';
import { QR_CODE } from '../products.ts';
import { callbackUrlOf, renderQrPayment } from './render.ts';

export const qrCodeListener = listen<DomainSignals>()(QR_CODE, ['instrument', 'payment'], {
  ...silentPayments,
  'payment.completed': (d, { row }) => {
    const code = getInstrument(d, row.state.product.id);
    const payment = renderQrPayment(code, row);
    d.emit(qrPaymentEvent, {
      data: { ...payment, payment_details: payment.payment_detail },
      subject: prefixes.qr_code + code.id,
      url: callbackUrlOf(code),
    });
  },
  ...silentInstruments,
});
