// The callback of a paid code for retail outlets in Indonesia.
import { event } from '@kasir/core/resource';
import { fixedPaymentCodePayment } from './schema.ts';

export const fixedPaymentCodePaymentEvent = event({
  name: 'fixed_payment_code.payment',
  family: 'ro_fpc_paid',
  envelope: 'bare',
  data: fixedPaymentCodePayment,
  essential: {
    payment_id: true,
    fixed_payment_code_id: true,
    external_id: true,
    payment_code: true,
    amount: true,
    status: true,
  },
  when: 'a payment code of the legacy API is paid at an outlet in Indonesia',
  clauses: ['LEGACY-PATH-04'],
});
