// Checks every filter, order and cursor of lists, alone and combined, against a model.
import fc from 'fast-check';
import { expect } from 'expect';
import type { Row } from '@kasir/core/resource';
import type { ListFilter, ListPage, Partition, Store } from '@kasir/core/store';
import type { ManualClock } from '@kasir/core/testing';
import {
  adds,
  changes,
  note,
  notes,
  otherPartition,
  parcels,
  testPartition,
  type Note,
  type Parcel,
  type Suite,
} from './fixtures.ts';
import { anyNote, anyQueries, listArguments, expectedPage, type Query } from './list-model.ts';

/** Inserts notes in order and returns their rows. */
const fill = async (
  store: Store,
  partition: Partition,
  clock: ManualClock,
  generated: readonly { contents: Note; younger: number }[],
): Promise<Row<Note>[]> => {
  const rows: Promise<Row<Note>>[] = [];
  for (const { contents, younger } of generated) {
    if (younger > 0) await rows.at(-1);
    clock.advance(younger);
    rows.push(
      store.exec(partition, (at, tx) =>
        tx.insert(notes, at.id(), { public: contents, state: { secret: null } }),
      ),
    );
  }
  return Promise.all(rows);
};

const listed = (store: Store, partition: Partition, filter: ListFilter, page: ListPage) =>
  store.view(partition, (view) => {
    const { rows, more } = view.list(notes, filter, page);
    return { ids: rows.map(({ id }) => id), more };
  });

/** Runs all queries and returns the number of pages with rows and of empty pages. */
const compared = async (
  store: Store,
  partition: Partition,
  rows: readonly Row<Note>[],
  queries: readonly Query[],
): Promise<{ full: number; empty: number }> => {
  const ids = rows.map(({ id }) => id);
  let full = 0;
  for (const query of queries) {
    const [filter, page] = listArguments(query, ids);
    const expected = expectedPage(rows, filter, page);
    const found = await listed(store, partition, filter, page);
    // Filter and page are part of the comparison, so that a failure shows them.
    expect({ filter, page, found }).toEqual({ filter, page, found: expected });
    full += expected.ids.length > 0 ? 1 : 0;
  }
  return { full, empty: queries.length - full };
};

const againstModel = ({ test, on }: Suite): void => {
  test(
    'every combination of filters, cursors and orders returns the page of the model',
    on(async ({ store, clock }) => {
      const seen = { full: 0, empty: 0 };
      const law = fc.asyncProperty(
        fc.array(anyNote, { minLength: 1, maxLength: 60 }),
        anyQueries,
        async (generated, queries) => {
          const partition: Partition = { account: `list ${seen.full} ${seen.empty}`, mode: 'test' };
          const rows = await fill(store, partition, clock, generated);
          const { full, empty } = await compared(store, partition, rows, queries);
          seen.full += full;
          seen.empty += empty;
        },
      );
      await fc.assert(law, { numRuns: 30 });
      expect(Math.min(seen.full, seen.empty)).toBeGreaterThan(200);
    }),
  );

  test(
    'every combination returns the page of the model among 3200 objects, most of them alike',
    on(async ({ store, clock }) => {
      const seen = { full: 0, empty: 0 };
      const law = fc.asyncProperty(
        fc.array(anyNote, { minLength: 40, maxLength: 40 }),
        fc.array(anyQueries, { minLength: 8, maxLength: 8 }),
        async (generated, queries) => {
          const many = Array.from({ length: 3200 }, (_, n) => ({
            contents:
              n % 37 === 5
                ? (generated[n % generated.length]?.contents ?? note())
                : note({ label: `ab alike ${n}`, reference: `aB-${n}`, folder: 'folder a' }),
            younger: n % 2,
          }));
          const partition: Partition = { account: `many ${seen.full} ${seen.empty}`, mode: 'test' };
          const rows = await fill(store, partition, clock, many);
          const { full, empty } = await compared(store, partition, rows, queries.flat());
          seen.full += full;
          seen.empty += empty;
        },
      );
      await fc.assert(law, { numRuns: 1, endOnFailure: true });
      expect(Math.min(seen.full, seen.empty)).toBeGreaterThan(50);
    }),
  );
};

