// The lifecycle of a card token's authentication. Its use by a charge is not a status.
import { machine } from '@kasir/core/resource';

const settled = ['credit_card.authentication'] as const;
const beyond = { clause: 'MODEL-UNSPEC-26', origin: 'chosen' } as const;

export const cardAuthenticationMachine = machine({
  name: 'card_authentication',
  states: ['VERIFIED', 'IN_REVIEW', 'FAILED'],
  transitions: [
    {
      from: null,
      on: 'create',
      to: 'VERIFIED',
      when: 'its bank asks nobody',
      emits: settled,
      ...beyond,
    },
    { from: null, on: 'create', to: 'IN_REVIEW', when: 'its bank asks the holder', ...beyond },
    { from: 'IN_REVIEW', on: 'authenticate', to: 'VERIFIED', emits: settled, ...beyond },
    { from: 'IN_REVIEW', on: 'decline', to: 'FAILED', emits: settled, ...beyond },
    { from: 'IN_REVIEW', on: 'time_passes', to: 'FAILED', emits: settled, ...beyond },
  ],
});
