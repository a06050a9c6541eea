// The lifecycle of a direct debit: PENDING until the bank has debited or refused.
import { machine } from '@kasir/core/resource';

const chosen = { clause: 'LEGACY-PATH-08', origin: 'chosen' } as const;
const emits = ['direct_debit.payment'];

export const directDebitMachine = machine({
  name: 'direct_debit',
  states: ['PENDING', 'COMPLETED', 'FAILED'],
  transitions: [
    { from: null, on: 'create', to: 'PENDING', ...chosen },
    {
      from: 'PENDING',
      on: 'complete',
      to: 'COMPLETED',
      when: 'the payer has confirmed it, or the bank asks nobody',
      emits,
      ...chosen,
    },
    {
      from: 'PENDING',
      on: 'fail',
      to: 'FAILED',
      when: 'the bank or the payer refuses, its time passes, or its payment method ends',
      emits,
      ...chosen,
    },
  ],
});
