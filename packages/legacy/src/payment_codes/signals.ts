// Emits the callback of a paid code in the Philippines; status changes of the code emit none.
import { listen } from '@kasir/core/server';
import { paymentCodePaymentEvent } from '@kasir/models';
import { type DomainSignals, silentInstruments, silentPayments } from '@kasir/payments/signals';
import { getInstrument } from '@kasir/payments/state';
import { PAYMENT_CODE } from '../products.ts';
import { renderCodePayment } from './render.ts';

export const paymentCodeListener = listen<DomainSignals>()(
  PAYMENT_CODE,
  ['instrument', 'payment'],
  {
    ...silentPayments,
    'payment.completed': (d, { row }) => {
      const code = getInstrument(d, row.state.product.id);
      d.emit(paymentCodePaymentEvent, {
        data: renderCodePayment(code, row, d.context),
        subject: code.id,
      });
    },
    ...silentInstruments,
  },
);
