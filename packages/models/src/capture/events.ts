// Events of captures.
import { event } from '@kasir/core';
import { capture } from './schema.ts';

export const captureSucceeded = event({
  name: 'capture.succeeded',
  family: 'capture_succeeded',
  envelope: 'v2',
  data: capture,
  when: 'some of an authorized card payment is captured',
  clauses: ['EVT-UNSPEC-03'],
});

export const captureFailed = event({
  name: 'capture.failed',
  family: 'capture_failed',
  envelope: 'v2',
  data: capture,
  when: "the card's bank refuses a capture",
  clauses: ['EVT-UNSPEC-03'],
});
