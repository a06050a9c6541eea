// Life of a v2 payment method.
import { machine } from '@kasir/core';

export const paymentMethodMachine = machine({
  name: 'payment_method',
  states: ['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED'],
  transitions: [
    { from: null, on: 'create', to: 'ACTIVE', clause: 'STATE-UNSPEC-03', origin: 'chosen' },
    {
      from: 'ACTIVE',
      on: 'payment_succeeds',
      to: 'EXPIRED',
      when: 'reusability ONE_TIME_USE',
      emits: ['payment_method.expired'],
      clause: 'STATE-PM2-01',
      origin: 'stated',
    },
    {
      from: 'ACTIVE',
      on: 'time_passes',
      to: 'EXPIRED',
      when: 'expires_at is reached',
      emits: ['payment_method.expired'],
      clause: 'STATE-UNSPEC-03',
      origin: 'chosen',
    },
  ],
});
