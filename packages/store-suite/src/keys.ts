// Checks that taken alternate keys, stale versions and undeclared machine edges are refused.
import { expect } from 'expect';
import { Conflict } from '@kasir/core/store';
import {
  adds,
  changes,
  labelOf,
  lamps,
  note,
  notes,
  testPartition,
  type Suite,
} from './fixtures.ts';

const uniqueness = ({ test, on }: Suite): void => {
  test(
    'an alternate key belongs to one object, and is free after that object gives it up',
    on(async ({ store }) => {
      const first = await store.exec(testPartition, adds({ code: 'k' }));
      await expect(store.exec(testPartition, adds({ code: 'k' }))).rejects.toBeInstanceOf(Conflict);
      const other = await store.exec(testPartition, adds({ code: 'other' }));
      const stolen = store.exec(testPartition, changes(other, { code: 'k' }));
      await expect(stolen).rejects.toBeInstanceOf(Conflict);
      const twice = store.exec(testPartition, (at, tx) => {
        adds({ code: 'new' })(at, tx);
        adds({ code: 'new' })(at, tx);
      });
      await expect(twice).rejects.toBeInstanceOf(Conflict);
      await store.exec(testPartition, changes(first, { code: null }));
      const second = await store.exec(testPartition, adds({ code: 'k' }));
      const found = await store.view(testPartition, (view) => view.find(notes, 'code', 'k')?.id);
      expect(found).toBe(second);
    }),
  );

  test(
    'equal values in two alternate keys do not conflict',
    on(async ({ store }) => {
      const a = await store.exec(testPartition, adds({ code: 'same' }));
      const b = await store.exec(testPartition, adds({}, 'same'));
      const found = await store.view(testPartition, (view) => [
        view.find(notes, 'code', 'same')?.id,
        view.find(notes, 'secret', 'same')?.id,
      ]);
      expect(found).toEqual([a, b]);
    }),
  );
};

const moreKeys = ({ test, on }: Suite): void => {
  test(
    'two objects can exchange their alternate keys in one decision',
    on(async ({ store }) => {
      const a = await store.exec(testPartition, adds({ code: 'a' }));
      const b = await store.exec(testPartition, adds({ code: 'b' }));
      await store.exec(testPartition, (at, tx) => {
        changes(a, { code: 'b' })(at, tx);
        changes(b, { code: 'a' })(at, tx);
      });
      const found = await store.view(testPartition, (view) => [
        view.find(notes, 'code', 'a')?.id,
        view.find(notes, 'code', 'b')?.id,
      ]);
      expect(found).toEqual([b, a]);
    }),
  );

  test(
    'keys of 1000 characters differ by the last one, in every script',
    on(async ({ store }) => {
      for (const character of ['x', 'é', '漢', '😀']) {
        const code = `${character.repeat(999)}1`;
        const id = await store.exec(testPartition, adds({ code }));
        const near = await store.exec(testPartition, adds({ code: `${character.repeat(999)}2` }));
        const found = await store.view(testPartition, (view) => [
          view.find(notes, 'code', code)?.id,
          view.find(notes, 'code', `${character.repeat(999)}2`)?.id,
          view.find(notes, 'code', `${character.repeat(999)}3`)?.id,
        ]);
        expect(found).toEqual([id, near, undefined]);
        await expect(store.exec(testPartition, adds({ code }))).rejects.toBeInstanceOf(Conflict);
      }
    }),
  );
};

const versions = ({ test, on }: Suite): void => {
  test(
    'an update of a stale version is refused, and so is an insert with a used id',
    on(async ({ store }) => {
      const id = await store.exec(testPartition, adds());
      const stale = await store.view(testPartition, (view) => view.get(notes, id));
      if (!stale) throw new Error('The note is missing');
      await store.exec(testPartition, changes(id, { label: 'first' }));
      const late = store.exec(testPartition, (_, tx) =>
        tx.update(notes, stale, { public: note({ label: 'late' }) }),
      );
      await expect(late).rejects.toBeInstanceOf(Conflict);
      const missing = store.exec(testPartition, (at, tx) =>
        tx.update(notes, { ...stale, id: at.id() }, { public: note() }),
      );
      await expect(missing).rejects.toBeInstanceOf(Conflict);
      const again = store.exec(testPartition, (_, tx) =>
        tx.insert(notes, id, { public: note({ label: 'again' }), state: { secret: null } }),
      );
      await expect(again).rejects.toBeInstanceOf(Conflict);
      expect(await labelOf(store, testPartition, id)).toBe('first');
    }),
  );

  test(
    'two changes of an object in one decision are one version',
    on(async ({ store }) => {
      const id = await store.exec(testPartition, (at, tx) => {
        const added = adds({ code: 'a' })(at, tx);
        changes(added, { code: 'b' })(at, tx);
        return added;
      });
      await store.exec(testPartition, (at, tx) => {
        changes(id, { code: 'c' })(at, tx);
        changes(id, { label: 'd' })(at, tx);
      });
      const row = await store.view(testPartition, (view) => view.find(notes, 'code', 'c'));
      expect(row).toMatchObject({ id, version: 2, public: { label: 'd' } });
    }),
  );
};

const edges = ({ test, on }: Suite): void => {
  test(
    'a transition that the machine does not declare is refused',
    on(async ({ store }) => {
      const born = (state: 'NEW' | 'ON') =>
        store.exec(testPartition, (at, tx) =>
          tx.insert(lamps, at.id(), { public: { state }, state: {} }),
        );
      await expect(born('ON')).rejects.toThrow('not a declared transition');
      const { id } = await born('NEW');
      const turn = (state: 'ON' | 'BROKEN') =>
        store.exec(testPartition, (_, tx) => {
          const row = tx.get(lamps, id);
          if (!row) throw new Error('The lamp is missing');
          tx.update(lamps, row, { public: { state } });
        });
      await expect(turn('BROKEN')).rejects.toThrow('not a declared transition');
      await turn('ON');
      await turn('BROKEN');
      const row = await store.view(testPartition, (view) => view.get(lamps, id));
      expect(row).toMatchObject({ version: 3, public: { state: 'BROKEN' } });
    }),
  );
};

export const keyTests = (suite: Suite): void => {
  suite.describe('keys, versions, edges', () => {
    uniqueness(suite);
    moreKeys(suite);
    versions(suite);
    edges(suite);
  });
};
