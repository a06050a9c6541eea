// Life of a v2 payment request; the `service` dialect adds PENDING and EXPIRED.
import { machine } from '@kasir/core';

const chosen = { clause: 'STATE-UNSPEC-04', origin: 'chosen' } as const;

export const paymentRequestMachine = machine({
  name: 'payment_request',
  states: ['REQUIRES_ACTION', 'SUCCEEDED', 'FAILED', 'AWAITING_CAPTURE', 'PENDING', 'EXPIRED'],
  transitions: [
    { from: null, on: 'create', to: 'REQUIRES_ACTION', ...chosen },
    {
      from: null,
      on: 'create',
      to: 'PENDING',
      when: 'no page to open, dialect service',
      ...chosen,
    },
    { from: 'REQUIRES_ACTION', on: 'payment_succeeds', to: 'SUCCEEDED', ...chosen },
    { from: 'REQUIRES_ACTION', on: 'payment_fails', to: 'FAILED', ...chosen },
    { from: 'REQUIRES_ACTION', on: 'time_passes', to: 'FAILED', when: 'dialect spec', ...chosen },
    {
      from: 'REQUIRES_ACTION',
      on: 'time_passes',
      to: 'EXPIRED',
      when: 'dialect service',
      ...chosen,
    },
    { from: 'REQUIRES_ACTION', on: 'method_is_used_up', to: 'FAILED', ...chosen },
    { from: 'PENDING', on: 'payment_succeeds', to: 'SUCCEEDED', ...chosen },
    { from: 'PENDING', on: 'payment_fails', to: 'FAILED', ...chosen },
    { from: 'PENDING', on: 'time_passes', to: 'EXPIRED', ...chosen },
    { from: 'PENDING', on: 'method_is_used_up', to: 'FAILED', ...chosen },
  ],
});
