// The lifecycle of a transfer: it waits for its two legs, of which the first may be refused.
import { machine } from '@kasir/core/resource';

const chosen = { clause: 'TXN-FIELD-cashflow-transfer', origin: 'chosen' } as const;

export const transferMachine = machine({
  name: 'transfer',
  states: ['PENDING', 'SUCCESSFUL', 'FAILED'],
  transitions: [
    { from: null, on: 'create', to: 'PENDING', ...chosen },
    { from: 'PENDING', on: 'arrive', to: 'SUCCESSFUL', ...chosen },
    { from: 'PENDING', on: 'refuse', to: 'FAILED', ...chosen },
  ],
});
