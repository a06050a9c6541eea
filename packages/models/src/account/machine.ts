// The lifecycle of a sub-account on its platform: an OWNED one is live at once, a MANAGED one
// registers and is activated.
import { machine } from '@kasir/core/resource';

export const subAccountMachine = machine({
  name: 'sub_account',
  states: ['INVITED', 'REGISTERED', 'AWAITING_DOCS', 'LIVE', 'SUSPENDED'],
  transitions: [
    {
      from: null,
      on: 'open',
      to: 'LIVE',
      when: 'OWNED',
      emits: ['account.registered', 'account.created'],
      clause: 'EVT-account.registered',
      origin: 'stated',
    },
    {
      from: null,
      on: 'invite',
      to: 'INVITED',
      when: 'MANAGED',
      clause: 'CORE-UNSPEC-08',
      origin: 'chosen',
    },
    {
      from: 'INVITED',
      on: 'register',
      to: 'REGISTERED',
      emits: ['account.registered'],
      clause: 'EVT-account.registered',
      origin: 'stated',
    },
    {
      from: 'REGISTERED',
      on: 'await_documents',
      to: 'AWAITING_DOCS',
      clause: 'CORE-UNSPEC-08',
      origin: 'chosen',
    },
    {
      from: 'REGISTERED',
      on: 'activate',
      to: 'LIVE',
      emits: ['account.activated'],
      clause: 'EVT-account.activated',
      origin: 'stated',
    },
    {
      from: 'AWAITING_DOCS',
      on: 'activate',
      to: 'LIVE',
      emits: ['account.activated'],
      clause: 'EVT-account.activated',
      origin: 'stated',
    },
    {
      from: 'LIVE',
      on: 'suspend',
      to: 'SUSPENDED',
      clause: 'CORE-UNSPEC-08',
      origin: 'chosen',
    },
    {
      from: 'SUSPENDED',
      on: 'resume',
      to: 'LIVE',
      clause: 'CORE-UNSPEC-08',
      origin: 'chosen',
    },
  ],
});
