// Tests which events each dialect sends.
import { expect, test } from 'vitest';
import { isSentIn } from './dialect.ts';

test.each([
  ['payment.authorization', true, false],
  ['payment.awaiting_capture', true, true],
  ['payment_request.expiry', true, false],
  ['payment_request.expired', false, true],
  ['payment.succeeded', true, true],
  ['payment_token.expiry', true, true],
])(
  'the event %s is sent in spec: %s, and in service: %s (EVT-payment.authorization, EVT-payment_request.expiry)',
  (event, inSpec, inService) => {
    expect([isSentIn('spec', event), isSentIn('service', event)]).toEqual([inSpec, inService]);
  },
);
