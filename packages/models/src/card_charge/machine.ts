// The lifecycle of a card charge: the held amount is captured once, reversed, or expires.
import { machine } from '@kasir/core/resource';

/** By safe acceptance, whose result is sent to the merchant. */
const accepted = {
  from: null,
  on: 'accept',
  emits: ['credit_card.safe_acceptance'],
  clause: 'SAFE-UNSPEC-01',
  origin: 'chosen',
} as const;

const beyond = { clause: 'STATE-UNSPEC-02', origin: 'inferred' } as const;

export const cardChargeMachine = machine({
  name: 'card_charge',
  states: ['CAPTURED', 'AUTHORIZED', 'REVERSED', 'FAILED'], // STATE-CARD-SET
  transitions: [
    {
      from: null,
      on: 'create',
      to: 'CAPTURED',
      when: 'capture is true',
      clause: 'STATE-CARD-01',
      origin: 'stated',
    },
    {
      from: null,
      on: 'create',
      to: 'AUTHORIZED',
      when: 'capture is false',
      clause: 'STATE-CARD-02',
      origin: 'stated',
    },
    { from: null, on: 'create', to: 'FAILED', when: 'the bank declines', ...beyond },
    { ...accepted, to: 'CAPTURED', when: 'transaction_type is SALES' },
    { ...accepted, to: 'AUTHORIZED', when: 'transaction_type is AUTHORIZATION' },
    { ...accepted, to: 'FAILED', when: 'the bank declines, or the holder is not authenticated' },
    { from: 'AUTHORIZED', on: 'capture', to: 'CAPTURED', ...beyond },
    { from: 'AUTHORIZED', on: 'reverse', to: 'REVERSED', ...beyond },
    {
      from: 'AUTHORIZED',
      on: 'time_passes',
      to: 'REVERSED',
      clause: 'STATE-CARD-03',
      origin: 'inferred',
    },
  ],
});
