// Tests when a late response of a simulated channel arrives: never before it was asked, and before
// the end of what waits for it.
import { memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkResponseJob } from '../instruments/response.ts';
import { decide } from '../testing/decide.ts';
import { awaitChannel } from './response.ts';

const truth = { result: 'approved' } as const;

/** Returns the milliseconds after which a response arrives. */
const arrival = async (after: number, end: number | null): Promise<number> => {
  const store = memoryStore({ now: () => 1_000_000 });
  const now = await decide(store, (d) => {
    const missing = { result: 'pending', truth, after } as const;
    const ends = end === null ? null : d.now + end;
    awaitChannel(d, missing, linkResponseJob, { instrument: 'i-1' }, ends);
    return d.now;
  });
  const due = await store.claim(1, 60_000);
  return due.length > 0 ? 0 : ((await store.pending()).test ?? NaN) - now;
};

const ms = fc.integer({ min: 0, max: 200_000_000 });

test('without an end, the channel responds after its time', () =>
  fc.assert(
    fc.asyncProperty(ms, async (after) => {
      expect(await arrival(after, null)).toBe(after);
    }),
  ));

test('a response arrives after its time, or just before the end when that is earlier', () =>
  fc.assert(
    fc.asyncProperty(ms, fc.integer({ min: 1, max: 200_000_000 }), async (after, end) => {
      expect(await arrival(after, end)).toBe(after < end ? after : end - 1);
    }),
  ));

test('a response to what has already ended arrives at once', async () => {
  expect(await arrival(5_000, 0)).toBe(0);
  expect(await arrival(5_000, -1)).toBe(0);
});
