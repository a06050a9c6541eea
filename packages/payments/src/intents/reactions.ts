// What the end of an instrument does to the intents that wait for it.
import { react } from '@kasir/core/server';
import type { DomainSignals } from '../signals.ts';
import { closeIntentsOf } from './end.ts';

export const intentReactions = react<DomainSignals>()({
  'instrument.consumed': (d, { row }) => closeIntentsOf(d, row, 'close'),
  'instrument.expired': (d, { row }) => closeIntentsOf(d, row, 'expire'),
  'instrument.withdrawn': (d, { row }) => closeIntentsOf(d, row, 'cancel'),
});
