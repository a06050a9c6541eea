// Rate limiting: comparison of the sliding log with its definition, headers, and memory.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MemoryRateLimiter, SlidingLog, rateHeaders, type RateState } from './rate-limit.ts';

const MINUTE = 60_000;

/** The definition: admitted when fewer than `limit` were admitted within the last minute. */
const plain = (limit: number, times: readonly number[]): RateState[] => {
  let admitted: number[] = [];
  return times.map((now) => {
    admitted = admitted.filter((time) => time > now - MINUTE);
    const allowed = admitted.length < limit;
    if (allowed) admitted.push(now);
    const [oldest = now - MINUTE] = admitted;
    return {
      allowed,
      limit,
      remaining: limit - admitted.length,
      resetSeconds: (oldest + MINUTE - now) / 1_000,
    };
  });
};

const gap = fc.oneof(
  fc.constant(0),
  fc.nat(40),
  fc.nat(2_000),
  fc.constantFrom(59_999, 60_000, 60_001, 30_000, 200_000),
);
const times = fc.array(gap, { maxLength: 300 }).map((gaps) => {
  let now = 5_000;
  return gaps.map((ms) => (now += ms));
});

describe('the sliding window', () => {
  test('admits the same requests as its definition, for any limit and any times (RATE-04)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), times, (limit, at) => {
        const limiter = new MemoryRateLimiter();
        expect(at.map((now) => limiter.take('a', limit, now))).toEqual(plain(limit, at));
      }),
      { numRuns: 500 },
    );
  });

  test('admits at most the limit within any minute, whenever it begins (RATE-04)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), times, (limit, at) => {
        const limiter = new MemoryRateLimiter();
        const admitted = at.filter((now) => limiter.take('a', limit, now).allowed);
        for (const [index, first] of admitted.entries()) {
          const within = admitted.slice(index).filter((time) => time < first + MINUTE);
          expect(within.length).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });

  test('is not reset at a full minute and frees up one by one (RATE-04)', () => {
    const limiter = new MemoryRateLimiter();
    const take = (now: number) => limiter.take('a', 3, now);
    for (const now of [50_000, 55_000, 59_000]) expect(take(now).allowed).toBe(true);
    expect(take(60_000)).toEqual({ allowed: false, limit: 3, remaining: 0, resetSeconds: 50 });
    expect(take(109_999).allowed).toBe(false);
    expect(take(110_000)).toEqual({ allowed: true, limit: 3, remaining: 0, resetSeconds: 5 });
    expect(take(110_001).allowed).toBe(false);
    expect(take(115_000).allowed).toBe(true);
  });

  test('refused requests are not counted (RATE-UNSPEC-06)', () => {
    const limiter = new MemoryRateLimiter();
    expect(limiter.take('a', 1, 0).allowed).toBe(true);
    for (let now = 1; now < MINUTE; now += 100)
      expect(limiter.take('a', 1, now).allowed).toBe(false);
    expect(limiter.take('a', 1, MINUTE).allowed).toBe(true);
  });

  test('a changed limit applies from the next request on (RATE-06)', () => {
    const limiter = new MemoryRateLimiter();
    for (let i = 0; i < 5; i += 1) limiter.take('a', 5, i);
    expect(limiter.take('a', 6, 5)).toMatchObject({ allowed: true, remaining: 0 });
    expect(limiter.take('a', 2, 6)).toMatchObject({ allowed: false, remaining: 0, limit: 2 });
  });

  test('the requests of one bucket do not count for another (RATE-08)', () => {
    const limiter = new MemoryRateLimiter();
    expect(limiter.take('GET a', 1, 0).allowed).toBe(true);
    expect(limiter.take('GET a', 1, 1).allowed).toBe(false);
    expect(limiter.take('GET b', 1, 1).allowed).toBe(true);
  });

  test('a limit of 0 admits every request and has no headers', () => {
    const limiter = new MemoryRateLimiter();
    for (let i = 0; i < 100; i += 1) expect(limiter.take('a', 0, i).allowed).toBe(true);
    expect(rateHeaders(limiter.take('a', 0, 100))).toEqual({});
  });

  test('times with fractions of milliseconds are compared exactly', () => {
    const limiter = new MemoryRateLimiter();
    expect(limiter.take('a', 1, 0.25).allowed).toBe(true);
    expect(limiter.take('a', 1, 60_000.1)).toMatchObject({ allowed: false });
    expect(limiter.take('a', 1, 60_000.25).allowed).toBe(true);
  });
});

describe('headers', () => {
  test('are whole numbers, and the reset is at most a minute away (RATE-HDR-limit, RATE-HDR-remaining, RATE-HDR-reset)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), times, (limit, at) => {
        const limiter = new MemoryRateLimiter();
        for (const now of at) {
          const state = limiter.take('a', limit, now);
          const headers = rateHeaders(state);
          expect(headers['rate-limit-limit']).toBe(String(limit));
          expect(headers['rate-limit-remaining']).toMatch(/^\d+$/);
          expect(Number(headers['rate-limit-remaining'])).toBeLessThan(limit);
          expect(headers['rate-limit-reset']).toMatch(/^\d+$/);
          expect(Number(headers['rate-limit-reset'])).toBeLessThanOrEqual(60);
          expect(headers['retry-after']).toBe(
            state.allowed ? undefined : headers['rate-limit-reset'],
          );
        }
      }),
    );
  });

  test('a request after the reset is admitted (RATE-HDR-reset, RATE-UNSPEC-04)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), times, (limit, at) => {
        const limiter = new MemoryRateLimiter();
        let waited = 0;
        for (const now of at) {
          const state = limiter.take('a', limit, now + waited);
          if (state.allowed) continue;
          expect(state.resetSeconds).toBeGreaterThan(0);
          waited += Number(rateHeaders(state)['retry-after']) * 1_000;
          expect(limiter.take('a', limit, now + waited).allowed).toBe(true);
        }
      }),
    );
  });
});

describe('memory', () => {
  const requests = 40_000;

  test('grows with the requests of the last minute and shrinks with them', () => {
    const log = new SlidingLog();
    for (let i = 0; i < requests; i += 1) log.take(requests, 0);
    expect(log.room).toBeGreaterThanOrEqual(requests);
    expect(log.room).toBeLessThan(2 * requests);
    log.take(2 * requests, MINUTE - 1);
    for (let now = MINUTE; now < MINUTE + 50; now += 1) log.take(requests, now);
    expect(log.room).toBeLessThan(8 * 51);
  });

  test('of buckets that were idle for a minute is freed', () => {
    const limiter = new MemoryRateLimiter();
    for (let i = 0; i < 1_000; i += 1) limiter.take(`address ${i}`, 10, 0);
    expect(limiter.buckets).toBe(1_000);
    limiter.take('another', 10, 2 * MINUTE);
    expect(limiter.buckets).toBe(1);
    expect(limiter.take('address 1', 10, 2 * MINUTE).remaining).toBe(9);
  });
});
