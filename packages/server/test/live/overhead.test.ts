// Tests the overhead of a live payment over one in test mode: one more durable transaction.
import type { Store } from '@kasir/core/store';
import { memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { randomHex } from '../../src/random/random-hex.ts';
import { cardRequest } from '../../src/testing/live-bodies.ts';
import { openLiveServer } from '../../src/testing/live-server.ts';

/** Returns a store that counts durable transactions by mode, except those of jobs. */
const countingStore = () => {
  const store: Store = memoryStore({ now: () => Date.now(), random: () => randomHex(12) });
  const counts = { test: 0, live: 0 };
  const exec = store.exec.bind(store);
  store.exec = (partition, decide, options) => {
    if (options?.job === undefined) counts[partition.mode] += 1;
    return exec(partition, decide, options);
  };
  return { store, counts };
};

const durableTransactions = async (more: object) => {
  const { store, counts } = countingStore();
  const { call, callLive } = await openLiveServer({}, { store });
  const before = { ...counts };
  const inTest = await call('POST', '/payment_requests', cardRequest(), more);
  const live = await callLive('POST', '/payment_requests', cardRequest(), more);
  expect([inTest.status, live.status]).toEqual([201, 201]);
  expect(live.body).toMatchObject({ status: 'SUCCEEDED' });
  return { test: counts.test - before.test, live: counts.live - before.live };
};

test('a live payment has one more durable transaction than one in test mode: its outcome', async () => {
  expect(await durableTransactions({})).toEqual({ test: 1, live: 2 });
});

test('an idempotency key adds one to a live payment: its response is known only after the outcome', async () => {
  expect(await durableTransactions({ key: 'order-1' })).toEqual({ test: 1, live: 3 });
});
