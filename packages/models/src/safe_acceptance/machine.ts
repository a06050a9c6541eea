// The lifecycle of a safe acceptance: IN_REVIEW while the holder is challenged, then the status of
// its charge.
import { machine } from '@kasir/core/resource';
import { cardChargeMachine } from '../card_charge/machine.ts';

const result = {
  emits: ['credit_card.safe_acceptance'],
  clause: 'SAFE-UNSPEC-01',
  origin: 'chosen',
} as const;

const sales = 'transaction_type is SALES';
const authorization = 'transaction_type is AUTHORIZATION';

export const safeAcceptanceMachine = machine({
  name: 'safe_acceptance',
  states: ['CAPTURED', 'AUTHORIZED', 'REVERSED', 'FAILED', 'IN_REVIEW'],
  transitions: [
    {
      from: null,
      on: 'accept',
      to: 'IN_REVIEW',
      when: 'its bank asks the holder',
      clause: 'SAFE-UNSPEC-01',
      origin: 'chosen',
    },
    { from: null, on: 'accept', to: 'CAPTURED', when: sales, ...result },
    { from: null, on: 'accept', to: 'AUTHORIZED', when: authorization, ...result },
    { from: null, on: 'accept', to: 'FAILED', when: 'the bank declines', ...result },
    { from: 'IN_REVIEW', on: 'authenticate', to: 'CAPTURED', when: sales, ...result },
    { from: 'IN_REVIEW', on: 'authenticate', to: 'AUTHORIZED', when: authorization, ...result },
    { from: 'IN_REVIEW', on: 'authenticate', to: 'FAILED', when: 'the bank declines', ...result },
    { from: 'IN_REVIEW', on: 'decline', to: 'FAILED', ...result },
    { from: 'IN_REVIEW', on: 'time_passes', to: 'FAILED', ...result },
    ...cardChargeMachine.transitions.filter(({ from }) => from !== null),
  ],
});
