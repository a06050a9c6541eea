// Checks the worker: due work is done once, failures are retried, expired objects are swept.
import { kind } from '@kasir/core/resource';
import { countingRandom, manualClock, memoryStore } from '@kasir/core/testing';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { Worker, type JobHandler } from './worker.ts';

const partition = { account: 'a', mode: 'live' as const };
const notes = kind()({ name: 'note', schema: z.object({}) });

const working = (handlers: Record<string, JobHandler>, failed: string[] = []) => {
  const time = manualClock();
  const store = memoryStore({ now: time.now, random: countingRandom() });
  const worker = new Worker({
    store,
    handlers: new Map(Object.entries(handlers)),
    failed: (job) => failed.push(job.topic),
  });
  onTestFinished(() => worker.stop());
  return { time, store, worker };
};

test('each of many jobs is done once, when it is due and not before', async () => {
  const done: unknown[] = [];
  const { time, store, worker } = working({
    count: async ({ id, payload }) => {
      done.push(payload);
      await store.exec(partition, () => {}, { job: id });
    },
  });
  worker.start();
  await store.exec(partition, (at, tx) => {
    for (let i = 0; i < 1_000; i += 1) tx.job('count', at.now + (i < 900 ? 0 : 60_000), i);
  });
  await worker.idle();
  expect(done).toHaveLength(900);
  time.advance(60_000);
  await worker.idle();
  expect(new Set(done).size).toBe(1_000);
  expect(done).toHaveLength(1_000);
});

test('a failed job is reported, and is tried again after a pause that doubles', async () => {
  const failed: string[] = [];
  let tries = 0;
  const { time, store, worker } = working(
    {
      bad: async ({ id }) => {
        tries += 1;
        if (tries < 4) throw new Error('no');
        await store.exec(partition, () => {}, { job: id });
      },
    },
    failed,
  );
  worker.start();
  await store.exec(partition, (at, tx) => void tx.job('bad', at.now, {}));
  for (const seconds of [1, 2, 4]) {
    await expect.poll(async () => (await store.pending()).held).toBe(1);
    await expect.poll(() => failed.length).toBe(tries);
    time.advance(seconds * 1_000 - 1);
    expect(await store.pending()).toMatchObject({ ready: false, held: 1 });
    time.advance(1);
    await expect.poll(() => tries).toBe(Math.log2(seconds) + 2);
  }
  await worker.idle();
  expect(failed).toEqual(['bad', 'bad', 'bad']);
});

test('running work is bounded, and deliveries are not held up by it', async () => {
  let running = 0;
  let most = 0;
  let sent = 0;
  const { promise: go, resolve } = Promise.withResolvers<void>();
  const { store, worker } = working({
    work: async ({ id }) => {
      running += 1;
      most = Math.max(most, running);
      await go;
      running -= 1;
      await store.exec(partition, () => {}, { job: id });
    },
    send: async ({ id }) => {
      sent += 1;
      await store.exec(partition, () => {}, { job: id });
    },
  });
  await store.exec(partition, (at, tx) => {
    for (let n = 0; n < 200; n += 1) tx.job('work', at.now, n);
    for (let n = 0; n < 200; n += 1) tx.job('send', at.now, n, 'receiver');
  });
  worker.start();
  await expect.poll(() => sent).toBe(200);
  resolve();
  await worker.idle();
  expect(most).toBe(64);
});

test('a job without a handler is reported as failed, not lost', async () => {
  const failed: string[] = [];
  const { store, worker } = working({}, failed);
  worker.start();
  await store.exec(partition, (at, tx) => void tx.job('unknown', at.now, {}));
  await expect.poll(() => failed).toEqual(['unknown']);
  expect((await store.pending()).held).toBe(1);
});

test('expired objects are deleted by the worker', async () => {
  const { time, store, worker } = working({});
  const contents = { public: {}, state: {} };
  await store.exec(partition, (at, tx) => {
    tx.insert(notes, 'short', contents, { expires: at.now + 1_000 });
    tx.insert(notes, 'long', contents, { expires: at.now + 100_000 });
  });
  time.advance(1_000);
  worker.start();
  await worker.stop();
  expect(await store.sweep(10)).toBe(0);
  time.advance(100_000);
  expect(await store.sweep(10)).toBe(1);
});

test('a store that is unreachable for a moment does not stop the worker', async () => {
  const time = manualClock();
  const store = memoryStore({ now: time.now, random: countingRandom() });
  const done: unknown[] = [];
  const away: string[] = [];
  let failures = 1;
  const claim = store.claim.bind(store);
  store.claim = (n, lease) => {
    failures -= 1;
    return failures >= 0 ? Promise.reject(new Error('connection lost')) : claim(n, lease);
  };
  const worker = new Worker({
    store,
    handlers: new Map([
      [
        'count',
        async ({ id, payload }) => {
          done.push(payload);
          await store.exec(partition, () => {}, { job: id });
        },
      ],
    ]),
    away: (error) => away.push((error as Error).message),
  });
  onTestFinished(() => worker.stop());
  worker.start();
  await expect.poll(() => away).toEqual(['connection lost']);
  await store.exec(partition, (at, tx) => void tx.job('count', at.now, 1));
  await worker.idle();
  expect(done).toEqual([1]);
});
