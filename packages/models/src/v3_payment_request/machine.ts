// The lifecycle of a v3 payment request; the `service` dialect adds PENDING.
import { machine } from '@kasir/core/resource';

const chosen = { clause: 'STATE-UNSPEC-04', origin: 'chosen' } as const;
const stated = (clause: string) => ({ clause, origin: 'stated' }) as const;
const device = {
  when: 'confirmed on a device, dialect service',
  dialect: 'service',
  ...chosen,
} as const;
const pays = { alsoEmits: ['payment.capture'] };
const fails = { alsoEmits: ['payment.failure'] };
const reusable = { when: 'type REUSABLE_PAYMENT_CODE', ...stated('STATE-PR3-ACCEPTING_PAYMENTS') };
const manual = {
  when: 'a card, capture_method MANUAL',
  alsoEmits: ['payment.authorization'],
  ...stated('STATE-PR3-AUTHORIZED'),
};
const canceled = { to: 'CANCELED', ...stated('STATE-PR3-CANCELED') } as const;
const ended = { to: 'CANCELED', when: 'its token is ended', ...chosen } as const;

const expires = {
  to: 'EXPIRED',
  emits: ['payment_request.expiry', 'payment_request.expired'],
  ...stated('STATE-PR3-EXPIRED'),
} as const;

export const v3PaymentRequestMachine = machine({
  name: 'v3_payment_request',
  states: [
    'REQUIRES_ACTION',
    'ACCEPTING_PAYMENTS',
    'AUTHORIZED',
    'SUCCEEDED',
    'FAILED',
    'CANCELED',
    'EXPIRED',
    'PENDING',
  ],
  transitions: [
    { from: null, on: 'create', to: 'REQUIRES_ACTION', ...stated('STATE-PR3-REQUIRES_ACTION') },
    { from: null, on: 'create', to: 'ACCEPTING_PAYMENTS', ...reusable },
    { from: null, on: 'create', to: 'PENDING', ...device },
    {
      from: null,
      on: 'payment_succeeds',
      to: 'SUCCEEDED',
      ...pays,
      ...chosen,
      when: 'charged at once',
    },
    { from: null, on: 'payment_fails', to: 'FAILED', ...fails, ...chosen, when: 'charged at once' },
    { from: null, on: 'payment_is_authorized', to: 'AUTHORIZED', ...manual },
    {
      from: 'REQUIRES_ACTION',
      on: 'payment_succeeds',
      to: 'SUCCEEDED',
      ...pays,
      ...stated('STATE-PR3-SUCCEEDED'),
    },
    {
      from: 'REQUIRES_ACTION',
      on: 'payment_fails',
      to: 'FAILED',
      ...fails,
      ...stated('STATE-PR3-FAILED'),
    },
    { from: 'REQUIRES_ACTION', on: 'payment_is_authorized', to: 'AUTHORIZED', ...manual },
    { from: 'REQUIRES_ACTION', on: 'cancel', ...canceled },
    { from: 'REQUIRES_ACTION', on: 'token_ends', ...ended },
    { from: 'REQUIRES_ACTION', on: 'time_passes', ...expires },
    { from: 'PENDING', on: 'payment_succeeds', to: 'SUCCEEDED', ...pays, ...chosen },
    { from: 'PENDING', on: 'payment_fails', to: 'FAILED', ...fails, ...chosen },
    { from: 'PENDING', on: 'cancel', ...canceled },
    { from: 'PENDING', on: 'time_passes', ...expires },
    {
      from: 'ACCEPTING_PAYMENTS',
      on: 'payment_succeeds',
      to: 'ACCEPTING_PAYMENTS',
      ...pays,
      ...stated('STATE-PR3-ACCEPTING_PAYMENTS'),
    },
    { from: 'ACCEPTING_PAYMENTS', on: 'cancel', ...canceled },
    { from: 'ACCEPTING_PAYMENTS', on: 'time_passes', ...expires },
  ],
});
