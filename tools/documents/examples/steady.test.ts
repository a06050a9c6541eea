// Tests that recorded examples are the same on every day and in every run.
import { expect, test } from 'vitest';
import { steady } from './steady.ts';

/** Returns an overview as it is recorded on a day, with the key of a run. */
const recorded = (day: string, key: string) => ({
  real_now: `${day}T00:00:01.234Z`,
  payments: [{ date: '2026-01-01', volume: 5 }],
  traffic: [{ date: day, requests: 7, median_ms: 1.5 }],
  expires: '2039-12-31',
  key,
});

test('an example recorded on another day and with another key is the same', () => {
  const one = steady(recorded('2026-11-26', 'a'.repeat(48)));
  expect(steady(recorded('2027-03-01', 'b'.repeat(48)))).toEqual(one);
  expect(one).toMatchObject({
    traffic: [{ date: '2026-01-01', requests: 7, median_ms: 2 }],
    payments: [{ date: '2026-01-01' }],
    expires: '2039-12-31',
  });
});
