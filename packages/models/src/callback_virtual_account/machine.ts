// The lifecycle of a virtual account in the legacy API: PENDING until its bank has opened the
// number.
import { machine } from '@kasir/core/resource';

const chosen = { clause: 'LEGACY-PATH-03', origin: 'chosen' } as const;
const status = ['virtual_account.status'];
const payment = ['virtual_account.payment'];

export const callbackVirtualAccountMachine = machine({
  name: 'callback_virtual_account',
  states: ['PENDING', 'ACTIVE', 'INACTIVE'],
  transitions: [
    { from: null, on: 'create', to: 'PENDING', ...chosen },
    {
      from: 'PENDING',
      on: 'open',
      to: 'ACTIVE',
      when: 'its bank has opened the number, or it is paid',
      emits: status,
      ...chosen,
    },
    { from: 'PENDING', on: 'update', to: 'PENDING', emits: status, ...chosen },
    { from: 'PENDING', on: 'expire', to: 'INACTIVE', when: 'its time passes', ...chosen },
    {
      from: 'PENDING',
      on: 'close',
      to: 'INACTIVE',
      when: 'the merchant sets its end to a time that has passed',
      emits: status,
      ...chosen,
    },
    { from: 'ACTIVE', on: 'update', to: 'ACTIVE', emits: status, ...chosen },
    {
      from: 'ACTIVE',
      on: 'pay',
      to: 'ACTIVE',
      when: 'not is_single_use',
      emits: payment,
      ...chosen,
    },
    {
      from: 'ACTIVE',
      on: 'pay',
      to: 'INACTIVE',
      when: 'is_single_use',
      emits: payment,
      ...chosen,
    },
    { from: 'ACTIVE', on: 'expire', to: 'INACTIVE', when: 'its time passes', ...chosen },
    {
      from: 'ACTIVE',
      on: 'close',
      to: 'INACTIVE',
      when: 'the merchant sets its end to a time that has passed',
      emits: status,
      ...chosen,
    },
  ],
});
