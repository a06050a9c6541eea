// Schedules delivery attempts: at once, then at fixed times after the first try for 24 hours.
import type { Outgoing } from '@kasir/core/server';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Time between a try and the next: 24 hours in total (EVT-UNSPEC-05, EVT-DLV-05). */
export const retryGapsMs: readonly number[] = [
  15 * MINUTE_MS,
  45 * MINUTE_MS,
  2 * HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
];

const sums = (gaps: readonly number[]): number[] => {
  let sum = 0;
  return gaps.map((gap) => (sum += gap));
};

/** Time from the first try to each retry. */
export const retryOffsetsMs: readonly number[] = sums(retryGapsMs);

/**
 * Returns the time of the retry after a try at `now` of an event first tried at `first`; null when
 * the 24 hours are over. Retries missed while the platform was down are skipped.
 */
export const nextRetry = (first: number, now: number): number | null => {
  const offset = retryOffsetsMs.find((one) => first + one > now);
  return offset === undefined ? null : first + offset;
};

/** Returns the time of the next retry of an event after its first attempt; null for none. */
export const nextAttempt = ({ status, attempts }: Outgoing): number | null => {
  const own = attempts.filter(({ trigger }) => trigger === 'automatic');
  const [first] = own;
  const last = own.at(-1);
  return status === 'PENDING' && first && last ? nextRetry(first.at, last.at) : null;
};
