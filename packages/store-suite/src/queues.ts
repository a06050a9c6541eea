// Checks the order in which queues are served when more jobs are due than one claim takes.
import fc from 'fast-check';
import { expect } from 'expect';
import type { CapacitySource, Job, Partition, Store } from '@kasir/core/store';
import { livePartition, otherPartition, testPartition, type Suite } from './fixtures.ts';

/** Adds due jobs: work of a topic, or deliveries to a receiver; the payload numbers them. */
const adds = (
  store: Store,
  partition: Partition,
  count: number,
  { topic = 'work', receiver }: { readonly topic?: string; readonly receiver?: string } = {},
): Promise<void> =>
  store.exec(partition, (at, tx) => {
    for (let n = 0; n < count; n += 1) tx.job(topic, at.now - count + n, n, receiver);
  });

const nameOf = ({ partition: { account, mode }, queue }: Job): string =>
  `${account} ${mode} ${queue}`;

/** Claims jobs, and returns their number by queue. */
const takes = async (
  store: Store,
  n: number,
  places?: CapacitySource,
): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const job of await store.claim(n, 60_000, places)) {
    counts[nameOf(job)] = (counts[nameOf(job)] ?? 0) + 1;
  }
  return counts;
};

/** Returns a capacity source with unlimited capacity, and none for the given queues. */
const without =
  (...closed: readonly string[]): CapacitySource =>
  () =>
  ({ queue }) =>
    !closed.includes(queue);

const turns = ({ test, on }: Suite): void => {
  test(
    'work is claimed before deliveries, and neither uses the capacity of the other',
    on(async ({ store }) => {
      await adds(store, testPartition, 30, { topic: 'send', receiver: 'a' });
      await adds(store, testPartition, 8);
      const jobs = await store.claim(5, 60_000);
      expect(jobs.map(({ jobClass }) => jobClass)).toEqual([
        ...Array(5).fill('work'),
        ...Array(5).fill('delivery'),
      ]);
      expect(await takes(store, 5)).toEqual({ 'acc test work': 3, 'acc test a': 5 });
    }),
  );

  for (const kind of ['work', 'deliveries']) {
    test(
      `a backlog of ${kind} of one account does not delay other accounts`,
      on(async ({ store }) => {
        const as = kind === 'work' ? {} : { receiver: 'work' };
        await adds(store, testPartition, 400, as);
        await adds(store, otherPartition, 3, as);
        await adds(store, livePartition, 2, as);
        expect(await takes(store, 9)).toEqual({
          'acc live work': 2,
          'acc test work': 3,
          'acc2 test work': 3,
        });
        expect(Object.keys(await takes(store, 9))).toEqual(['acc test work']);
      }),
    );
  }

  test(
    'a backlog of one topic or receiver does not delay others of its account',
    on(async ({ store }) => {
      await adds(store, testPartition, 300, { topic: 'many' });
      await adds(store, testPartition, 300, { receiver: 'busy' });
      await adds(store, testPartition, 2, { topic: 'few' });
      await adds(store, testPartition, 2, { receiver: 'calm' });
      const first = await takes(store, 6);
      expect(first).toMatchObject({ 'acc test few': 2, 'acc test calm': 2 });
    }),
  );
};

