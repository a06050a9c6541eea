// Tests the retry policy and its wait times.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AttemptResult } from './result.ts';
import { isRetryable, mayRetry, waitBefore, type RetryState } from './retry.ts';

const respondedWith = (status: number, headers: Record<string, string> = {}): AttemptResult => ({
  ok: false,
  code: 'UNDECLARED',
  error_code: 'X',
  status,
  message: '',
  indeterminate: status >= 500,
  headers,
  raw: '',
  requestId: null,
});

const unreached = (code: 'NETWORK' | 'TIMEOUT' | 'ABORTED', sent: boolean): AttemptResult => ({
  ok: false,
  code,
  status: null,
  reason: '',
  message: '',
  indeterminate: sent,
  requestId: null,
});

const repeatable: RetryState = { attempts: 1, repeatable: true, serverErrors: 0 };
const unprotected: RetryState = { ...repeatable, repeatable: false };

describe('whether an attempt is made again', () => {
  test.each([429, 502, 503, 504])('status %i: only when repeatable', (status) => {
    expect(mayRetry(respondedWith(status), repeatable)).toBe(true);
    expect(mayRetry(respondedWith(status), unprotected)).toBe(false);
  });

  test('a 500 is repeated once, and only when repeatable', () => {
    expect(mayRetry(respondedWith(500), repeatable)).toBe(true);
    expect(mayRetry(respondedWith(500), { ...repeatable, serverErrors: 1 })).toBe(false);
    expect(mayRetry(respondedWith(500), unprotected)).toBe(false);
  });

  test.each([200, 302, 400, 401, 403, 404, 409, 422, 501])('status %i: never', (status) => {
    expect(mayRetry(respondedWith(status), repeatable)).toBe(false);
  });

  test('without a response: always if no byte was sent, otherwise when repeatable, never when aborted', () => {
    for (const code of ['NETWORK', 'TIMEOUT'] as const) {
      expect(mayRetry(unreached(code, false), unprotected)).toBe(true);
      expect(mayRetry(unreached(code, true), unprotected)).toBe(false);
      expect(mayRetry(unreached(code, true), repeatable)).toBe(true);
    }
    expect(mayRetry(unreached('ABORTED', false), repeatable)).toBe(false);
  });
});

describe('whether a failed call may be made again later', () => {
  const failed = (result: AttemptResult) => (result.ok ? expect.fail('it has not failed') : result);

  test('a temporary failure may, if a repeat has no second effect', () => {
    for (const status of [429, 500, 502, 503])
      expect(isRetryable(failed(respondedWith(status)), true)).toBe(true);
    for (const status of [302, 400, 401, 403, 404, 409])
      expect(isRetryable(failed(respondedWith(status)), true)).toBe(false);
    expect(isRetryable(failed(unreached('NETWORK', true)), true)).toBe(true);
  });

  test('a write without a key may only if it cannot have had an effect', () => {
    expect(isRetryable(failed(unreached('NETWORK', false)), false)).toBe(true);
    expect(isRetryable(failed(unreached('TIMEOUT', true)), false)).toBe(false);
    expect(isRetryable(failed(respondedWith(429)), false)).toBe(true);
    expect(isRetryable(failed(respondedWith(503)), false)).toBe(false);
  });
});

describe('how long the next attempt waits', () => {
  const at = (headers: Record<string, string>, status = 429) =>
    waitBefore(respondedWith(status, headers), 1, () => 0);

  test('at least the time in Retry-After, in seconds or as a date of the server', () => {
    expect(at({ 'retry-after': '3' })).toBe(3_000);
    expect(at({ 'retry-after': '0' })).toBe(0);
    const date = 'Thu, 01 Jan 2026 00:00:00 GMT';
    expect(at({ 'retry-after': 'Thu, 01 Jan 2026 00:00:07 GMT', date })).toBe(7_000);
    expect(at({ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT', date })).toBe(0);
  });

  test('a 429 without Retry-After waits for Rate-Limit-Reset', () => {
    expect(at({ 'rate-limit-reset': '12.5' })).toBe(12_500);
    expect(at({ 'rate-limit-reset': '12.5' }, 503)).toBe(250);
    expect(at({ 'retry-after': 'soon', 'rate-limit-reset': '2' })).toBe(2_000);
  });

  test('otherwise the wait doubles up to 8 s, and jitter reduces it by at most half', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, random) => {
          const wait = waitBefore(unreached('NETWORK', true), n, () => random);
          const backoff = Math.min(8_000, 500 * 2 ** (n - 1));
          expect(wait).toBeGreaterThanOrEqual(backoff / 2);
          expect(wait).toBeLessThanOrEqual(backoff);
        },
      ),
    );
  });
});
