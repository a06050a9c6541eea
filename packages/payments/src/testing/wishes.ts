// For tests: wishes for instruments and intents that ask for nothing special.
import { findChannel, type Channel } from '@kasir/models';
import type { InstrumentWish } from '../instruments/types/type.ts';
import type { IntentWish } from '../intents/open.ts';
import { product } from './decide.ts';

const plain = {
  product,
  customer: null,
  reference: 'order-1',
  description: null,
  metadata: null,
  returnUrls: { success: null, failure: null, cancel: null },
  authentication: { skip: null, require: null },
  echo: null,
} as const;

/** A one-time instrument. */
export const instrumentWish = (change: Partial<InstrumentWish>): InstrumentWish => ({
  ...plain,
  id: 'instrument-1',
  channel: findChannel('EWALLET', 'DANA', 'IDR') as Channel,
  reusable: false,
  merchantKey: null,
  requested: { amount: null, min: null, max: null },
  intentAmount: null,
  identifier: null,
  expires: null,
  effective: { returnUrls: plain.returnUrls, authentication: plain.authentication },
  properties: {},
  withIntent: false,
  input: null,
  ...change,
});

/** An intent that is charged when it is confirmed. */
export const intentWish = (change: Partial<IntentWish>): IntentWish => ({
  ...plain,
  id: 'intent-1',
  manualCapture: false,
  merchantInitiated: false,
  securityCode: false,
  amount: null,
  ...change,
});
