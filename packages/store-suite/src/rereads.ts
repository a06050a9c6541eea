// Checks that repeated reads see the stored state, whatever an adapter caches.
import { expect } from 'expect';
import type { Store } from '@kasir/core/store';
import { adds, changes, note, notes, testPartition, type Suite } from './fixtures.ts';

/** Reads the label of an object in every possible way, and expects the same from all of them. */
const read = async (store: Store, id: string): Promise<string | undefined> => {
  const labels = await store.view(testPartition, (view) => {
    const text = view.text(notes, id);
    const { label } = text === undefined ? {} : (JSON.parse(text) as { label?: string });
    return [
      view.get(notes, id)?.public.label,
      view.getWithParent(notes, id, notes)?.row.public.label,
      label,
    ];
  });
  const again = await store.look(testPartition, (view) => view.get(notes, id)?.public.label);
  expect(new Set([...labels, again]).size).toBe(1);
  return again;
};

export const rereadTests = ({ describe, test, on }: Suite): void => {
  describe('an object that was read before', () => {
    test(
      'is read with the changes of the last decision, and unchanged after a failed decision',
      on(async ({ store }) => {
        const id = await store.exec(testPartition, adds({ label: 'first' }));
        expect(await read(store, id)).toBe('first');
        await store.exec(testPartition, changes(id, { label: 'second' }));
        expect(await read(store, id)).toBe('second');
        const failing = store.exec(testPartition, (at, tx) => {
          changes(id, { label: 'never' })(at, tx);
          const row = tx.get(notes, id);
          if (row) tx.update(notes, { ...row, version: 7 }, { public: note({ label: 'never' }) });
        });
        await expect(failing).rejects.toThrow('changed meanwhile');
        expect(await read(store, id)).toBe('second');
        await store.exec(testPartition, adds({ code: 'taken' }));
        const pending = store.exec(testPartition, changes(id, { label: 'third' }));
        const conflicting = store.exec(
          testPartition,
          changes(id, { label: 'lost', code: 'taken' }),
        );
        await expect(conflicting).rejects.toThrow('taken');
        await pending;
        expect(await read(store, id)).toBe('third');
      }),
    );

    test(
      'is no longer found when it has expired, and its id reads the object that replaces it',
      on(async ({ store, clock }) => {
        const expires = clock.now() + 1_000;
        const puts = (id: string, label: string, end: { expires?: number }) =>
          store.exec(testPartition, (_, tx) => {
            tx.insert(notes, id, { public: note({ label }), state: { secret: null } }, end);
          });
        await puts('swept', 'old', { expires });
        await puts('buried', 'old', { expires });
        for (const id of ['swept', 'buried']) expect(await read(store, id)).toBe('old');
        clock.advance(1_000);
        for (const id of ['swept', 'buried']) expect(await read(store, id)).toBeUndefined();
        await puts('buried', 'new', {});
        expect(await read(store, 'buried')).toBe('new');
        expect(await store.sweep(9)).toBe(1);
        expect(await read(store, 'swept')).toBeUndefined();
        await puts('swept', 'new', {});
        expect(await read(store, 'swept')).toBe('new');
      }),
    );

    test(
      'by an alternate key is replaced by the object that has the key now',
      on(async ({ store, clock }) => {
        const holder = async (code: string): Promise<string | undefined> => {
          const [label, text] = await store.view(testPartition, (view) => [
            view.find(notes, 'code', code)?.public.label,
            view.textByKey(notes, 'code', code),
          ]);
          expect(text === undefined ? text : JSON.parse(text)).toEqual(
            label === undefined ? label : expect.objectContaining({ label }),
          );
          return label;
        };
        const expires = clock.now() + 1_000;
        const first = await store.exec(testPartition, adds({ code: 'a', label: 'first' }));
        await store.exec(testPartition, adds({ code: 'c', label: 'short' }, null, expires));
        expect([await holder('a'), await holder('b'), await holder('c')]).toEqual([
          'first',
          undefined,
          'short',
        ]);
        await store.exec(testPartition, changes(first, { code: 'b' }));
        await store.exec(testPartition, adds({ code: 'a', label: 'second' }));
        expect([await holder('a'), await holder('b')]).toEqual(['second', 'first']);
        clock.advance(1_000);
        expect(await holder('c')).toBeUndefined();
        await store.exec(testPartition, adds({ code: 'c', label: 'third' }));
        expect(await holder('c')).toBe('third');
      }),
    );

    test(
      'expires at the time that a later decision sets',
      on(async ({ store, clock }) => {
        const id = await store.exec(testPartition, adds({ label: 'kept' }));
        expect(await read(store, id)).toBe('kept');
        await store.exec(testPartition, (at, tx) => {
          const row = tx.get(notes, id);
          if (row) tx.update(notes, row, {}, { expires: at.now + 500 });
        });
        expect(await read(store, id)).toBe('kept');
        clock.advance(500);
        expect(await read(store, id)).toBeUndefined();
      }),
    );

    test(
      'is read with the present state of its present parent',
      on(async ({ store }) => {
        const folder = await store.exec(testPartition, adds({ label: 'one' }));
        const id = await store.exec(testPartition, adds({ folder }));
        const other = await store.exec(testPartition, adds({ label: 'other' }));
        const parentOf = () =>
          store.view(
            testPartition,
            (view) => view.getWithParent(notes, id, notes)?.parent?.public.label,
          );
        expect(await parentOf()).toBe('one');
        await store.exec(testPartition, changes(folder, { label: 'two' }));
        expect(await parentOf()).toBe('two');
        await store.exec(testPartition, changes(id, { folder: other }));
        expect(await parentOf()).toBe('other');
      }),
    );
  });
};
