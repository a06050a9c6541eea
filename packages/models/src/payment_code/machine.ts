// Life of a payment code for retail outlets of the Philippines.
import { machine } from '@kasir/core';

const chosen = { clause: 'LEGACY-PATH-05', origin: 'chosen' } as const;

export const paymentCodeMachine = machine({
  name: 'payment_code',
  states: ['ACTIVE', 'INACTIVE', 'EXPIRED'],
  transitions: [
    { from: null, on: 'create', to: 'ACTIVE', ...chosen },
    {
      from: 'ACTIVE',
      on: 'consume',
      to: 'INACTIVE',
      when: 'is_single_use, and it is paid',
      emits: ['payment_code.payment'],
      ...chosen,
    },
    { from: 'ACTIVE', on: 'expire', to: 'EXPIRED', when: 'its time passes', ...chosen },
    {
      from: 'ACTIVE',
      on: 'pay',
      to: 'ACTIVE',
      when: 'not is_single_use',
      emits: ['payment_code.payment'],
      ...chosen,
    },
  ],
});
