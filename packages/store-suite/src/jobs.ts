// Checks jobs: due on the partition's clock, leased in real time, finished once.
import { expect } from 'expect';
import { JobGone, type Partition, type Store } from '@kasir/core/store';
import {
  adds,
  labelOf,
  livePartition,
  notes,
  otherPartition,
  testPartition,
  type Suite,
} from './fixtures.ts';

const enqueue = (store: Store, partition: Partition, topic: string, due: number): Promise<string> =>
  store.exec(partition, (_, tx) => tx.job(topic, due, { topic }));

const topics = async (store: Store, n = 99, lease = 1000): Promise<string[]> =>
  (await store.claim(n, lease)).map(({ topic }) => topic);

const claiming = ({ test, on }: Suite): void => {
  test(
    'due jobs are claimed in due order, up to the limit, each by one worker',
    on(async ({ store, clock }) => {
      const now = clock.now();
      const add = (name: string, due: number) =>
        store.exec(testPartition, (_, tx) => tx.job('job', due, name));
      const names = async (n: number) => (await store.claim(n, 1000)).map(({ payload }) => payload);
      await add('c', now - 1);
      await add('b', now - 2);
      await add('d', now);
      await add('later', now + 1);
      await add('a', now - 3);
      const [first, second] = await Promise.all([names(2), names(9)]);
      expect([first, second]).toEqual([
        ['a', 'b'],
        ['c', 'd'],
      ]);
      expect(await names(9)).toEqual([]);
      clock.advance(1);
      expect(await names(9)).toEqual(['later']);
    }),
  );

  test(
    'a claimed job has its partition, due time, payload and number of earlier attempts',
    on(async ({ store, clock }) => {
      const payload = { text: 'é "😀"', list: [1, null] };
      const id = await store.exec(otherPartition, (at, tx) => tx.job('topic', at.now - 5, payload));
      const queue = { partition: otherPartition, jobClass: 'work', queue: 'topic' };
      const job = { id, ...queue, topic: 'topic', due: clock.now() - 5, payload };
      expect(await store.claim(1, 1000)).toEqual([{ ...job, attempts: 0 }]);
      clock.advance(1000);
      expect(await store.claim(1, 1000)).toEqual([{ ...job, attempts: 1 }]);
    }),
  );
};

const clocks = ({ test, on }: Suite): void => {
  test(
    'jobs of test accounts wait for the test clock, those of live accounts for real time',
    on(async ({ store, clock }) => {
      const due = clock.now() + 1000;
      await enqueue(store, testPartition, 'test', due);
      await enqueue(store, livePartition, 'live', due);
      await store.setClock({ frozen: due, offset: 0 });
      expect(await topics(store, 9, 5000)).toEqual(['test']);
      clock.advance(1000);
      expect(await topics(store)).toEqual(['live']);
    }),
  );

  test(
    'live jobs are taken first',
    on(async ({ store, clock }) => {
      await enqueue(store, testPartition, 'test', clock.now() - 9);
      await enqueue(store, livePartition, 'live', clock.now());
      expect(await topics(store, 1)).toEqual(['live']);
      expect(await topics(store, 1)).toEqual(['test']);
    }),
  );

  test(
    'a lease runs in real time whatever the test clock does, and a released job is free at once',
    on(async ({ store, clock }) => {
      await enqueue(store, testPartition, 'job', clock.now());
      expect(await topics(store, 9, 500)).toEqual(['job']);
      await store.setClock({ frozen: null, offset: 86_400_000 });
      clock.advance(499);
      expect(await topics(store)).toEqual([]);
      clock.advance(1);
      const [job] = await store.claim(9, 500);
      if (!job) throw new Error('The lease did not end');
      await store.release(job);
      expect(await topics(store)).toEqual(['job']);
    }),
  );

  test(
    'a late release does not release a job that another worker has claimed since',
    on(async ({ store, clock }) => {
      await enqueue(store, testPartition, 'job', clock.now());
      const [late] = await store.claim(1, 500);
      clock.advance(500);
      const [current] = await store.claim(1, 500);
      if (!late || !current) throw new Error('The job was not due');
      await store.release(late);
      expect(await topics(store)).toEqual([]);
      await store.release(current);
      expect(await topics(store)).toEqual(['job']);
    }),
  );

  test(
    'a job that is released with a delay is held until its end',
    on(async ({ store, clock }) => {
      await enqueue(store, testPartition, 'job', clock.now());
      const [job] = await store.claim(1, 500);
      if (!job) throw new Error('The job was not due');
      await store.release(job, 2_000);
      clock.advance(1_999);
      expect(await topics(store)).toEqual([]);
      expect(await store.pending()).toMatchObject({ ready: false, held: 1 });
      clock.advance(1);
      expect(await topics(store)).toEqual(['job']);
    }),
  );
};

