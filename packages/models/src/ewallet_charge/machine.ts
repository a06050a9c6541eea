// The lifecycle of an e-wallet charge: paid or failed, and later voided or refunded.
import { machine } from '@kasir/core/resource';

const clause = 'VER-UNSPEC-05';
const origin = 'chosen';
const refunded = ['ewallet.refund'] as const;

export const ewalletChargeMachine = machine({
  name: 'ewallet_charge',
  states: ['PENDING', 'SUCCEEDED', 'FAILED', 'VOIDED', 'REFUNDED'],
  transitions: [
    { from: null, on: 'create', to: 'PENDING', clause, origin },
    {
      from: null,
      on: 'pay',
      to: 'SUCCEEDED',
      when: 'a saved wallet pays',
      emits: ['ewallet.capture'],
      clause,
      origin,
    },
    {
      from: null,
      on: 'fail',
      to: 'FAILED',
      when: 'a saved wallet declines',
      emits: ['ewallet.capture'],
      clause,
      origin,
    },
    {
      from: 'PENDING',
      on: 'pay',
      to: 'SUCCEEDED',
      emits: ['ewallet.capture'],
      clause,
      origin,
    },
    {
      from: 'PENDING',
      on: 'fail',
      to: 'FAILED',
      when: 'the payer declines, or does not respond in time',
      emits: ['ewallet.capture'],
      clause,
      origin,
    },
    { from: 'SUCCEEDED', on: 'void', to: 'VOIDED', emits: ['ewallet.void'], clause, origin },
    {
      from: 'SUCCEEDED',
      on: 'refund',
      to: 'SUCCEEDED',
      when: 'some of it goes back, or a refund fails',
      emits: refunded,
      clause,
      origin,
    },
    {
      from: 'SUCCEEDED',
      on: 'refund',
      to: 'REFUNDED',
      when: 'all that was left goes back',
      emits: refunded,
      clause,
      origin,
    },
  ],
});
