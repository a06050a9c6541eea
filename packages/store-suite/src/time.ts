// Checks time and ids, which never go back in a partition, the test clock, and expiring objects.
import { expect } from 'expect';
import { timeOf } from '@kasir/core';
import type { At, Partition, Store } from '@kasir/core/store';
import {
  adds,
  changes,
  livePartition,
  notes,
  otherPartition,
  testPartition,
  type Suite,
} from './fixtures.ts';

/** Runs a decision that inserts a note; returns its time and `n` of its ids. */
export const takes = (
  store: Store,
  partition: Partition,
  n = 1,
): Promise<{ now: number; ids: string[] }> =>
  store.exec(partition, (at, tx) => {
    const ids = Array.from({ length: n }, () => at.id());
    adds()({ now: at.now, id: () => ids[0] ?? '' }, tx);
    return { now: at.now, ids };
  });

export const expectGrowing = (values: readonly string[]): void => {
  expect(values).toEqual(values.toSorted());
  expect(new Set(values).size).toBe(values.length);
};

const turns = ({ test, on }: Suite): void => {
  test(
    'thousands of ids in one millisecond increase, over decisions and bursts, and contain the time',
    on(async ({ store, clock }) => {
      const first = await takes(store, testPartition, 3000);
      const burst = await Promise.all(
        Array.from({ length: 50 }, () => takes(store, testPartition, 40)),
      );
      const inTurn = burst.toSorted((a, b) => ((a.ids[0] ?? '') < (b.ids[0] ?? '') ? -1 : 1));
      const ids = [first, ...inTurn].flatMap(({ ids }) => ids);
      expectGrowing(ids);
      expect(new Set(ids.map(timeOf))).toEqual(new Set([clock.now()]));
    }),
  );

  test(
    'time and ids of a partition do not go back when the clock does',
    on(async ({ store, clock }) => {
      const steps: Awaited<ReturnType<typeof takes>>[] = [];
      for (const ms of [0, 5, -5000, 0, 4000, 2000]) {
        clock.advance(ms);
        steps.push(await takes(store, livePartition, 3));
      }
      const times = steps.map(({ now }) => now);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expectGrowing(steps.flatMap(({ ids }) => ids));
      clock.advance(-9000);
      expect(await store.view(livePartition, (view) => view.now)).toBe(times.at(-1));
      expect(await store.view(otherPartition, (view) => view.now)).toBe(store.now());
      clock.advance(30_000);
      expect((await takes(store, livePartition)).now).toBe(clock.now());
    }),
  );

  test(
    'after the clock went back by hours, time continues at half speed, also in a reopened store',
    on(async ({ store, clock, reopen }) => {
      const before = await takes(store, livePartition);
      clock.advance(-3 * 3_600_000);
      expect(store.now()).toBe(before.now);
      clock.advance(2_000);
      expect((await takes(store, otherPartition)).now).toBe(before.now + 1_000);
      clock.advance(-3_600_000);
      const later = await reopen();
      const start = later.now();
      expect(start).toBeGreaterThanOrEqual(before.now);
      clock.advance(2_000);
      expect((await takes(later, livePartition)).now).toBe(start + 1_000);
      clock.advance(9 * 3_600_000);
      expect((await takes(later, livePartition)).now).toBe(clock.now());
    }),
  );

  test(
    'a decision that is run again gets the same time and ids, though time has passed',
    on(async ({ store, clock }) => {
      await store.exec(testPartition, adds({ code: 'taken' }));
      const runs = new Map<number, string[]>();
      const burst = Array.from({ length: 20 }, (_, n) =>
        store.exec(testPartition, (at: At, tx) => {
          const id = adds({ code: n === 9 ? 'taken' : null })(at, tx);
          clock.advance(1);
          runs.set(n, [...(runs.get(n) ?? []), `${at.now} ${id} ${at.id()}`]);
          return id;
        }),
      );
      const results = await Promise.allSettled(burst);
      expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
      for (const seen of runs.values()) expect(new Set(seen).size).toBe(1);
    }),
  );
};

const clocks = ({ test, on }: Suite): void => {
  test(
    'test partitions follow the test clock, and live partitions do not',
    on(async ({ store, clock }) => {
      const times = async () => {
        const test = await takes(store, testPartition);
        const live = await takes(store, livePartition);
        return [test.now, live.now];
      };
      expect(await store.clock()).toEqual({ frozen: null, offset: 0 });
      expect(await times()).toEqual([clock.now(), clock.now()]);
      await store.setClock({ frozen: null, offset: 86_400_000 });
      expect(await times()).toEqual([clock.now() + 86_400_000, clock.now()]);
      expect(await store.view(testPartition, (view) => view.now)).toBe(clock.now() + 86_400_000);
      const frozen = clock.now() + 90_000_000;
      await store.setClock({ frozen, offset: 0 });
      clock.advance(1000);
      expect(await store.clock()).toEqual({ frozen, offset: 0 });
      expect(await times()).toEqual([frozen, clock.now()]);
      expectGrowing(
        [await takes(store, testPartition, 2), await takes(store, testPartition, 2)].flatMap(
          ({ ids }) => ids,
        ),
      );
    }),
  );
};

