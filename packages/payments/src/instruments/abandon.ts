// Records that a payer leaves the page of an instrument without deciding; the page stays open for a
// while.
import type { Scope } from '@kasir/core/server';
import { expireInstrument } from './jobs.ts';
import { instruments, type InstrumentRow } from './kind.ts';

/**
 * The time for which the same page stays open
 * (PM2-CREATE-ewallet.channel_properties.cancel_return_url-retry).
 */
export const RETRY_MS = 15 * 60_000;

/** Records that the payer left the page of an instrument that waits for authorization. */
export const abandonInstrumentPage = (d: Scope, { id, state }: InstrumentRow): void => {
  const openUntil = Math.min(d.now + RETRY_MS, state.expires ?? Infinity);
  d.change(instruments, { id }, { openUntil, left: true });
  d.schedule(expireInstrument, openUntil, { instrument: id });
};
