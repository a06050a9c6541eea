// Checks one decision: atomic writes, exact contents, reads that see its own writes.
import { expect } from 'expect';
import { publicText } from '@kasir/core/store';
import {
  adds,
  changes,
  labelOf,
  note,
  notes,
  otherPartition,
  testPartition,
  type Suite,
} from './fixtures.ts';
import { transfer } from './journal.ts';

const atomicity = ({ test, on }: Suite): void => {
  test(
    'a decision stores objects, journal lines and jobs together and returns its result',
    on(async ({ store }) => {
      const id = await store.exec(testPartition, (at, tx) => {
        tx.job('topic', at.now, { n: 1 });
        tx.post(at.id(), transfer(5));
        return adds({ label: 'kept' })(at, tx);
      });
      const seen = await store.view(testPartition, (view) => ({
        row: view.get(notes, id),
        text: view.text(notes, id),
        balance: view.balance('available', 'IDR'),
      }));
      const contents = { public: note({ label: 'kept' }), state: { secret: null } };
      expect(seen.row).toEqual({ id, version: 1, ...contents });
      expect(seen.text).toBe(JSON.stringify(contents.public));
      expect(seen.row && publicText(seen.row)).toBe(seen.text);
      expect(seen.balance).toBe(5);
      expect(await store.claim(9, 1000)).toMatchObject([{ topic: 'topic', payload: { n: 1 } }]);
    }),
  );

  test(
    'a decision that throws stores nothing and rejects with the thrown value',
    on(async ({ store }) => {
      const thrown = new Error('no');
      const ids: string[] = [];
      const failing = store.exec(testPartition, (at, tx) => {
        tx.job('topic', at.now, null);
        tx.post(at.id(), transfer(5));
        ids.push(adds({ code: 'c' })(at, tx));
        throw thrown;
      });
      await expect(failing).rejects.toBe(thrown);
      const seen = await store.view(testPartition, (view) => [
        view.find(notes, 'code', 'c'),
        view.get(notes, ids[0] ?? ''),
        view.balance('available', 'IDR'),
      ]);
      expect(seen).toEqual([undefined, undefined, 0]);
      expect(await store.claim(9, 1000)).toEqual([]);
    }),
  );

  test(
    'discard drops the writes before it and keeps the writes after it',
    on(async ({ store }) => {
      const [before, after] = await store.exec(testPartition, (at, tx) => {
        const dropped = adds({ code: 'c' })(at, tx);
        tx.post(at.id(), transfer(5));
        tx.job('dropped', at.now, null);
        tx.discard();
        expect(tx.get(notes, dropped)).toBeUndefined();
        expect(tx.balance('available', 'IDR')).toBe(0);
        return [dropped, adds({ code: 'c', label: 'after' })(at, tx)];
      });
      expect(await labelOf(store, testPartition, before ?? '')).toBeUndefined();
      expect(await labelOf(store, testPartition, after ?? '')).toBe('after');
      expect(await store.claim(9, 1000)).toEqual([]);
    }),
  );
};

const contents = ({ test, on }: Suite): void => {
  test(
    'a public field outside the schema is not stored, and private state is not in the public text',
    on(async ({ store }) => {
      const id = await store.exec(testPartition, (at, tx) => {
        const contents = { public: { ...note(), hidden: 'x' }, state: { secret: 'private' } };
        return tx.insert(notes, at.id(), contents).id;
      });
      const text = await store.view(testPartition, (view) => view.text(notes, id));
      expect(text).not.toMatch(/hidden|private/);
      const row = await store.view(testPartition, (view) => view.get(notes, id));
      expect(row?.state).toEqual({ secret: 'private' });
    }),
  );

  test(
    'text of every script, quotes and JSON syntax are read as they were written',
    on(async ({ store }) => {
      const label = '"\'\\%_\t\n{}[]é漢字😀\u2028?$1:a';
      const id = await store.exec(testPartition, adds({ label, code: label }));
      const found = await store.view(testPartition, (view) => view.find(notes, 'code', label));
      expect(found).toMatchObject({ id, public: { label } });
    }),
  );
};

