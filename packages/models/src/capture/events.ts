// Events of captures.
import { event } from '@kasir/core/resource';
import { capture } from './schema.ts';

/** The essential fields: the captured payment, the amount, and the result. */
const essential = {
  id: true,
  payment_id: true,
  reference_id: true,
  status: true,
  captured_amount: true,
  currency: true,
} as const;

export const captureSucceeded = event({
  name: 'capture.succeeded',
  family: 'capture_succeeded',
  envelope: 'v2',
  data: capture,
  essential,
  when: 'some of an authorized card payment is captured',
  clauses: ['EVT-UNSPEC-03'],
});

export const captureFailed = event({
  name: 'capture.failed',
  family: 'capture_failed',
  envelope: 'v2',
  data: capture,
  essential,
  when: "the card's bank refuses a capture",
  clauses: ['EVT-UNSPEC-03'],
});
