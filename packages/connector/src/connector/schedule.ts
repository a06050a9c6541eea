// Defines when a failed task is tried again.
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const FIRST_MS = [5_000, 30_000, 5 * MINUTE_MS, HOUR_MS] as const;

/** Callbacks: after the first delays, every 6 hours for three days. */
const CALLBACK = { every: 6 * HOUR_MS, times: 12 } as const;
/** Refreshes: after the first delays, daily for five days. */
const REFRESH = { every: 24 * HOUR_MS, times: 5 } as const;

/**
 * Returns the milliseconds until the next attempt, or null when there is none. `attempts` is the
 * number of failed attempts, from 1.
 */
export const delayAfter = (kind: 'callback' | 'refresh', attempts: number): number | null => {
  const first = FIRST_MS[attempts - 1];
  if (first !== undefined) return first;
  const { every, times } = kind === 'callback' ? CALLBACK : REFRESH;
  return attempts <= FIRST_MS.length + times ? every : null;
};