const reading = ({ test, on }: Suite): void => {
  test(
    'an object is read together with its parent, if they exist',
    on(async ({ store, clock }) => {
      const [owner, owned, orphan, lone, brief] = await store.exec(testPartition, (at, tx) => {
        const parent = adds({ label: 'parent' })(at, tx);
        return [
          parent,
          adds({ label: 'child', folder: parent })(at, tx),
          adds({ folder: 'nowhere' })(at, tx),
          adds()(at, tx),
          adds({ folder: parent }, null, at.now + 1_000)(at, tx),
        ] as const;
      });
      const short = await store.exec(testPartition, adds({}, null, clock.now() + 1_000));
      const heir = await store.exec(testPartition, adds({ folder: short }));
      const read = (id: string) =>
        store.view(testPartition, (view) => {
          const found = view.getWithParent(notes, id, notes);
          return found && [found.row, found.parent];
        });
      const rows = await store.view(testPartition, (view) => ({
        owner: view.get(notes, owner),
        owned: view.get(notes, owned),
      }));
      expect(await read(owned)).toEqual([rows.owned, rows.owner]);
      expect((await read(orphan))?.map((row) => row?.id)).toEqual([orphan, undefined]);
      expect((await read(lone))?.map((row) => row?.id)).toEqual([lone, undefined]);
      expect(await read('nobody')).toBeUndefined();
      expect((await read(heir))?.map((row) => row?.id)).toEqual([heir, short]);
      clock.advance(1_000);
      expect(await read(brief)).toBeUndefined();
      expect((await read(heir))?.map((row) => row?.id)).toEqual([heir, undefined]);
      const elsewhere = await store.view(otherPartition, (view) =>
        view.getWithParent(notes, owned, notes),
      );
      expect(elsewhere).toBeUndefined();
    }),
  );

  test(
    'a decision reads its own writes',
    on(async ({ store }) => {
      const folder = 'folder';
      const first = await store.exec(testPartition, adds({ code: 'a', folder }));
      const moved = await store.exec(testPartition, adds({ folder: 'elsewhere' }));
      await store.exec(testPartition, (at, tx) => {
        const second = adds({ code: 'b', folder }, 'secret')(at, tx);
        changes(first, { code: 'c', label: 'new' })(at, tx);
        changes(moved, { folder })(at, tx);
        tx.post(at.id(), transfer(3));
        tx.post(at.id(), transfer(4));
        expect(tx.get(notes, first)).toMatchObject({ version: 2, public: { label: 'new' } });
        expect(tx.find(notes, 'code', 'a')).toBeUndefined();
        expect(tx.find(notes, 'code', 'b')?.id).toBe(second);
        expect(tx.find(notes, 'secret', 'secret')?.id).toBe(second);
        expect(tx.find(notes, 'code', 'c')).toMatchObject({ id: first, version: 2 });
        expect(tx.children(notes, folder).map(({ id }) => id)).toEqual([first, moved, second]);
        expect(tx.children(notes, 'elsewhere')).toEqual([]);
        expect(tx.balance('available', 'IDR')).toBe(7);
      });
    }),
  );

  test(
    'a changed object is found by its new values only',
    on(async ({ store }) => {
      const id = await store.exec(testPartition, adds({ code: 'a', folder: 'f', status: 'OPEN' }));
      await store.exec(testPartition, changes(id, { code: 'b', folder: 'g', status: 'DONE' }));
      const seen = await store.view(testPartition, (view) => ({
        byCode: [view.find(notes, 'code', 'a')?.id, view.find(notes, 'code', 'b')?.id],
        texts: [view.textByKey(notes, 'code', 'a'), view.textByKey(notes, 'code', 'b')],
        children: [view.children(notes, 'f').length, view.children(notes, 'g').length],
        open: view.list(notes, { any: { status: ['OPEN'] } }, { limit: 9 }).rows.length,
        done: view.list(notes, { any: { status: ['DONE'] } }, { limit: 9 }).rows.length,
      }));
      expect(seen).toMatchObject({ byCode: [undefined, id], children: [0, 1], open: 0, done: 1 });
      expect(seen.texts[0]).toBeUndefined();
      expect(JSON.parse(seen.texts[1] ?? '')).toMatchObject({ code: 'b' });
    }),
  );

  test(
    'children come oldest first',
    on(async ({ store }) => {
      const ids: string[] = [];
      for (let n = 0; n < 12; n += 1) {
        ids.push(await store.exec(testPartition, adds({ folder: 'f' })));
        await store.exec(testPartition, adds({ folder: n % 2 ? 'g' : null }));
      }
      for (const id of ids.slice(2, 5))
        await store.exec(testPartition, changes(id, { label: 'new' }));
      const found = await store.view(testPartition, (view) => view.children(notes, 'f'));
      expect(found.map(({ id }) => id)).toEqual(ids);
    }),
  );
};

export const decisionTests = (suite: Suite): void => {
  suite.describe('decisions', () => {
    atomicity(suite);
    contents(suite);
    reading(suite);
  });
};
