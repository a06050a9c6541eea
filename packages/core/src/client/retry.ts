// When a call is tried again and how long it waits: pure, so that it can be read and proven as a
// table.
import type { Reading } from './result.ts';

const BACKOFF_FIRST_MS = 500;
const BACKOFF_MAX_MS = 8_000;

/** What earlier attempts of a call have shown. */
export interface Past {
  /** Attempts made so far, this one included. */
  readonly attempts: number;
  /**
   * Whether a repeat cannot do anything twice: a GET (IDEM-01), or an idempotency key is sent
   * (IDEM-02, IDEM-03).
   */
  readonly repeatable: boolean;
  /** Answers with status 500 before this one. */
  readonly serverErrors: number;
}

/**
 * Whether an attempt may be made again. A request that never left may always; anything else only
 * when it is repeatable. A 500 is repeated once: the key makes that safe, and a second 500 is
 * surfaced as indeterminate.
 */
export const mayRetry = (reading: Reading, past: Past): boolean => {
  if (reading.ok || reading.code === 'ABORTED') return false;
  if (reading.status === null && !reading.indeterminate) return true;
  if (!past.repeatable) return false;
  if (reading.status === 500) return past.serverErrors === 0;
  return reading.status === null || [429, 502, 503, 504].includes(reading.status);
};

const seconds = (text: string | undefined): number | null =>
  text !== undefined && /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : null;

/**
 * Milliseconds the service asks to wait, or null. A date is read against the answer's own Date
 * header.
 */
const askedWait = (reading: Reading): number | null => {
  if (!('headers' in reading)) return null;
  const { 'retry-after': after, date, 'rate-limit-reset': reset } = reading.headers;
  const asked = seconds(after);
  if (asked !== null) return asked;
  const until = Date.parse(after ?? '') - Date.parse(date ?? '');
  if (!Number.isNaN(until)) return Math.max(0, until);
  return reading.status === 429 ? seconds(reset) : null;
};

/**
 * Milliseconds to wait before the next attempt: what the service asks, else growing; jitter spreads
 * callers.
 */
export const waitBefore = (reading: Reading, attempts: number, random: () => number): number => {
  const backoff = Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** (attempts - 1));
  return (askedWait(reading) ?? backoff / 2) + (random() * backoff) / 2;
};
