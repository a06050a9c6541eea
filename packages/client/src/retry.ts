// Decides if a call is retried and how long it waits, as pure functions.
import type { AttemptResult, FailedAttempt } from './result.ts';

const BACKOFF_FIRST_MS = 500;
const BACKOFF_MAX_MS = 8_000;

/** The state of a call after its attempts so far. */
export interface RetryState {
  /** Attempts made so far, including this one. */
  readonly attempts: number;
  /**
   * True when a repeat has no second effect: a GET (IDEM-01), or a call with an idempotency key
   * (IDEM-02, IDEM-03).
   */
  readonly repeatable: boolean;
  /** Responses with status 500 before this one. */
  readonly serverErrors: number;
}

/**
 * Returns whether an attempt may be repeated. A request that was never sent may always be repeated,
 * others only when the call is repeatable. A 500 is repeated once: the key makes that safe, and a
 * second 500 is reported as indeterminate.
 */
export const mayRetry = (result: AttemptResult, past: RetryState): boolean => {
  if (result.ok || result.code === 'ABORTED') return false;
  if (result.status === null && !result.indeterminate) return true;
  if (!past.repeatable) return false;
  if (result.status === 500) return past.serverErrors === 0;
  return result.status === null || [429, 502, 503, 504].includes(result.status);
};

/** Returns whether the same call may still succeed when it is repeated, without a second effect. */
export const isRetryable = (
  { status, indeterminate }: FailedAttempt,
  repeatable: boolean,
): boolean => {
  const temporary = status === null || status === 429 || status >= 500;
  return temporary && (repeatable || !indeterminate);
};

const seconds = (text: string | undefined): number | null =>
  text !== undefined && /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : null;

/**
 * Returns the milliseconds to wait that the service requests, or null. A date is compared with the
 * response's own Date header.
 */
const requestedWait = (result: AttemptResult): number | null => {
  if (!('headers' in result)) return null;
  const { 'retry-after': after, date, 'rate-limit-reset': reset } = result.headers;
  const requested = seconds(after);
  if (requested !== null) return requested;
  const until = Date.parse(after ?? '') - Date.parse(date ?? '');
  if (!Number.isNaN(until)) return Math.max(0, until);
  return result.status === 429 ? seconds(reset) : null;
};

/**
 * Returns the milliseconds to wait before the next attempt: the time that the service requests,
 * otherwise a time that doubles with each attempt. Jitter spreads the attempts of many clients.
 */
export const waitBefore = (
  result: AttemptResult,
  attempts: number,
  random: () => number,
): number => {
  const backoff = Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** (attempts - 1));
  return (requestedWait(result) ?? backoff / 2) + (random() * backoff) / 2;
};
