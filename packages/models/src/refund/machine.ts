// The lifecycle of a refund: final at once, or PENDING until the channel has responded.
import { machine } from '@kasir/core/resource';

const atOnce = 'the channel decides refunds at once';
const waits = { clause: 'REFUND-CONF-01', origin: 'chosen' } as const;

export const refundMachine = machine({
  name: 'refund',
  states: ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED'], // STATE-REFUND-SET
  transitions: [
    {
      from: null,
      on: 'succeed',
      to: 'SUCCEEDED',
      when: atOnce,
      emits: ['refund.succeeded'],
      clause: 'STATE-REFUND-01',
      origin: 'stated',
    },
    {
      from: null,
      on: 'fail',
      to: 'FAILED',
      when: atOnce,
      emits: ['refund.failed'],
      clause: 'STATE-REFUND-01',
      origin: 'stated',
    },
    { from: null, on: 'wait', to: 'PENDING', ...waits },
    {
      from: 'PENDING',
      on: 'succeed',
      to: 'SUCCEEDED',
      emits: ['refund.succeeded'],
      clause: 'STATE-REFUND-02',
      origin: 'stated',
    },
    {
      from: 'PENDING',
      on: 'fail',
      to: 'FAILED',
      emits: ['refund.failed'],
      clause: 'STATE-REFUND-03',
      origin: 'stated',
    },
    { from: 'PENDING', on: 'cancel', to: 'CANCELLED', ...waits },
  ],
});
