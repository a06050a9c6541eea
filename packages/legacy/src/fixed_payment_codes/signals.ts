// Emits the callback of a paid code in Indonesia; status changes of the code emit none.
import { listen } from '@kasir/core/server';
import { fixedPaymentCodePaymentEvent } from '@kasir/models';
import { type DomainSignals, silentInstruments, silentPayments } from '@kasir/payments/signals';
import { getInstrument } from '@kasir/payments/state';
import { FIXED_PAYMENT_CODE } from '../products.ts';
import { codeId, renderCodePayment } from './render.ts';

export const fixedPaymentCodeListener = listen<DomainSignals>()(
  FIXED_PAYMENT_CODE,
  ['instrument', 'payment'],
  {
    ...silentPayments,
    'payment.completed': (d, { row }) => {
      const code = getInstrument(d, row.state.product.id);
      d.emit(fixedPaymentCodePaymentEvent, {
        data: renderCodePayment(code, row, d.context),
        subject: codeId(code),
      });
    },
    ...silentInstruments,
  },
);