/** Returns a parcel: a third of them is in no list, and the others are in one of two lists. */
const parcel = (n: number): Parcel => ({
  route: [null, 'north', 'south'][n % 3] ?? null,
  size: n % 1_000 === 7 ? 'huge' : n % 5 === 0 ? null : 'small',
  color: n % 2 === 0 ? 'red' : 'blue',
  shelf: `shelf ${n % 4}`,
});

const severalLists = ({ test, on }: Suite): void => {
  test(
    'a kind with several lists lists and filters the objects of each list separately',
    on(async ({ store }) => {
      const ids = await store.exec(testPartition, (at, tx) =>
        Array.from({ length: 4_000 }, (_, n) => {
          const id = at.id();
          tx.insert(parcels, id, { public: {}, state: parcel(n) });
          return id;
        }),
      );
      const questions: readonly Partial<Parcel>[] = [
        {},
        { size: 'small' },
        { size: 'huge' },
        { color: 'red' },
        { size: 'huge', color: 'blue' },
        { size: 'huge', color: 'red' },
        { color: 'red', shelf: 'shelf 2' },
      ];
      for (const route of ['north', 'south', 'west']) {
        for (const { shelf, ...fields } of questions) {
          const wanted = Object.entries({
            ...fields,
            ...(shelf !== undefined && { shelf }),
            route,
          });
          const matching = ids.filter((_, n) =>
            wanted.every(([name, value]) => Reflect.get(parcel(n), name) === value),
          );
          const any = Object.fromEntries(
            Object.entries({ ...fields, list: route }).map(([name, value]) => [
              name,
              [value ?? ''],
            ]),
          );
          const filter = { any, ...(shelf !== undefined && { parent: shelf }) };
          const { rows, more } = await store.view(testPartition, (view) =>
            view.list(parcels, filter, { limit: 400, order: 'asc' }),
          );
          const found = rows.map(({ id }) => id);
          expect({ filter, found }).toEqual({ filter, found: matching.slice(0, 400) });
          expect(more).toBe(matching.length > 400);
        }
      }
    }),
  );

  test(
    'a kind with several lists can be filtered by its facets only within one list',
    on(async ({ store }) => {
      const listing = (any: ListFilter['any'] = {}) =>
        store.view(testPartition, (view) => view.list(parcels, { any }, { limit: 1 }).rows.length);
      expect(await listing()).toBe(0);
      await expect(listing({ size: ['small'] })).rejects.toThrow('name one of them');
      await expect(listing({ list: ['north', 'south'] })).rejects.toThrow('name one of them');
    }),
  );
};

