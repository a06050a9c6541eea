// Life of a payment under all generations of the API; the v2 names of its events stand in the rows.
import { machine } from '@kasir/core';

export const paymentMachine = machine({
  name: 'payment',
  states: ['PENDING', 'AWAITING_CAPTURE', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'CANCELED', 'VOIDED'],
  transitions: [
    {
      from: null,
      on: 'succeed',
      to: 'SUCCEEDED',
      emits: ['payment.succeeded'],
      clause: 'STATE-PR2-02',
      origin: 'stated',
    },
    {
      from: null,
      on: 'fail',
      to: 'FAILED',
      emits: ['payment.failed'],
      clause: 'STATE-PR2-02',
      origin: 'stated',
    },
    {
      from: null,
      on: 'authorize',
      to: 'AWAITING_CAPTURE',
      emits: ['payment.awaiting_capture'],
      clause: 'STATE-PR2-03',
      origin: 'inferred',
    },
    {
      from: 'AWAITING_CAPTURE',
      on: 'capture',
      to: 'SUCCEEDED',
      emits: ['capture.succeeded', 'payment.succeeded'],
      clause: 'STATE-UNSPEC-04',
      origin: 'chosen',
    },
    {
      from: 'SUCCEEDED',
      on: 'capture',
      to: 'SUCCEEDED',
      when: 'some of what was authorized is left',
      emits: ['capture.succeeded'],
      clause: 'STATE-UNSPEC-04',
      origin: 'chosen',
    },
    {
      from: 'AWAITING_CAPTURE',
      on: 'time_passes',
      to: 'EXPIRED',
      when: '7 days without a capture',
      clause: 'STATE-UNSPEC-04',
      origin: 'chosen',
    },
    {
      from: 'AWAITING_CAPTURE',
      on: 'void',
      to: 'VOIDED',
      clause: 'STATE-UNSPEC-04',
      origin: 'chosen',
    },
  ],
});
