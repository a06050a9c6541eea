// The lifecycle of a refund of a card charge: final at once, or REQUESTED until the bank has
// responded, in versions before 2019-05-01. A card refund sends the events of all refunds.
import { machine } from '@kasir/core/resource';

const synchronous = {
  when: 'the version is 2019-05-01',
  clause: 'VER-12',
  origin: 'stated',
} as const;
const requested = { clause: 'VER-UNSPEC-05', origin: 'chosen' } as const;

export const cardRefundMachine = machine({
  name: 'card_refund',
  states: ['REQUESTED', 'SUCCEEDED', 'FAILED'],
  transitions: [
    { from: null, on: 'succeed', to: 'SUCCEEDED', emits: ['refund.succeeded'], ...synchronous },
    { from: null, on: 'fail', to: 'FAILED', emits: ['refund.failed'], ...synchronous },
    {
      from: null,
      on: 'wait',
      to: 'REQUESTED',
      when: 'the version is an earlier one',
      ...requested,
    },
    {
      from: 'REQUESTED',
      on: 'succeed',
      to: 'SUCCEEDED',
      emits: ['refund.succeeded'],
      ...requested,
    },
    { from: 'REQUESTED', on: 'fail', to: 'FAILED', emits: ['refund.failed'], ...requested },
    { from: 'REQUESTED', on: 'cancel', to: 'FAILED', ...requested },
  ],
});
