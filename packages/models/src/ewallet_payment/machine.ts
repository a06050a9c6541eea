// The lifecycles of e-wallet payments, one for each variant (STATE-EWALLET-SET): the specification
// only gives the states, the steps are chosen by Kasir (STATE-UNSPEC-04).
import { machine } from '@kasir/core/resource';

const clause = 'STATE-UNSPEC-04';
const origin = 'chosen';

/** Variant A: declined and expired payments are FAILED. */
export const ovoPaymentMachine = machine({
  name: 'ovo_payment',
  states: ['PENDING', 'COMPLETED', 'FAILED'],
  transitions: [
    { from: null, on: 'create', to: 'PENDING', clause, origin },
    {
      from: 'PENDING',
      on: 'pay',
      to: 'COMPLETED',
      emits: ['ewallet.payment'],
      clause,
      origin,
    },
    {
      from: 'PENDING',
      on: 'fail',
      to: 'FAILED',
      when: 'the payer declines, or does not respond in time',
      emits: ['ewallet.payment'],
      clause,
      origin,
    },
  ],
});

/** Variant B. */
export const danaPaymentMachine = machine({
  name: 'dana_payment',
  states: ['PENDING', 'PAID', 'FAILED', 'EXPIRED'],
  transitions: [
    { from: null, on: 'create', to: 'PENDING', clause, origin },
    { from: 'PENDING', on: 'pay', to: 'PAID', emits: ['dana.payment'], clause, origin },
    { from: 'PENDING', on: 'fail', to: 'FAILED', emits: ['dana.payment'], clause, origin },
    { from: 'PENDING', on: 'expire', to: 'EXPIRED', emits: ['dana.payment'], clause, origin },
  ],
});

/** Variant C. */
export const linkajaPaymentMachine = machine({
  name: 'linkaja_payment',
  states: ['PENDING', 'COMPLETED', 'FAILED', 'EXPIRED'],
  transitions: [
    { from: null, on: 'create', to: 'PENDING', clause, origin },
    { from: 'PENDING', on: 'pay', to: 'COMPLETED', emits: ['linkaja.payment'], clause, origin },
    { from: 'PENDING', on: 'fail', to: 'FAILED', emits: ['linkaja.payment'], clause, origin },
    { from: 'PENDING', on: 'expire', to: 'EXPIRED', emits: ['linkaja.payment'], clause, origin },
  ],
});