const finishing = ({ test, on }: Suite): void => {
  test(
    'a job is finished with the decision that completes it, once',
    on(async ({ store, clock }) => {
      const job = await enqueue(store, testPartition, 'job', clock.now());
      await store.claim(1, 1000);
      const results = await Promise.allSettled([
        store.exec(testPartition, adds({ label: 'one' }), { job }),
        store.exec(testPartition, adds({ label: 'two' }), { job }),
      ]);
      const [won] = results.filter((result) => result.status === 'fulfilled');
      const [lost] = results.filter((result) => result.status === 'rejected');
      expect(lost).toMatchObject({ reason: expect.any(JobGone) });
      await expect(store.exec(testPartition, adds(), { job })).rejects.toBeInstanceOf(JobGone);
      await expect(store.exec(testPartition, adds(), { job: 'none' })).rejects.toBeInstanceOf(
        JobGone,
      );
      clock.advance(1000);
      expect(await topics(store)).toEqual([]);
      expect(await labelOf(store, testPartition, won?.value ?? '')).toMatch(/one|two/);
      const all = await store.view(
        testPartition,
        (view) => view.list(notes, {}, { limit: 9 }).rows,
      );
      expect(all).toHaveLength(1);
    }),
  );

  test(
    'a job is kept when its decision throws, and removed when its decision discards',
    on(async ({ store, clock }) => {
      const job = await enqueue(store, testPartition, 'job', clock.now());
      const failing = store.exec(
        testPartition,
        () => {
          throw new Error('no');
        },
        { job },
      );
      await expect(failing).rejects.toThrow('no');
      expect(await topics(store, 9, 0)).toEqual(['job']);
      await store.exec(testPartition, (_, tx) => tx.discard(), { job });
      expect(await topics(store, 9, 0)).toEqual([]);
    }),
  );

  test(
    'a job of another partition cannot be finished',
    on(async ({ store, clock }) => {
      const job = await enqueue(store, testPartition, 'job', clock.now());
      await expect(store.exec(otherPartition, adds(), { job })).rejects.toBeInstanceOf(JobGone);
      expect(await topics(store)).toEqual(['job']);
    }),
  );
};

const watching = ({ test, on }: Suite): void => {
  test(
    'pending returns whether a job is ready, the next due time of each mode, and the number of held jobs',
    on(async ({ store, clock }) => {
      const now = clock.now();
      const seen = () => store.pending();
      expect(await seen()).toEqual({ ready: false, test: null, live: null, held: 0 });
      await enqueue(store, testPartition, 'first', now);
      await enqueue(store, otherPartition, 'second', now + 1_050);
      await enqueue(store, livePartition, 'live', now + 1_070);
      const later = { test: now + 1_050, live: now + 1_070 };
      expect(await seen()).toEqual({ ready: true, ...later, held: 0 });
      const [job] = await store.claim(1, 1000);
      expect(await seen()).toEqual({ ready: false, ...later, held: 1 });
      clock.advance(1000);
      expect(await seen()).toEqual({ ready: true, ...later, held: 0 });
      await store.exec(testPartition, () => null, { job: job?.id ?? '' });
      expect(await seen()).toEqual({ ready: false, ...later, held: 0 });
      clock.advance(50);
      expect(await seen()).toEqual({ ready: true, test: null, live: now + 1_070, held: 0 });
    }),
  );

  test(
    'listeners are called for new jobs, released jobs and a moved clock until they stop listening',
    on(async ({ store, clock }) => {
      let heard = 0;
      let waiting: (() => void) | null = null;
      const stop = store.onWork(() => {
        heard += 1;
        waiting?.();
      });
      const hears = async (work: () => Promise<unknown>): Promise<void> => {
        const called = new Promise<void>((resolve) => {
          waiting = resolve;
        });
        await work();
        await called;
      };
      await hears(() => enqueue(store, testPartition, 'job', clock.now()));
      const [job] = await store.claim(1, 1000);
      if (!job) throw new Error('No job was due');
      await hears(() => store.release(job));
      await hears(() => store.setClock({ frozen: null, offset: 5 }));
      stop();
      const before = heard;
      await enqueue(store, testPartition, 'job', clock.now());
      expect(heard).toBe(before);
    }),
  );
};

export const jobTests = (suite: Suite): void => {
  suite.describe('jobs', () => {
    claiming(suite);
    clocks(suite);
    finishing(suite);
    watching(suite);
  });
};
