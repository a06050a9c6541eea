// The lifecycle of an address of a customer: the merchant sets it with the whole list of addresses.
import { machine } from '@kasir/core/resource';

const sent = { clause: 'CUST-PATCH-04', origin: 'inferred' } as const;

export const customerAddressMachine = machine({
  name: 'customer_address',
  states: ['ACTIVE', 'DELETED'],
  transitions: [
    { from: null, on: 'add', to: 'ACTIVE', when: 'the merchant sends ACTIVE', ...sent },
    { from: null, on: 'add', to: 'DELETED', when: 'the merchant sends DELETED', ...sent },
    { from: 'ACTIVE', on: 'update', to: 'DELETED', ...sent },
    { from: 'DELETED', on: 'update', to: 'ACTIVE', ...sent },
  ],
});