const places = ({ test, on }: Suite): void => {
  test(
    'a queue without capacity is skipped and unchanged, and is claimed when there is capacity',
    on(async ({ store }) => {
      await adds(store, testPartition, 50, { receiver: 'full' });
      await adds(store, testPartition, 2, { receiver: 'free' });
      const full = without('full');
      expect(await takes(store, 9, full)).toEqual({ 'acc test free': 2 });
      expect(await takes(store, 9, full)).toEqual({});
      expect(await store.pending()).toMatchObject({ ready: true, held: 2 });
      const jobs = await store.claim(9, 60_000);
      expect(jobs.map(({ payload }) => payload)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }),
  );

  test(
    'a claim takes as many jobs as there is capacity, and checks the capacity once for each job',
    on(async ({ store }) => {
      await adds(store, testPartition, 50, { receiver: 'a' });
      await adds(store, otherPartition, 50, { receiver: 'b' });
      const three: CapacitySource = () => {
        let left = 3;
        return () => (left -= 1) >= 0;
      };
      expect(await takes(store, 9, three)).toEqual({ 'acc test a': 2, 'acc2 test b': 1 });
      expect(await takes(store, 9, () => () => false)).toEqual({});
    }),
  );

  test(
    'skipped jobs and released jobs are taken by a later claim',
    on(async ({ store, clock }) => {
      await adds(store, testPartition, 3, { receiver: 'a' });
      await adds(store, otherPartition, 3);
      const held = await store.claim(9, 1_000, without('a'));
      expect(held).toHaveLength(3);
      for (const job of held) await store.release(job, 500);
      clock.advance(500);
      expect(await takes(store, 9)).toEqual({ 'acc test a': 3, 'acc2 test work': 3 });
    }),
  );
};

const clocks = ({ test, on }: Suite): void => {
  test(
    'after the clock went back by hours, due jobs, jobs due soon and ended leases are claimed soon',
    on(async ({ store, clock, reopen }) => {
      await adds(store, livePartition, 1, { topic: 'held' });
      await store.claim(1, 60_000);
      for (const open of [async () => store, reopen]) {
        clock.advance(-5 * 3_600_000);
        const now = await open();
        await now.exec(livePartition, (at, tx) => {
          tx.job('at once', at.now, null);
          tx.job('soon', at.now + 1_000, null);
        });
        expect(await takes(now, 9)).toEqual({ 'acc live at once': 1 });
        clock.advance(2_000);
        expect(await takes(now, 9)).toEqual({ 'acc live soon': 1 });
        clock.advance(300_000);
        expect(await takes(now, 9)).toMatchObject({ 'acc live held': 1 });
        // A store that is reopened reads the current time from the latest decision.
        await now.exec(livePartition, (at, tx) => tx.job('later', at.now + 9e9, null));
      }
    }),
  );
};

const backlog = fc.array(
  fc.record({
    partition: fc.constantFrom(testPartition, otherPartition, livePartition),
    count: fc.integer({ min: 1, max: 30 }),
    receiver: fc.constantFrom(undefined, 'a', 'b'),
  }),
  { maxLength: 12 },
);

const laws = ({ test, on }: Suite): void => {
  test(
    'whatever jobs wait, each is claimed once, in the order of its queue, and no queue starves',
    on(async ({ store }) => {
      const law = fc.asyncProperty(backlog, fc.integer({ min: 1, max: 9 }), async (all, n) => {
        for (const { partition, count, receiver } of all) {
          await adds(store, partition, count, receiver === undefined ? {} : { receiver });
        }
        const left = new Map<string, number>();
        for (const { partition, count, receiver = 'work' } of all) {
          const name = `${partition.account} ${partition.mode} ${receiver}`;
          left.set(name, (left.get(name) ?? 0) + count);
        }
        const waited = new Map<string, number>();
        const dues = new Map<string, number>();
        for (;;) {
          const jobs = await store.claim(n, 60_000);
          if (jobs.length === 0) break;
          const seen = new Set(jobs.map(nameOf));
          for (const job of jobs) {
            const name = nameOf(job);
            expect(job.due).toBeGreaterThanOrEqual(dues.get(name) ?? 0);
            dues.set(name, job.due);
            left.set(name, (left.get(name) ?? 0) - 1);
            await store.exec(job.partition, () => null, { job: job.id });
          }
          for (const [name, count] of left) {
            const rounds = seen.has(name) || count === 0 ? 0 : (waited.get(name) ?? 0) + 1;
            waited.set(name, rounds);
            // Live queues are served first, so that each of the few waits for two claims at most.
            if (name.includes('live')) expect(rounds).toBeLessThanOrEqual(2);
          }
        }
        expect(new Set(left.values())).toEqual(new Set(all.length === 0 ? [] : [0]));
      });
      await fc.assert(law, { numRuns: 25 });
    }),
  );
};

export const queueTests = (suite: Suite): void => {
  suite.describe('queues', () => {
    turns(suite);
    places(suite);
    clocks(suite);
    laws(suite);
  });
};
