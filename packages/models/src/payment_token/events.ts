// Events of payment tokens (v3).
import { event } from '@kasir/core/resource';
import { paymentToken } from './schema.ts';

/** The essential fields: the token and its status. */
const essential = { payment_token_id: true, reference_id: true, status: true } as const;

const family = 'v3_payment_token';

export const paymentTokenActivation = event({
  name: 'payment_token.activation',
  family,
  envelope: 'v3',
  data: paymentToken,
  essential,
  when: 'a payment token became ACTIVE: it can be charged',
  clauses: ['EVT-payment_token.activation', 'EVT-UNSPEC-04', 'EVT-CONF-02'],
});

export const paymentTokenFailure = event({
  name: 'payment_token.failure',
  family,
  envelope: 'v3',
  data: paymentToken,
  essential,
  when: 'the payer of a payment token declined, or the payment that was to save it failed',
  clauses: ['EVT-payment_token.failure', 'EVT-UNSPEC-04', 'EVT-CONF-02'],
});

export const paymentTokenExpiry = event({
  name: 'payment_token.expiry',
  family,
  envelope: 'v3',
  data: paymentToken,
  essential,
  when: 'a payment token is no longer valid, or nobody authorized it in time',
  clauses: ['EVT-payment_token.expiry', 'EVT-UNSPEC-04', 'EVT-CONF-02'],
});
