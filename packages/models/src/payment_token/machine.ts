// The lifecycle of a payment token: authorized when its channel requires it, charged, and in the
// end canceled, expired or failed.
import { machine } from '@kasir/core/resource';

const chosen = { clause: 'STATE-UNSPEC-04', origin: 'chosen' } as const;
const spec = { when: 'dialect spec', dialect: 'spec', ...chosen };
const service = { when: 'dialect service', dialect: 'service', ...chosen };
const expires = { to: 'EXPIRED', emits: ['payment_token.expiry'], ...chosen } as const;
const activated = { to: 'ACTIVE', emits: ['payment_token.activation'], ...chosen } as const;
const fails = { to: 'FAILED', emits: ['payment_token.failure'], ...chosen } as const;

const canceled = (['REQUIRES_ACTION', 'PENDING', 'ACTIVE', 'INACTIVE'] as const).flatMap(
  (from) =>
    [
      { from, on: 'cancel', to: 'INACTIVE', ...spec },
      { from, on: 'cancel', to: 'CANCELED', ...service },
    ] as const,
);

export const paymentTokenMachine = machine({
  name: 'payment_token',
  states: ['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED', 'CANCELED'],
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
      when: 'its payer authorizes it by paying (PAY_AND_SAVE)',
      ...chosen,
    },
    { from: 'REQUIRES_ACTION', on: 'payer_authorizes', ...activated },
    { from: 'REQUIRES_ACTION', on: 'payer_declines', ...fails },
    { from: 'REQUIRES_ACTION', on: 'time_passes', ...expires },
    { from: 'PENDING', on: 'payer_pays', ...activated },
    { from: 'PENDING', on: 'payment_fails', ...fails },
    { from: 'PENDING', on: 'time_passes', ...expires },
    { from: 'ACTIVE', on: 'time_passes', when: 'it is no longer valid', ...expires },
    { from: 'ACTIVE', on: 'deactivate', to: 'INACTIVE', ...chosen },
    { from: 'INACTIVE', on: 'reactivate', when: 'as a v2 payment method', ...activated },
    { from: 'INACTIVE', on: 'time_passes', when: 'it is no longer valid', ...expires },
    ...canceled,
  ],
});
