// Events of unified v2 payments.
import { event } from '@kasir/core';
import { payment } from './schema.ts';

export const paymentSucceeded = event({
  name: 'payment.succeeded',
  family: 'payment_succeeded',
  envelope: 'v2',
  data: payment,
  when: 'a payment of a payment request succeeds',
  clauses: ['EVT-payment.succeeded', 'EVT-UNSPEC-03'],
});

export const paymentFailed = event({
  name: 'payment.failed',
  family: 'payment_failed',
  envelope: 'v2',
  data: payment,
  when: 'a payment of a payment request fails',
  clauses: ['EVT-payment.failed', 'EVT-UNSPEC-03'],
});
