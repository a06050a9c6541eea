// Life of an event on its way to the receiver.
import { machine } from '@kasir/core';

export const deliveryMachine = machine({
  name: 'delivery',
  states: ['PENDING', 'DELIVERED', 'FAILED', 'UNROUTED'],
  transitions: [
    { from: null, on: 'emit', to: 'PENDING', clause: 'EVT-DLV-01', origin: 'stated' },
    {
      from: 'PENDING',
      on: 'acknowledge',
      to: 'DELIVERED',
      clause: 'EVT-UNSPEC-06',
      origin: 'inferred',
    },
    {
      from: 'PENDING',
      on: 'refuse',
      to: 'PENDING',
      when: 'a retry is left, or it was a resend',
      clause: 'EVT-DLV-05',
      origin: 'stated',
    },
    {
      from: 'PENDING',
      on: 'refuse',
      to: 'FAILED',
      when: '24 hours have passed since the first attempt',
      clause: 'EVT-DLV-05',
      origin: 'stated',
    },
    {
      from: 'PENDING',
      on: 'unroute',
      to: 'PENDING',
      when: 'it was a resend',
      clause: 'EVT-DLV-07',
      origin: 'chosen',
    },
    {
      from: 'PENDING',
      on: 'unroute',
      to: 'UNROUTED',
      when: 'it was an automatic attempt',
      clause: 'EVT-DLV-02',
      origin: 'chosen',
    },
    {
      from: 'FAILED',
      on: 'acknowledge',
      to: 'DELIVERED',
      when: 'it was a resend',
      clause: 'EVT-DLV-07',
      origin: 'inferred',
    },
    { from: 'FAILED', on: 'refuse', to: 'FAILED', clause: 'EVT-DLV-07', origin: 'chosen' },
    { from: 'FAILED', on: 'unroute', to: 'FAILED', clause: 'EVT-DLV-07', origin: 'chosen' },
    {
      from: 'UNROUTED',
      on: 'acknowledge',
      to: 'DELIVERED',
      when: 'it was a resend',
      clause: 'EVT-DLV-07',
      origin: 'inferred',
    },
    { from: 'UNROUTED', on: 'refuse', to: 'FAILED', clause: 'EVT-DLV-07', origin: 'chosen' },
    { from: 'UNROUTED', on: 'unroute', to: 'UNROUTED', clause: 'EVT-DLV-07', origin: 'chosen' },
    {
      from: 'DELIVERED',
      on: 'acknowledge',
      to: 'DELIVERED',
      clause: 'EVT-DLV-09',
      origin: 'inferred',
    },
    { from: 'DELIVERED', on: 'refuse', to: 'DELIVERED', clause: 'EVT-DLV-09', origin: 'inferred' },
    { from: 'DELIVERED', on: 'unroute', to: 'DELIVERED', clause: 'EVT-DLV-09', origin: 'inferred' },
  ],
});

export type DeliveryTrigger = (typeof deliveryMachine.transitions)[number]['on'];
