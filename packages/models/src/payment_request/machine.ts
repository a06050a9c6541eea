// Life of a v2 payment request; the `service` dialect adds PENDING, EXPIRED, CANCELED and VOIDED.
import { machine } from '@kasir/core';

const chosen = { clause: 'STATE-UNSPEC-04', origin: 'chosen' } as const;
const spec = { when: 'dialect spec', ...chosen };
const service = { when: 'dialect service', ...chosen };
const manual = {
  when: 'a card, capture_method MANUAL',
  clause: 'STATE-PR2-03',
  origin: 'inferred',
} as const;

/** A number for many uses waits on when it was paid: its end is that of a paid request. */
const paidBefore = { to: 'SUCCEEDED', ...chosen, when: 'it was paid before' } as const;

export const paymentRequestMachine = machine({
  name: 'payment_request',
  states: [
    'REQUIRES_ACTION',
    'SUCCEEDED',
    'FAILED',
    'AWAITING_CAPTURE',
    'PENDING',
    'EXPIRED',
    'CANCELED',
    'VOIDED',
  ],
  transitions: [
    { from: null, on: 'create', to: 'REQUIRES_ACTION', ...chosen },
    { from: null, on: 'create', to: 'PENDING', ...service, when: 'no page, dialect service' },
    { from: null, on: 'payment_succeeds', to: 'SUCCEEDED', ...chosen, when: 'charged at once' },
    { from: null, on: 'payment_fails', to: 'FAILED', ...chosen, when: 'charged at once' },
    { from: null, on: 'payment_is_authorized', to: 'AWAITING_CAPTURE', ...manual },
    { from: 'REQUIRES_ACTION', on: 'payment_succeeds', to: 'SUCCEEDED', ...chosen },
    { from: 'REQUIRES_ACTION', on: 'payment_fails', to: 'FAILED', ...chosen },
    { from: 'REQUIRES_ACTION', on: 'payment_is_authorized', to: 'AWAITING_CAPTURE', ...manual },
    { from: 'REQUIRES_ACTION', on: 'time_passes', to: 'FAILED', ...spec },
    { from: 'REQUIRES_ACTION', on: 'time_passes', to: 'EXPIRED', ...service },
    { from: 'REQUIRES_ACTION', on: 'time_passes', ...paidBefore },
    { from: 'REQUIRES_ACTION', on: 'method_is_used_up', to: 'FAILED', ...chosen },
    { from: 'REQUIRES_ACTION', on: 'method_is_withdrawn', to: 'FAILED', ...spec },
    { from: 'REQUIRES_ACTION', on: 'method_is_withdrawn', to: 'CANCELED', ...service },
    { from: 'REQUIRES_ACTION', on: 'method_is_withdrawn', ...paidBefore },
    { from: 'PENDING', on: 'payment_succeeds', to: 'SUCCEEDED', ...chosen },
    { from: 'PENDING', on: 'payment_fails', to: 'FAILED', ...chosen },
    { from: 'PENDING', on: 'time_passes', to: 'EXPIRED', ...chosen },
    { from: 'PENDING', on: 'time_passes', ...paidBefore },
    { from: 'PENDING', on: 'method_is_used_up', to: 'FAILED', ...chosen },
    { from: 'PENDING', on: 'method_is_withdrawn', to: 'CANCELED', ...chosen },
    { from: 'PENDING', on: 'method_is_withdrawn', ...paidBefore },
    {
      from: 'AWAITING_CAPTURE',
      on: 'payment_succeeds',
      to: 'SUCCEEDED',
      ...chosen,
      when: 'the first capture',
    },
    { from: 'AWAITING_CAPTURE', on: 'time_passes', to: 'FAILED', ...spec },
    { from: 'AWAITING_CAPTURE', on: 'time_passes', to: 'VOIDED', ...service },
  ],
});
