// The lifecycle of a payment in v3.
import { machine } from '@kasir/core/resource';

const chosen = { clause: 'STATE-UNSPEC-04', origin: 'chosen' } as const;
const succeeds = {
  to: 'SUCCEEDED',
  emits: ['payment.capture'],
  clause: 'STATE-PR3-SUCCEEDED',
  origin: 'stated',
} as const;
const fails = {
  to: 'FAILED',
  emits: ['payment.failure'],
  clause: 'STATE-PR3-FAILED',
  origin: 'stated',
} as const;

export const v3PaymentMachine = machine({
  name: 'v3_payment',
  states: ['AUTHORIZED', 'CANCELED', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'PENDING'],
  transitions: [
    { from: null, on: 'start', to: 'PENDING', when: 'the payer confirms on a device', ...chosen },
    { from: null, on: 'succeed', ...succeeds },
    { from: 'PENDING', on: 'succeed', ...succeeds },
    { from: null, on: 'fail', ...fails },
    { from: 'PENDING', on: 'fail', ...fails },
    { from: 'PENDING', on: 'cancel', to: 'CANCELED', when: 'its request is canceled', ...chosen },
    {
      from: null,
      on: 'authorize',
      to: 'AUTHORIZED',
      emits: ['payment.authorization'],
      clause: 'STATE-PR3-AUTHORIZED',
      origin: 'stated',
    },
    {
      from: 'AUTHORIZED',
      on: 'capture',
      to: 'SUCCEEDED',
      when: 'once, at most what was authorized',
      emits: ['payment.capture'],
      clause: 'V3-UNSPEC-08',
      origin: 'chosen',
    },
    { from: 'AUTHORIZED', on: 'cancel', to: 'CANCELED', ...chosen },
    {
      from: 'AUTHORIZED',
      on: 'time_passes',
      to: 'EXPIRED',
      when: '7 days without a capture',
      emits: ['payment.expiry'],
      ...chosen,
    },
  ],
});
