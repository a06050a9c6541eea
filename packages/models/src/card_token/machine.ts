// The lifecycle of a card token: it is final once its card is saved and its holder authenticated,
// or one of the two has failed. Charges do not change its status (STATE-UNSPEC-07).
import { machine } from '@kasir/core/resource';

const settled = ['credit_card.authentication', 'credit_card.tokenization'] as const;

export const cardTokenMachine = machine({
  name: 'card_token',
  states: ['VERIFIED', 'IN_REVIEW', 'FAILED'],
  transitions: [
    {
      from: null,
      on: 'create',
      to: 'VERIFIED',
      when: 'its bank asks nobody',
      emits: settled,
      clause: 'TOKEN-status',
      origin: 'stated',
    },
    {
      from: null,
      on: 'create',
      to: 'IN_REVIEW',
      when: 'its bank asks the holder',
      clause: 'TOKEN-status-IN_REVIEW',
      origin: 'stated',
    },
    {
      from: 'IN_REVIEW',
      on: 'authenticate',
      to: 'VERIFIED',
      emits: settled,
      clause: 'STATE-UNSPEC-07',
      origin: 'chosen',
    },
    {
      from: 'IN_REVIEW',
      on: 'decline',
      to: 'FAILED',
      emits: settled,
      clause: 'STATE-UNSPEC-07',
      origin: 'chosen',
    },
    {
      from: 'IN_REVIEW',
      on: 'time_passes',
      to: 'FAILED',
      emits: settled,
      clause: 'STATE-UNSPEC-07',
      origin: 'chosen',
    },
  ],
});
