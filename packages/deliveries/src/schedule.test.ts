// The retry schedule: fixed intervals, 24 hours in total, nothing after them.
import { limits } from '@kasir/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextRetry, retryGapsMs, retryOffsetsMs } from './schedule.ts';

const hours = (...values: number[]): number[] => values.map((value) => value * 3_600_000);
const DAY_MS = 24 * 3_600_000;

/** Returns the times of all tries of an event that is never acknowledged; `late` delays each. */
const tries = (first: number, late: (attempt: number) => number): number[] => {
  const times = [first];
  for (;;) {
    const due = nextRetry(first, times.at(-1) ?? first);
    if (due === null) return times;
    times.push(due + late(times.length));
  }
};

describe('the schedule', () => {
  test('retries come after 15 min, 1 h, 3 h, 6 h, 12 h and 24 h (EVT-UNSPEC-05, LIMIT-16)', () => {
    expect(retryGapsMs).toEqual(hours(0.25, 0.75, 2, 3, 6, 12));
    expect(retryOffsetsMs).toEqual(hours(0.25, 1, 3, 6, 12, 24));
    expect(retryOffsetsMs.at(-1)).toBe(limits.webhook_retry_hours * 3_600_000);
    expect(tries(5, () => 0)).toEqual([5, ...retryOffsetsMs.map((offset) => 5 + offset)]);
  });

  test('the times of tries increase, end within 24 hours and are at most seven (EVT-DLV-05)', () => {
    const late = fc.array(fc.integer({ min: 0, max: 30 * 3_600_000 }), { minLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), late, (first, delays) => {
        const times = tries(first, (attempt) => delays[attempt] ?? 0);
        expect(times.length).toBeLessThanOrEqual(7);
        for (const [index, time] of times.slice(1).entries()) {
          expect(time).toBeGreaterThan(times[index] ?? Infinity);
        }
        const last = times.at(-2) ?? first;
        expect(last).toBeLessThan(first + DAY_MS);
      }),
    );
  });

  test('a retry is always due later than the try before it and within 24 hours (EVT-DLV-05)', () => {
    const time = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(time, fc.integer({ min: 0, max: 2 * DAY_MS }), (first, passed) => {
        const due = nextRetry(first, first + passed);
        if (passed >= DAY_MS) expect(due).toBeNull();
        else {
          expect(due).toBeGreaterThan(first + passed);
          expect(due).toBeLessThanOrEqual(first + DAY_MS);
        }
      }),
    );
  });
});
