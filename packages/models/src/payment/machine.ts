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
  ],
});
