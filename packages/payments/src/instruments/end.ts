// Ends an instrument: used up, expired, or withdrawn by the merchant.
import { canTrigger } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import {
  instrumentLifecycle,
  instruments,
  type InstrumentRow,
  type InstrumentStatus,
} from './kind.ts';

/** Returns the status now: an expired instrument is EXPIRED even before its job ran. */
export const statusAt = (
  { state: { status, expires, openUntil } }: InstrumentRow,
  now: number,
): InstrumentStatus =>
  now >= Math.min(expires ?? Infinity, openUntil ?? Infinity) &&
  canTrigger(instrumentLifecycle, status, 'expire')
    ? 'EXPIRED'
    : status;

const settled = { openUntil: null, left: false } as const;

/** Ends an instrument that has expired, or that the merchant withdraws or cancels. */
export const endInstrument = (
  d: Scope,
  row: Pick<InstrumentRow, 'id'>,
  on: 'expire' | 'withdraw' | 'cancel',
): InstrumentRow => d.transition(instruments, row, on, settled);

/** Consumes a single-use instrument once its payment is completed (STATE-PM2-01). */
export const consumeInstrument = (d: Scope, row: InstrumentRow): void => {
  if (!row.state.reusable && canTrigger(instrumentLifecycle, row.state.status, 'consume'))
    d.transition(instruments, row, 'consume', settled);
};
