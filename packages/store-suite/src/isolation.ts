// Checks that concurrent decisions are isolated, that partitions are separate, and that one of many
// decisions takes a key.
import { expect } from 'expect';
import { Conflict } from '@kasir/core/store';
import {
  adds,
  changes,
  livePartition,
  notes,
  otherPartition,
  testPartition,
  type Suite,
} from './fixtures.ts';
import { transfer } from './journal.ts';

const bursts = ({ test, on }: Suite): void => {
  test(
    'in a burst, decisions that throw or take a used key affect no other decision',
    on(async ({ store }) => {
      await store.exec(testPartition, adds({ code: 'taken' }));
      const burst = Array.from({ length: 50 }, (_, n) =>
        store.exec(testPartition, (at, tx) => {
          tx.post(at.id(), transfer(1));
          tx.job('burst', at.now, n);
          const id = adds({ code: n === 30 ? 'taken' : `code ${n}`, size: n })(at, tx);
          if (n % 10 === 7) throw new Error(`thrown by ${n}`);
          return id;
        }),
      );
      const settled = await Promise.allSettled(burst);
      const failed = settled.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []));
      expect(failed).toEqual([7, 17, 27, 30, 37, 47]);
      expect(settled[17]).toMatchObject({ reason: { message: 'thrown by 17' } });
      expect(settled[30]).toMatchObject({ reason: expect.any(Conflict) });
      const seen = await store.view(testPartition, (view) => ({
        sizes: view.list(notes, {}, { limit: 99 }).rows.map((row) => row.public.size),
        balance: view.balance('available', 'IDR'),
      }));
      const kept = Array.from({ length: 50 }, (_, n) => n).filter((n) => !failed.includes(n));
      expect(new Set(seen.sizes)).toEqual(new Set([null, ...kept]));
      expect(seen.sizes).toHaveLength(45);
      expect(seen.balance).toBe(44);
      const jobs = await store.claim(99, 1000);
      expect(jobs.map(({ payload }) => Number(payload)).toSorted((a, b) => a - b)).toEqual(kept);
    }),
  );

  test(
    'of 300 decisions that look for a key and then insert it, exactly one inserts',
    on(async ({ store }) => {
      const burst = Array.from({ length: 300 }, () =>
        store.exec(testPartition, (at, tx) => {
          const found = tx.find(notes, 'code', 'contested');
          return found
            ? { id: found.id, won: false }
            : { id: adds({ code: 'contested' })(at, tx), won: true };
        }),
      );
      const results = await Promise.all(burst);
      expect(results.filter(({ won }) => won)).toHaveLength(1);
      expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    }),
  );
};

const counting = ({ test, on }: Suite): void => {
  test(
    'no change is lost when 100 decisions in each of three partitions count up at once',
    on(async ({ store }) => {
      const partitions = [testPartition, livePartition, otherPartition];
      const ids = await Promise.all(
        partitions.map((partition) => store.exec(partition, adds({ size: 0 }))),
      );
      const counting = Array.from({ length: 300 }, (_, n) =>
        store.exec(partitions[n % 3] ?? testPartition, (at, tx) => {
          const id = ids[n % 3] ?? '';
          changes(id, { size: (tx.get(notes, id)?.public.size ?? 0) + 1 })(at, tx);
          tx.post(at.id(), transfer(1));
        }),
      );
      await Promise.all(counting);
      const counts = await Promise.all(
        partitions.map((partition, n) =>
          store.view(partition, (view) => [
            view.get(notes, ids[n] ?? '')?.public.size,
            view.balance('available', 'IDR'),
            view.entries('available', 'IDR', { limit: 999 }).length,
          ]),
        ),
      );
      expect(counts).toEqual([
        [100, 100, 100],
        [100, 100, 100],
        [100, 100, 100],
      ]);
    }),
  );
};

const apart = ({ test, on }: Suite): void => {
  test(
    'partitions see nothing of each other, the two modes of an account included',
    on(async ({ store }) => {
      const id = await store.exec(testPartition, (at, tx) => {
        tx.post(at.id(), transfer(5));
        return adds({ code: 'k', folder: 'f', reference: 'reference' })(at, tx);
      });
      for (const partition of [
        livePartition,
        otherPartition,
        { account: 'unknown', mode: 'test' as const },
      ]) {
        const seen = await store.view(partition, (view) => [
          view.get(notes, id),
          view.text(notes, id),
          view.find(notes, 'code', 'k'),
          view.textByKey(notes, 'code', 'k'),
          ...view.children(notes, 'f'),
          ...view.list(notes, {}, { limit: 9 }).rows,
          ...view.list(notes, { contains: { reference: 'ref' } }, { limit: 9 }).rows,
          ...view.entries('available', 'IDR', { limit: 9 }),
        ]);
        expect(seen).toEqual([undefined, undefined, undefined, undefined]);
        expect(await store.view(partition, (view) => view.balance('available', 'IDR'))).toBe(0);
      }
      const same = await store.exec(livePartition, adds({ code: 'k' }));
      expect(await store.view(livePartition, (view) => view.find(notes, 'code', 'k')?.id)).toBe(
        same,
      );
      expect(await store.view(testPartition, (view) => view.find(notes, 'code', 'k')?.id)).toBe(id);
    }),
  );

  test(
    'the partitions with stored data are listed',
    on(async ({ store }) => {
      expect(await store.partitions()).toEqual([]);
      await store.view(otherPartition, (view) => view.get(notes, 'x'));
      await expect(
        store.exec(otherPartition, (at, tx) => {
          adds()(at, tx);
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      await store.exec(testPartition, adds());
      await store.exec(livePartition, (at, tx) => tx.post(at.id(), transfer(1)));
      const found = await store.partitions();
      expect(found.toSorted((a, b) => (a.mode < b.mode ? -1 : 1))).toEqual([
        livePartition,
        testPartition,
      ]);
    }),
  );
};

const views = ({ test, on }: Suite): void => {
  test(
    'a view sees every decision that has returned, and a consistent state of all objects',
    on(async ({ store }) => {
      const [a, b] = await store.exec(testPartition, (at, tx) => [
        adds({ size: 0 })(at, tx),
        adds({ size: 0 })(at, tx),
      ]);
      const writes = Array.from({ length: 40 }, (_, n) =>
        store.exec(testPartition, (at, tx) => {
          changes(a ?? '', { size: n + 1 })(at, tx);
          changes(b ?? '', { size: -n - 1 })(at, tx);
          return n + 1;
        }),
      );
      const views = writes.map(async (write) => {
        const written = await write;
        const [x, y] = await store.view(testPartition, (view) => [
          view.get(notes, a ?? '')?.public.size ?? Number.NaN,
          view.get(notes, b ?? '')?.public.size ?? Number.NaN,
        ]);
        expect(x).toBeGreaterThanOrEqual(written);
        expect(x + y).toBe(0);
      });
      await Promise.all(views);
    }),
  );
};

export const isolationTests = (suite: Suite): void => {
  suite.describe('isolation', () => {
    bursts(suite);
    counting(suite);
    apart(suite);
    views(suite);
  });
};
