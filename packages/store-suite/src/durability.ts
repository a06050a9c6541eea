// Checks that a store keeps everything when it is closed and opened again.
import { expect } from 'expect';
import { adds, changes, livePartition, notes, testPartition, type Suite } from './fixtures.ts';
import { transfer } from './journal.ts';
import { expectGrowing, takes } from './time.ts';

const contents = ({ test, on }: Suite): void => {
  test(
    'objects, keys, lists, searches and the journal are kept',
    on(async ({ store, reopen }) => {
      const id = await store.exec(testPartition, (at, tx) => {
        tx.post(at.id(), transfer(5));
        const fields = { code: 'k', folder: 'f', reference: 'kept reference', size: 3 };
        return adds(fields, 'secret')(at, tx);
      });
      await store.exec(testPartition, changes(id, { label: 'changed' }));
      const later = await reopen();
      const found = await later.view(testPartition, (view) => [
        view.get(notes, id)?.version === 2 && id,
        view.find(notes, 'code', 'k')?.id,
        view.find(notes, 'secret', 'secret')?.id,
        view.children(notes, 'f')[0]?.id,
        view.list(notes, { any: { size: [3] } }, { limit: 1 }).rows[0]?.id,
        view.list(notes, { contains: { reference: 'pt ref' } }, { limit: 1 }).rows[0]?.id,
      ]);
      expect(found).toEqual(Array.from(found, () => id));
      const balance = await later.view(testPartition, (view) => view.balance('available', 'IDR'));
      expect(balance).toBe(5);
      expect(await later.partitions()).toEqual([testPartition]);
    }),
  );

  test(
    'jobs, their leases and attempts, and the test clock are kept',
    on(async ({ store, clock, reopen }) => {
      await store.setClock({ frozen: clock.now() + 5, offset: 3 });
      await store.exec(testPartition, (at, tx) => tx.job('held', at.now, 1));
      await store.exec(testPartition, (at, tx) => tx.job('free', at.now + 9, 2));
      await store.claim(1, 1000);
      const later = await reopen();
      expect(await later.clock()).toEqual({ frozen: clock.now() + 5, offset: 3 });
      const due = { ready: false, test: clock.now() + 14, live: null };
      expect(await later.pending()).toEqual({ ...due, held: 1 });
      await later.setClock({ frozen: clock.now() + 14, offset: 3 });
      clock.advance(1000);
      expect(await later.claim(9, 1000)).toMatchObject([
        { topic: 'held', attempts: 1 },
        { topic: 'free', attempts: 0 },
      ]);
    }),
  );
};

const progress = ({ test, on }: Suite): void => {
  test(
    'time and ids continue after the latest ones, even if the clock went back',
    on(async ({ store, clock, reopen }) => {
      const first = await takes(store, livePartition, 1000);
      const before = await takes(store, livePartition, 1000);
      clock.advance(-60_000);
      const after = await takes(await reopen(), livePartition, 10);
      expect(after.now).toBe(before.now);
      expectGrowing([...first.ids, ...before.ids, ...after.ids]);
    }),
  );

  test(
    'decisions that were still waiting when the store was closed are stored',
    on(async ({ store, reopen }) => {
      const waiting = Array.from({ length: 20 }, () => store.exec(testPartition, adds()));
      const later = await reopen();
      const ids = await Promise.all(waiting);
      const { rows } = await later.view(testPartition, (view) =>
        view.list(notes, {}, { limit: 99, order: 'asc' }),
      );
      expect(rows.map(({ id }) => id)).toEqual(ids.toSorted());
    }),
  );
};

export const durabilityTests = (suite: Suite): void => {
  suite.describe('reopening', () => {
    contents(suite);
    progress(suite);
  });
};
