// The lifecycle of a transaction (STATE-UNSPEC-04: the specification only gives the states).
import { machine } from '@kasir/core/resource';

export const transactionMachine = machine({
  name: 'transaction',
  states: ['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REFUNDED', 'REVERSED'], // STATE-TXN-SET
  transitions: [
    { from: null, on: 'start', to: 'PENDING', clause: 'STATE-UNSPEC-04', origin: 'chosen' },
    { from: null, on: 'post', to: 'SUCCESS', clause: 'STATE-UNSPEC-04', origin: 'chosen' },
    { from: null, on: 'fail', to: 'FAILED', clause: 'STATE-UNSPEC-04', origin: 'chosen' },
    { from: 'PENDING', on: 'post', to: 'SUCCESS', clause: 'STATE-UNSPEC-04', origin: 'chosen' },
    { from: 'PENDING', on: 'fail', to: 'FAILED', clause: 'STATE-UNSPEC-04', origin: 'chosen' },
    { from: 'PENDING', on: 'void', to: 'VOIDED', clause: 'STATE-UNSPEC-04', origin: 'chosen' },
    {
      from: 'SUCCESS',
      on: 'refund',
      to: 'REFUNDED',
      when: 'refunded in full',
      clause: 'TXN-CONF-02',
      origin: 'chosen',
    },
    { from: 'SUCCESS', on: 'reverse', to: 'REVERSED', clause: 'STATE-UNSPEC-04', origin: 'chosen' },
  ],
});
