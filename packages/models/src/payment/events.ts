// Events of unified v2 payments.
import { event } from '@kasir/core/resource';
import { payment } from './schema.ts';

/** The essential fields: the payment, its status and its amount. */
const essential = {
  id: true,
  reference_id: true,
  status: true,
  amount: true,
  currency: true,
} as const;

export const paymentSucceeded = event({
  name: 'payment.succeeded',
  family: 'payment_succeeded',
  envelope: 'v2',
  data: payment,
  essential,
  when: 'a payment of a payment request succeeds; that of an authorization with its first capture',
  clauses: ['EVT-payment.succeeded', 'EVT-UNSPEC-03'],
});

export const paymentFailed = event({
  name: 'payment.failed',
  family: 'payment_failed',
  envelope: 'v2',
  data: payment,
  essential,
  when: 'a payment of a payment request fails, or its time has passed',
  clauses: ['EVT-payment.failed', 'EVT-UNSPEC-03'],
});

export const paymentPending = event({
  name: 'payment.pending',
  family: 'payment_pending',
  envelope: 'v2',
  data: payment,
  essential,
  when: 'a wallet has asked the payer on a device and waits for approval',
  clauses: ['EVT-UNSPEC-03'],
});

export const paymentAuthorization = event({
  name: 'payment.authorization',
  family: 'payment_awaiting_capture',
  envelope: 'v2',
  data: payment,
  essential,
  when: 'a card payment with capture_method MANUAL is authorized',
  clauses: ['EVT-payment.authorization', 'EVT-UNSPEC-03'],
});

export const paymentAwaitingCapture = event({
  name: 'payment.awaiting_capture',
  family: 'payment_awaiting_capture',
  envelope: 'v2',
  data: payment,
  essential,
  when: 'a card payment with capture_method MANUAL is authorized; the same under its other name',
  clauses: ['EVT-payment.authorization', 'EVT-UNSPEC-03'],
});
