// Life of a payment code for retail outlets of Indonesia.
import { machine } from '@kasir/core';

const chosen = { clause: 'LEGACY-PATH-04', origin: 'chosen' } as const;

export const fixedPaymentCodeMachine = machine({
  name: 'fixed_payment_code',
  states: ['ACTIVE', 'INACTIVE'],
  transitions: [
    { from: null, on: 'create', to: 'ACTIVE', ...chosen },
    {
      from: 'ACTIVE',
      on: 'end',
      to: 'INACTIVE',
      when: 'is_single_use and it is paid, or its time passes',
      ...chosen,
    },
    {
      from: 'ACTIVE',
      on: 'pay',
      to: 'ACTIVE',
      when: 'not is_single_use',
      emits: ['fixed_payment_code.payment'],
      ...chosen,
    },
  ],
});
