// The lifecycle of a payment code for retail outlets in the Philippines.
import { machine } from '@kasir/core/resource';

const chosen = { clause: 'LEGACY-PATH-05', origin: 'chosen' } as const;
const emits = ['payment_code.payment'];

export const paymentCodeMachine = machine({
  name: 'payment_code',
  states: ['ACTIVE', 'INACTIVE', 'EXPIRED'],
  transitions: [
    { from: null, on: 'create', to: 'ACTIVE', ...chosen },
    { from: 'ACTIVE', on: 'pay', to: 'ACTIVE', when: 'not is_single_use', emits, ...chosen },
    { from: 'ACTIVE', on: 'pay', to: 'INACTIVE', when: 'is_single_use', emits, ...chosen },
    { from: 'ACTIVE', on: 'expire', to: 'EXPIRED', when: 'its time passes', ...chosen },
  ],
});
