// Checks many concurrent deliveries: shares of slots, dead receivers, bursts, and the end of a
// node.
import { decideQuietly } from '@kasir/core/server';
import { JobGone, type Job, type Store } from '@kasir/core/store';
import { reply } from '@kasir/client/testing';
import { recordAttempt } from '@kasir/deliveries';
import { describe, expect, test, vi } from 'vitest';
import {
  ids,
  LEASE_MS,
  live,
  other,
  receiver,
  createDeliveryHarness,
  useFrozenTimers,
} from './testing/delivery-harness.ts';

/** The one job that is due. */
const claimOne = async (store: Store): Promise<Job> => {
  const [job] = await store.claim(1, LEASE_MS);
  if (!job) throw new Error('no job is due');
  return job;
};

describe('many deliveries', () => {
  test('a slow delivery does not delay the others of its receiver (EVT-UNSPEC-09)', async () => {
    const { urls, emitEvents, work, events } = createDeliveryHarness();
    let finish = (): void => {};
    const { url } = await receiver((response, _request, index) => {
      if (index === 0) finish = () => reply(response, 200, {});
      else {
        reply(response, 200, {});
        if (index === 5) finish();
      }
    });
    urls[ids.shop] = { default: url };
    await emitEvents(live, 6);
    await work();
    expect((await events(live)).map((row) => row.state.status)).toEqual(Array(6).fill('DELIVERED'));
  });

  test('a receiver that never responds does not delay others, and holds no more than its share of slots', async () => {
    const { urls, emitEvents, work, events } = createDeliveryHarness({
      concurrency: { total: 24, perHost: 8 },
    });
    const dead = await receiver(() => {});
    const { promise: all, resolve } = Promise.withResolvers<void>();
    const alive = await receiver((response, _request, index) => {
      reply(response, 200, {});
      if (index === 99) resolve();
    });
    urls[ids.shop] = { default: dead.url };
    urls[ids.other] = { default: alive.url };
    await emitEvents(live, 100);
    await emitEvents(other, 100);
    const working = work();
    await all;
    expect(dead.seen).toHaveLength(2);
    expect((await events(live)).filter((row) => row.state.attempts.length > 0)).toEqual([]);
    await dead.close();
    await working;
    expect((await events(live)).map((row) => row.state.attempts.length)).toEqual(
      Array(100).fill(1),
    );
  });

  test('a burst to one receiver is delivered once each, a bounded number at a time', async () => {
    const { urls, emitEvents, work, events } = createDeliveryHarness({
      concurrency: { total: 24, perHost: 8 },
    });
    const open: (() => void)[] = [];
    let share = 2;
    let most = 0;
    const { seen, url } = await receiver((response, _request, index) => {
      open.push(() => reply(response, 200, {}));
      most = Math.max(most, open.length);
      // Responses wait for each other, so that a share of slots that is not fully used would hang.
      if (open.length < share && index < 298) return;
      share = Math.min(8, share + open.length);
      for (const finishResponse of open.splice(0)) finishResponse();
    });
    urls[ids.shop] = { default: url };
    await emitEvents(live, 300);
    await work();
    expect(new Set(seen.map(({ headers }) => headers['webhook-id'])).size).toBe(300);
    expect(seen).toHaveLength(300);
    expect(most).toBe(8);
    const states = (await events(live)).map((row) => row.state.status);
    expect(new Set(states)).toEqual(new Set(['DELIVERED']));
  });

  test('an event that was acknowledged while its retry waited is not sent again (EVT-DLV-09)', async () => {
    const { clock, store, urls, emitEvents, work, events } = createDeliveryHarness();
    const { seen, url } = await receiver((response) => reply(response, 500, {}));
    urls[ids.shop] = { default: url };
    await emitEvents(live);
    await work();
    clock.advance(15 * 60_000);
    const [event] = await events(live);
    const resent = { event: event?.id ?? '', trigger: 'resend' } as const;
    const acknowledged = { status: 200, error: null, url: 'http://receiver.example/hook' };
    await store.exec(live, (at, tx) =>
      decideQuietly(at, tx, (d) => recordAttempt(d, resent, { at: d.now, ...acknowledged })),
    );
    await work();
    expect(seen).toHaveLength(1);
    expect((await store.pending()).ready).toBe(false);
  });

  test('a delivery whose receiver turns out to be busy is requeued (EVT-UNSPEC-09)', async () => {
    const { store, urls, emitEvents, handle, deliveries } = createDeliveryHarness();
    const { seen, url } = await receiver(() => {});
    urls[ids.shop] = { default: url };
    urls[ids.other] = { default: url };
    await emitEvents(live, 2);
    await emitEvents(other, 1);
    const jobs = await store.claim(9, LEASE_MS);
    const busy = jobs.filter(({ partition }) => partition.account === ids.shop).map(handle);
    await expect.poll(() => seen.length).toBe(2);
    const [late] = jobs.filter(({ partition }) => partition.account === ids.other);
    if (!late) throw new Error('no job is due');
    await expect(handle(late)).rejects.toBeInstanceOf(JobGone);
    expect(await store.pending()).toMatchObject({ ready: true, held: 2 });
    expect(await store.claim(9, LEASE_MS, () => deliveries.reserveCapacity())).toEqual([]);
    expect(await store.claim(9, LEASE_MS)).toHaveLength(1);
    void Promise.allSettled(busy);
  });

  test('jobs of deliveries that a closing sender aborts can be claimed by others', async () => {
    const { store, urls, emitEvents, handle, deliveries, events } = createDeliveryHarness();
    const { promise: reached, resolve } = Promise.withResolvers<void>();
    const dead = await receiver(() => resolve());
    urls[ids.shop] = { default: dead.url };
    await emitEvents(live, 3);
    const jobs = await store.claim(9, LEASE_MS);
    useFrozenTimers();
    const handled = Promise.allSettled(jobs.map(handle));
    await reached;
    const closed = deliveries.close();
    vi.advanceTimersByTime(5_000);
    await closed;
    for (const result of await handled) {
      expect(result).toMatchObject({ reason: expect.any(JobGone) });
    }
    expect(await store.claim(9, LEASE_MS, () => deliveries.reserveCapacity())).toEqual([]);
    expect(await store.claim(9, LEASE_MS)).toHaveLength(3);
    expect((await events(live)).flatMap((row) => row.state.attempts)).toEqual([]);
    const [first] = jobs;
    if (!first) throw new Error('no job was made');
    await expect(handle(first)).rejects.toBeInstanceOf(JobGone);
  });

  test('a delivery that ends within the grace period of a closing sender is recorded', async () => {
    const { store, urls, emitEvents, handle, deliveries, events } = createDeliveryHarness();
    const { promise: finish, resolve } = Promise.withResolvers<() => void>();
    const { url } = await receiver((response) => resolve(() => reply(response, 200, {})));
    urls[ids.shop] = { default: url };
    await emitEvents(live);
    const job = await claimOne(store);
    const handled = handle(job);
    const finishResponse = await finish;
    const closed = deliveries.close();
    finishResponse();
    await Promise.all([closed, handled]);
    expect((await events(live))[0]?.state.status).toBe('DELIVERED');
  });
});
