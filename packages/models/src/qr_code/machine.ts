// The lifecycle of a QR code: a DYNAMIC code is used up by its first payment, a STATIC one never.
import { machine } from '@kasir/core/resource';

export const qrCodeMachine = machine({
  name: 'qr_code',
  states: ['ACTIVE', 'INACTIVE'], // STATE-QR-SET
  transitions: [
    { from: null, on: 'create', to: 'ACTIVE', clause: 'STATE-QR-01', origin: 'stated' },
    {
      from: 'ACTIVE',
      on: 'pay',
      to: 'INACTIVE',
      when: 'type DYNAMIC',
      emits: ['qr.payment'],
      clause: 'STATE-QR-02',
      origin: 'stated',
    },
    {
      from: 'ACTIVE',
      on: 'pay',
      to: 'ACTIVE',
      when: 'type STATIC',
      emits: ['qr.payment'],
      clause: 'STATE-QR-04',
      origin: 'stated',
    },
    {
      from: 'INACTIVE',
      on: 'pay',
      to: 'INACTIVE',
      when: 'the payment is refunded at once, and no event is emitted',
      clause: 'STATE-QR-03',
      origin: 'stated',
    },
  ],
});
