// Life of a virtual account of the legacy API: PENDING until its bank has opened the number.
import { machine } from '@kasir/core';

const status = ['virtual_account.status'];

export const callbackVirtualAccountMachine = machine({
  name: 'callback_virtual_account',
  states: ['PENDING', 'ACTIVE', 'INACTIVE'],
  transitions: [
    { from: null, on: 'create', to: 'PENDING', clause: 'LEGACY-PATH-03', origin: 'chosen' },
    {
      from: 'PENDING',
      on: 'open',
      to: 'ACTIVE',
      when: 'its bank has opened the number, or it is paid',
      emits: status,
      clause: 'LEGACY-PATH-03',
      origin: 'chosen',
    },
    {
      from: 'PENDING',
      on: 'expire',
      to: 'INACTIVE',
      when: 'its time passes',
      clause: 'LEGACY-PATH-03',
      origin: 'chosen',
    },
    {
      from: 'PENDING',
      on: 'withdraw',
      to: 'INACTIVE',
      when: 'the merchant sets its end to a time that has passed',
      emits: status,
      clause: 'LEGACY-PATH-03',
      origin: 'chosen',
    },
    {
      from: 'ACTIVE',
      on: 'consume',
      to: 'INACTIVE',
      when: 'is_single_use, and it is paid',
      clause: 'LEGACY-PATH-03',
      origin: 'chosen',
    },
    {
      from: 'ACTIVE',
      on: 'withdraw',
      to: 'INACTIVE',
      when: 'the merchant sets its end to a time that has passed',
      emits: status,
      clause: 'LEGACY-PATH-03',
      origin: 'chosen',
    },
    {
      from: 'ACTIVE',
      on: 'expire',
      to: 'INACTIVE',
      when: 'its time passes',
      clause: 'LEGACY-PATH-03',
      origin: 'chosen',
    },
    {
      from: 'ACTIVE',
      on: 'pay',
      to: 'ACTIVE',
      when: 'not is_single_use',
      emits: ['virtual_account.payment'],
      clause: 'LEGACY-PATH-03',
      origin: 'chosen',
    },
  ],
});