const pages = ({ test, on }: Suite): void => {
  test(
    'pages after and before a cursor meet, and report exactly whether more objects follow',
    on(async ({ store }) => {
      const ids = await Promise.all(
        Array.from({ length: 20 }, () => store.exec(testPartition, adds({ status: 'DONE' }))),
      );
      const newest = ids.toSorted().toReversed();
      const filter = { any: { status: ['DONE'] } };
      for (const order of ['desc', 'asc'] as const) {
        const all = order === 'desc' ? newest : newest.toReversed();
        const forward = [];
        let after: string | undefined;
        for (const more of [true, true, true, false]) {
          const page = { limit: 5, order, ...(after !== undefined && { after }) };
          const found = await listed(store, testPartition, filter, page);
          expect(found.more).toBe(more);
          forward.push(...found.ids);
          after = found.ids.at(-1);
        }
        expect(forward).toEqual(all);
        const before = { limit: 15, order, before: all[15] ?? '' };
        expect(await listed(store, testPartition, filter, before)).toEqual({
          ids: all.slice(0, 15),
          more: false,
        });
        const middle = { limit: 4, order, before: all[15] ?? '' };
        expect(await listed(store, testPartition, filter, middle)).toEqual({
          ids: all.slice(11, 15),
          more: true,
        });
      }
    }),
  );

  test(
    'objects are listed in the order of their ids, even if they were inserted in another order',
    on(async ({ store }) => {
      const ids = await store.exec(testPartition, (at) =>
        Array.from({ length: 40 }, () => at.id()),
      );
      const mixed = ids.map((id, n) => ({ id, place: (n * 17) % 40 }));
      for (const { id } of mixed.toSorted((a, b) => a.place - b.place)) {
        await store.exec(testPartition, (at, tx) =>
          adds({ reference: `text ${id}`, folder: 'f' })({ now: at.now, id: () => id }, tx),
        );
      }
      const asc = { limit: 40, order: 'asc' } as const;
      for (const filter of [{}, { contains: { reference: 'text' } }, { parent: 'f' }]) {
        expect((await listed(store, testPartition, filter, asc)).ids).toEqual(ids);
      }
      const tail = { limit: 3, after: ids[10] ?? '', order: 'asc' } as const;
      const found = await listed(store, testPartition, { contains: { reference: 'text' } }, tail);
      expect(found).toEqual({ ids: ids.slice(11, 14), more: true });
    }),
  );
};

const searches = ({ test, on }: Suite): void => {
  test(
    'a search finds a text among many objects by any part of it, and is case-sensitive',
    on(async ({ store }) => {
      const rare = `Order "50%" of_x\\y 'é漢😀'`;
      const id = await store.exec(testPartition, adds({ reference: rare }));
      await Promise.all(
        Array.from({ length: 1200 }, (_, n) =>
          store.exec(n % 3 ? testPartition : otherPartition, adds({ reference: `order ${n}` })),
        ),
      );
      const parts = ['Order', '50%', '"50', 'of_x', 'x\\y', "'é", '漢😀', '😀', 'x\\', rare];
      for (const part of parts) {
        const found = await listed(
          store,
          testPartition,
          { contains: { reference: part } },
          { limit: 5 },
        );
        expect({ part, ...found }).toEqual({ part, ids: [id], more: false });
      }
      for (const part of ['ORDER', '5%0', 'of-x', 'é漢 ', '😁', '%%', `${rare}.`]) {
        const found = await listed(
          store,
          testPartition,
          { contains: { reference: part } },
          { limit: 5 },
        );
        expect({ part, ...found }).toEqual({ part, ids: [], more: false });
      }
    }),
  );

  test(
    'a search finds the present text of a changed object only',
    on(async ({ store }) => {
      const id = await store.exec(testPartition, adds({ reference: 'before', label: 'stays' }));
      await store.exec(testPartition, changes(id, { status: 'DONE' }));
      await store.exec(testPartition, changes(id, { reference: 'behind' }));
      const found = await Promise.all(
        [{ reference: 'efor' }, { reference: 'ehin' }, { label: 'stay' }].map((contains) =>
          listed(store, testPartition, { contains }, { limit: 5 }),
        ),
      );
      expect(found.map(({ ids }) => ids)).toEqual([[], [id], [id]]);
      await store.exec(testPartition, changes(id, { reference: null }));
      const gone = await listed(
        store,
        testPartition,
        { contains: { reference: 'ehin' } },
        { limit: 5 },
      );
      expect(gone.ids).toEqual([]);
    }),
  );

  test(
    'a filter by a field that the kind does not declare for it is refused',
    on(async ({ store }) => {
      for (const filter of [
        { any: { code: ['x'] } },
        { between: { code: { gte: 1 } } },
        { contains: { status: 'x' } },
      ]) {
        await expect(listed(store, testPartition, filter, { limit: 1 })).rejects.toThrow('note');
      }
    }),
  );
};

export const listTests = (suite: Suite): void => {
  suite.describe('lists', () => {
    againstModel(suite);
    severalLists(suite);
    pages(suite);
    searches(suite);
  });
};
