// The callback of a paid code for retail outlets in the Philippines.
import { event } from '@kasir/core/resource';
import { paymentCodePayment } from './schema.ts';

export const paymentCodePaymentEvent = event({
  name: 'payment_code.payment',
  family: 'regional_ro_paid',
  envelope: 'bare',
  data: paymentCodePayment,
  essential: {
    id: true,
    payment_code_id: true,
    reference_id: true,
    payment_code: true,
    amount: true,
    status: true,
  },
  when: 'a payment code of the legacy API is paid at an outlet in the Philippines',
  clauses: ['LEGACY-PATH-05'],
});
