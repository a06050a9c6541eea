// Life of a card charge: what the bank holds is captured once, reversed, or expires.
import { machine } from '@kasir/core';

const beyond = { clause: 'STATE-UNSPEC-02', origin: 'inferred' } as const;

export const cardChargeMachine = machine({
  name: 'card_charge',
  states: ['CAPTURED', 'AUTHORIZED', 'REVERSED', 'FAILED'],
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
