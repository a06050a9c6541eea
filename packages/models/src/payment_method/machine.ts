// The lifecycle of a v2 payment method: authorized when its channel requires it, used, and in the
// end expired or failed.
import { machine } from '@kasir/core/resource';

const chosen = { clause: 'STATE-UNSPEC-03', origin: 'chosen' } as const;
const expires = { to: 'EXPIRED', emits: ['payment_method.expired'], ...chosen } as const;
const activated = { to: 'ACTIVE', emits: ['payment_method.activated'], ...chosen } as const;
const fails = { to: 'FAILED', emits: ['payment_method.failed'], ...chosen } as const;

export const paymentMethodMachine = machine({
  name: 'payment_method',
  states: ['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED'],
  transitions: [
    { from: null, on: 'create', to: 'ACTIVE', when: 'nobody has to authorize it', ...chosen },
    {
      from: null,
      on: 'create',
      to: 'REQUIRES_ACTION',
      when: 'its payer has to authorize it',
      ...chosen,
    },
    {
      from: null,
      on: 'create',
      to: 'PENDING',
      when: 'its payer authorizes it with the payment request it comes in',
      ...chosen,
    },
    { from: 'REQUIRES_ACTION', on: 'payer_authorizes', ...activated },
    { from: 'REQUIRES_ACTION', on: 'payer_declines', ...fails },
    { from: 'REQUIRES_ACTION', on: 'time_passes', ...expires },
    { from: 'REQUIRES_ACTION', on: 'expire', ...expires },
    { from: 'PENDING', on: 'payer_authorizes', ...activated },
    { from: 'PENDING', on: 'payer_declines', ...fails },
    { from: 'PENDING', on: 'time_passes', ...expires },
    { from: 'PENDING', on: 'expire', ...expires },
    {
      from: 'ACTIVE',
      on: 'payment_succeeds',
      to: 'EXPIRED',
      when: 'reusability ONE_TIME_USE',
      emits: ['payment_method.expired'],
      alsoEmits: ['payment.succeeded'],
      clause: 'STATE-PM2-01',
      origin: 'stated',
    },
    {
      from: 'ACTIVE',
      on: 'payment_succeeds',
      to: 'ACTIVE',
      when: 'reusability MULTIPLE_USE, paid without a payment request',
      alsoEmits: ['payment.succeeded'],
      ...chosen,
    },
    { from: 'ACTIVE', on: 'time_passes', when: 'its time is reached', ...expires },
    { from: 'ACTIVE', on: 'expire', ...expires },
    { from: 'ACTIVE', on: 'deactivate', to: 'INACTIVE', ...chosen },
    { from: 'INACTIVE', on: 'reactivate', ...activated },
    {
      from: 'INACTIVE',
      on: 'payment_succeeds',
      when: 'reusability ONE_TIME_USE, for a request that waited',
      alsoEmits: ['payment.succeeded'],
      ...expires,
    },
    { from: 'INACTIVE', on: 'time_passes', when: 'its time is reached', ...expires },
    { from: 'INACTIVE', on: 'expire', ...expires },
  ],
});
