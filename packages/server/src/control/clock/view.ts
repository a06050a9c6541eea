// Renders an advance of the clock, and waits for its end.
import type { controlContracts } from '@kasir/control';
import { toIsoString, type SuccessInput } from '@kasir/core';
import type { Advance } from '../../clock/advance.ts';
import type { ClockControl } from '../../clock/clock.ts';

/** Waits at most `waitMs` milliseconds for the end of an advance. */
export const endOf = async ({ ended }: Advance, waitMs: number): Promise<void> => {
  if (waitMs === 0) return;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, waitMs);
  await Promise.race([ended, late]);
  clearTimeout(timer);
};

export const viewAdvance = async (
  clock: ClockControl,
  advance: Advance,
): Promise<SuccessInput<typeof controlContracts.clock.getAdvance>> => {
  const { id, status, from, to, jobs, happened, leftMs, quiet, message } = advance;
  return {
    id,
    status,
    from: toIsoString(from),
    to: toIsoString(to),
    jobs,
    happened,
    left_ms: leftMs,
    quiet,
    message,
    ...(await clock.read()),
  };
};
