// The end of an instrument: used up, its time passed, or withdrawn by the merchant.
import { canTrigger } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import {
  instrumentLifecycle,
  instruments,
  type InstrumentRow,
  type InstrumentStatus,
} from './kind.ts';

/** The status now: one whose time has passed is EXPIRED, even before its job ran. */
export const statusAt = (
  { state: { status, expires, openUntil } }: InstrumentRow,
  now: number,
): InstrumentStatus =>
  now >= Math.min(expires ?? Infinity, openUntil ?? Infinity) &&
  canTrigger(instrumentLifecycle, status, 'expire')
    ? 'EXPIRED'
    : status;

const settled = { openUntil: null, left: false } as const;

/** Its time passes, or the merchant withdraws or cancels it. */
export const endInstrument = (
  d: Scope,
  row: Pick<InstrumentRow, 'id'>,
  on: 'expire' | 'withdraw' | 'cancel',
): InstrumentRow => d.transition(instruments, row, on, settled);

/** A payment by it is completed: one for a single use can be used no more (STATE-PM2-01). */
export const consumeInstrument = (d: Scope, row: InstrumentRow): void => {
  if (!row.state.reusable && canTrigger(instrumentLifecycle, row.state.status, 'consume'))
    d.transition(instruments, row, 'consume', settled);
};
