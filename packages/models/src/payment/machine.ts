// The lifecycle of a payment in all generations of the API, with the v2 names of its events.
import { machine } from '@kasir/core/resource';

const chosen = { clause: 'STATE-UNSPEC-04', origin: 'chosen' } as const;
const stated = { clause: 'STATE-PR2-02', origin: 'stated' } as const;

export const paymentMachine = machine({
  name: 'payment',
  states: ['PENDING', 'AWAITING_CAPTURE', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'CANCELED', 'VOIDED'],
  transitions: [
    {
      from: null,
      on: 'start',
      to: 'PENDING',
      when: 'the payer approves on their own device',
      emits: ['payment.pending'],
      ...chosen,
    },
    { from: null, on: 'succeed', to: 'SUCCEEDED', emits: ['payment.succeeded'], ...stated },
    { from: 'PENDING', on: 'succeed', to: 'SUCCEEDED', emits: ['payment.succeeded'], ...stated },
    { from: null, on: 'fail', to: 'FAILED', emits: ['payment.failed'], ...stated },
    { from: 'PENDING', on: 'fail', to: 'FAILED', emits: ['payment.failed'], ...stated },
    {
      from: null,
      on: 'authorize',
      to: 'AWAITING_CAPTURE',
      emits: ['payment.authorization', 'payment.awaiting_capture'],
      clause: 'STATE-PR2-03',
      origin: 'inferred',
    },
    {
      from: 'AWAITING_CAPTURE',
      on: 'capture',
      to: 'SUCCEEDED',
      when: 'the first capture',
      emits: ['payment.succeeded'],
      alsoEmits: ['capture.succeeded'],
      ...chosen,
    },
    {
      from: 'SUCCEEDED',
      on: 'capture',
      to: 'SUCCEEDED',
      when: 'some of what was authorized is left',
      alsoEmits: ['capture.succeeded'],
      ...chosen,
    },
    {
      from: 'AWAITING_CAPTURE',
      on: 'time_passes',
      to: 'EXPIRED',
      when: '7 days without a capture',
      emits: ['payment.failed'],
      ...chosen,
    },
    { from: 'AWAITING_CAPTURE', on: 'void', to: 'VOIDED', ...chosen },
    { from: 'SUCCEEDED', on: 'void', to: 'VOIDED', when: 'it was paid by a wallet', ...chosen },
  ],
});
