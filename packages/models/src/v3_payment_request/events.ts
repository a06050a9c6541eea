// Events of v3 payment requests.
import { event } from '@kasir/core/resource';
import { v3PaymentRequest } from './schema.ts';

/** The essential fields: the request and its status. */
const essential = { payment_request_id: true, reference_id: true, status: true } as const;

export const v3PaymentRequestExpiry = event({
  name: 'payment_request.expiry',
  family: 'v3_payment_request',
  envelope: 'v3',
  data: v3PaymentRequest,
  essential,
  when: 'the time of a v3 payment request has passed: it can no longer be paid',
  clauses: ['EVT-payment_request.expiry', 'EVT-UNSPEC-04'],
});

/** The same event under the name that the public service uses. */
export const v3PaymentRequestExpired = event({
  name: 'payment_request.expired',
  family: 'v3_payment_request',
  envelope: 'v3',
  data: v3PaymentRequest,
  essential,
  when: 'the same, in the `service` dialect',
  clauses: ['EVT-payment_request.expiry'],
});
