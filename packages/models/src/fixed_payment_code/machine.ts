// The lifecycle of a payment code for retail outlets in Indonesia.
import { machine } from '@kasir/core/resource';

const chosen = { clause: 'LEGACY-PATH-04', origin: 'chosen' } as const;
const emits = ['fixed_payment_code.payment'];

export const fixedPaymentCodeMachine = machine({
  name: 'fixed_payment_code',
  states: ['ACTIVE', 'INACTIVE'],
  transitions: [
    { from: null, on: 'create', to: 'ACTIVE', ...chosen },
    { from: 'ACTIVE', on: 'pay', to: 'ACTIVE', when: 'not is_single_use', emits, ...chosen },
    { from: 'ACTIVE', on: 'pay', to: 'INACTIVE', when: 'is_single_use', emits, ...chosen },
    { from: 'ACTIVE', on: 'expire', to: 'INACTIVE', when: 'its time passes', ...chosen },
  ],
});
