// Events of v2 payment methods.
import { event } from '@kasir/core/resource';
import { paymentMethod } from './schema.ts';

/** The whole method except the business, which is in the envelope. */
export const paymentMethodNotice = paymentMethod
  .omit({ business_id: true })
  .describe('A payment method, as its events show it.');

/** The essential fields: the method and its status. */
const essential = { id: true, reference_id: true, status: true } as const;

export const paymentMethodActivated = event({
  name: 'payment_method.activated',
  family: 'payment_method_v2',
  envelope: 'v2',
  data: paymentMethodNotice,
  essential,
  when: 'a payment method became ACTIVE: its payer authorized it, or it was switched on again',
  clauses: ['EVT-payment_method.activated', 'EVT-01'],
});

export const paymentMethodExpired = event({
  name: 'payment_method.expired',
  family: 'payment_method_v2',
  envelope: 'v2',
  data: paymentMethodNotice,
  essential,
  when: 'a payment method can no longer be used: its one payment succeeded, its time passed, or it was expired',
  clauses: ['EVT-payment_method.expired', 'EVT-01'],
});

export const paymentMethodFailed = event({
  name: 'payment_method.failed',
  family: 'payment_method_v2',
  envelope: 'v2',
  data: paymentMethodNotice,
  essential,
  when: 'the payer of a payment method declined to authorize it, or the bank refused',
  clauses: ['EVT-payment_method.failed', 'EVT-01'],
});
