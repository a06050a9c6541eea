// Events of v2 payment methods.
import { event } from '@kasir/core';
import { embeddedMethod } from './schema.ts';

export const paymentMethodExpired = event({
  name: 'payment_method.expired',
  family: 'payment_method_v2',
  envelope: 'v2',
  data: embeddedMethod,
  when: 'a payment method can no longer be used: its one payment succeeded or its time passed',
  clauses: ['EVT-payment_method.expired', 'EVT-01'],
});
