// The lifecycle of an invoice, beyond the specification: paid at most once.
import { machine } from '@kasir/core/resource';

const beyond = { clause: 'CORE-UNSPEC-01', origin: 'chosen' } as const;

export const invoiceMachine = machine({
  name: 'invoice',
  states: ['PENDING', 'PAID', 'SETTLED', 'EXPIRED'],
  transitions: [
    { from: null, on: 'create', to: 'PENDING', ...beyond },
    { from: 'PENDING', on: 'pay', to: 'PAID', emits: ['invoice.paid'], ...beyond },
    { from: 'PENDING', on: 'expire', to: 'EXPIRED', emits: ['invoice.expired'], ...beyond },
    {
      from: 'PENDING',
      on: 'time_passes',
      to: 'EXPIRED',
      emits: ['invoice.expired'],
      ...beyond,
    },
    { from: 'PAID', on: 'settle', to: 'SETTLED', when: 'its money is paid out later', ...beyond },
  ],
});
