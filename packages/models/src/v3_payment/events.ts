// Events of v3 payments. The event of an authorization has the name of v2, but another envelope.
import { event } from '@kasir/core/resource';
import { v3Payment } from './schema.ts';

/** The essential fields: the payment, its request, its status and the amount. */
const essential = {
  payment_id: true,
  payment_request_id: true,
  reference_id: true,
  status: true,
  request_amount: true,
  currency: true,
} as const;

const family = 'v3_payment';

export const v3PaymentCapture = event({
  name: 'payment.capture',
  family,
  envelope: 'v3',
  data: v3Payment,
  essential,
  when: 'a payment of a v3 payment request succeeds, or what was authorized is captured',
  clauses: ['EVT-payment.capture', 'EVT-UNSPEC-04', 'EVT-CONF-02'],
});

export const v3PaymentFailure = event({
  name: 'payment.failure',
  family,
  envelope: 'v3',
  data: v3Payment,
  essential,
  when: 'a payment of a v3 payment request fails',
  clauses: ['EVT-payment.failure', 'EVT-UNSPEC-04', 'EVT-CONF-02'],
});

export const v3PaymentAuthorization = event({
  name: 'payment.authorization',
  family,
  envelope: 'v3',
  data: v3Payment,
  essential,
  when: 'a card payment of v3 with capture_method MANUAL is authorized',
  clauses: ['V3-CONF-03', 'EVT-UNSPEC-04'],
});

export const v3PaymentExpiry = event({
  name: 'payment.expiry',
  family,
  envelope: 'v3',
  data: v3Payment,
  essential,
  when: 'nobody captured within seven days what was authorized for a v3 payment request',
  clauses: ['V3-UNSPEC-08'],
});