const expiry = ({ test, on }: Suite): void => {
  test(
    'an expired object is no longer found, and its id and keys are free again',
    on(async ({ store, clock }) => {
      const expires = clock.now() + 1000;
      const fields = { code: 'k', folder: 'f', reference: 'reference', status: 'OPEN' };
      const id = await store.exec(testPartition, adds(fields, null, expires));
      const seen = () =>
        store.view(testPartition, (view) => [
          view.get(notes, id)?.id,
          view.text(notes, id) && id,
          view.find(notes, 'code', 'k')?.id,
          view.textByKey(notes, 'code', 'k') && id,
          view.children(notes, 'f')[0]?.id,
          ...[
            {},
            { any: { status: ['OPEN'] } },
            { contains: { reference: 'ref' } },
            { ids: [id] },
          ].map((filter) => view.list(notes, filter, { limit: 1 }).rows[0]?.id),
        ]);
      clock.advance(999);
      expect(new Set(await seen())).toEqual(new Set([id]));
      await store.exec(testPartition, changes(id, { label: 'changed' }));
      clock.advance(1);
      expect(new Set(await seen())).toEqual(new Set([undefined]));
      const free = await store.exec(testPartition, (_, tx) => [
        tx.get(notes, id),
        tx.find(notes, 'code', 'k'),
      ]);
      expect(free).toEqual([undefined, undefined]);
      const next = await store.exec(testPartition, adds({ code: 'k', label: 'by key' }));
      await store.exec(testPartition, (at, tx) =>
        adds({ label: 'by id' })({ now: at.now, id: () => id }, tx),
      );
      const labels = await store.view(testPartition, (view) => [
        view.find(notes, 'code', 'k')?.public.label,
        view.get(notes, next)?.public.label,
        view.get(notes, id),
        view.list(notes, { contains: { reference: 'ref' } }, { limit: 9 }).rows.length,
      ]);
      const replaced = { version: 1, public: { label: 'by id', code: null } };
      expect(labels).toMatchObject(['by key', 'by key', replaced, 0]);
    }),
  );
};

const sweeping = ({ test, on }: Suite): void => {
  test(
    'the sweep deletes objects that have expired by the clock of their partition, up to its limit',
    on(async ({ store, clock }) => {
      const expires = clock.now() + 1000;
      for (const partition of [testPartition, testPartition, testPartition, livePartition]) {
        await store.exec(partition, adds({ reference: 'expiring' }, null, expires));
      }
      const kept = await store.exec(testPartition, adds({ reference: 'kept' }));
      expect(await store.sweep(99)).toBe(0);
      await store.setClock({ frozen: null, offset: 1000 });
      expect([await store.sweep(2), await store.sweep(2), await store.sweep(2)]).toEqual([2, 1, 0]);
      clock.advance(1000);
      expect(await store.sweep(99)).toBe(1);
      const left = await store.view(
        testPartition,
        (view) => view.list(notes, {}, { limit: 9 }).rows,
      );
      expect(left.map(({ id }) => id)).toEqual([kept]);
      for (const partition of [testPartition, testPartition, livePartition, livePartition]) {
        await store.exec(partition, adds({}, null, clock.now()));
      }
      expect([await store.sweep(3), await store.sweep(3)]).toEqual([3, 1]);
    }),
  );

  test(
    'a change can set the expiry of an object, and otherwise keeps it',
    on(async ({ store, clock }) => {
      const id = await store.exec(testPartition, adds({ reference: 'ending' }));
      const ends = (expires?: number) =>
        store.exec(testPartition, (_, tx) => {
          const row = tx.get(notes, id);
          if (row) tx.update(notes, row, {}, expires === undefined ? {} : { expires });
        });
      await ends(clock.now() + 1_000);
      await ends(clock.now() + 2_000);
      await ends();
      clock.advance(1_999);
      expect(await store.sweep(99)).toBe(0);
      clock.advance(1);
      expect(await store.view(testPartition, (view) => view.get(notes, id))).toBeUndefined();
      expect(await store.sweep(99)).toBe(1);
    }),
  );

  test(
    'a swept object leaves no keys and no text behind',
    on(async ({ store, clock }) => {
      const code = 'long '.repeat(200);
      await store.exec(
        testPartition,
        adds({ code, reference: 'swept' }, 'secret', clock.now() + 1),
      );
      clock.advance(1);
      expect(await store.sweep(99)).toBe(1);
      const id = await store.exec(testPartition, adds({ code, reference: 'fresh' }, 'secret'));
      const seen = await store.view(testPartition, (view) => [
        view.find(notes, 'code', code)?.id,
        view.find(notes, 'secret', 'secret')?.id,
        view.list(notes, { contains: { reference: 'swept' } }, { limit: 9 }).rows.length,
      ]);
      expect(seen).toEqual([id, id, 0]);
    }),
  );
};

export const timeTests = (suite: Suite): void => {
  suite.describe('time', () => {
    turns(suite);
    clocks(suite);
    expiry(suite);
    sweeping(suite);
  });
};
