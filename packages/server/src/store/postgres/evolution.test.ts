// Checks that a database outlives its release: declarations grow, shrink for a while, and grow
// again.
import { kind, recordKind, type AnyKind } from '@kasir/core/resource';
import { deliveryJob, outgoing } from '@kasir/core/server';
import { Conflict, type At, type Partition, type Store, type Tx } from '@kasir/core/store';
import { countingRandom, manualClock } from '@kasir/core/testing';
import pg from 'pg';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { addsOld } from '../testing/first-release.ts';
import { fillsFromUpcast, takesOver } from '../testing/former-kinds.ts';
import { newDatabase } from './testing/new-database.ts';
import { openPostgres } from './postgres.ts';

const schema = z.object({ code: z.string(), colour: z.string(), size: z.number() });
const plain = kind()({ name: 'thing', schema, facets: { size: (row) => row.public.size } });
const rich = kind()({
  name: 'thing',
  schema,
  keys: { code: (row) => row.public.code },
  facets: { colour: (row) => row.public.colour, size: (row) => row.public.size },
  searched: ['colour'],
});

const partition: Partition = { account: 'acc', mode: 'test' };
const other: Partition = { account: 'acc2', mode: 'test' };

/** Each step is a release: it opens the store, does something, and closes it. */
const releases =
  (run: (within: <T>(work: (store: Store) => Promise<T>) => Promise<T>) => Promise<void>) =>
  async () => {
    const url = await newDatabase();
    const environment = { now: manualClock().now, random: countingRandom() };
    await run(async (work) => {
      const store = await openPostgres({ url, ...environment });
      try {
        return await work(store);
      } finally {
        await store.close();
      }
    });
  };

const adds =
  (of: AnyKind, n: number) =>
  (at: At, tx: Tx): string => {
    const contents = { code: `code ${n}`, colour: n % 2 ? 'dark red' : 'light blue', size: n };
    return tx.insert(of, at.id(), { public: contents, state: {} }).id;
  };

const changes =
  (of: AnyKind, id: string, fields: object) =>
  (_: At, tx: Tx): void => {
    const row = tx.get(of, id);
    if (row) tx.update(of, row, { public: { ...row.public, ...fields } });
  };

test(
  'objects are found by keys, facets and texts that were declared after they were stored',
  releases(async (within) => {
    const ids = await within((store) =>
      Promise.all(
        Array.from({ length: 1_100 }, (_, n) =>
          store.exec(n % 10 === 0 ? other : partition, adds(plain, n)),
        ),
      ),
    );
    await within(async (store) => {
      const found = await store.view(partition, (view) => ({
        byCode: view.find(rich, 'code', 'code 4')?.id,
        ofOther: view.find(rich, 'code', 'code 10'),
        red: view.list(rich, { any: { colour: ['dark red'] } }, { limit: 999 }).rows.length,
        text: view.list(rich, { contains: { colour: 'k re' } }, { limit: 999 }).rows.length,
        sizes: view
          .list(rich, { between: { size: { gte: 4, lte: 8 } } }, { limit: 9 })
          .rows.map((row) => row.public.size),
      }));
      expect(found).toEqual({
        byCode: ids[4],
        ofOther: undefined,
        red: 550,
        text: 550,
        sizes: [8, 7, 6, 5, 4],
      });
      await expect(store.exec(partition, adds(rich, 4))).rejects.toBeInstanceOf(Conflict);
    });
  }),
);

test(
  'objects that an older release has changed meanwhile are found by their current values',
  releases(async (within) => {
    const [first, second] = await within((store) =>
      Promise.all([store.exec(partition, adds(rich, 1)), store.exec(partition, adds(rich, 2))]),
    );
    const third = await within(async (store) => {
      await store.exec(partition, changes(plain, first, { code: 'new', colour: 'green' }));
      await store.exec(partition, changes(plain, second, { size: 5 }));
      return store.exec(partition, adds(plain, 3));
    });
    await within(async (store) => {
      const seen = await store.view(partition, (view) => ({
        old: view.find(rich, 'code', 'code 1'),
        codes: ['new', 'code 2', 'code 3'].map((code) => view.find(rich, 'code', code)?.id),
        colours: ['green', 'dark red', 'light blue'].map(
          (colour) => view.list(rich, { any: { colour: [colour] } }, { limit: 9 }).rows.length,
        ),
        texts: ['green', 'ark'].map(
          (part) => view.list(rich, { contains: { colour: part } }, { limit: 9 }).rows.length,
        ),
      }));
      expect(seen).toEqual({
        old: undefined,
        codes: [first, second, third],
        colours: [1, 1, 1],
        texts: [1, 1],
      });
      // The key that the older release did not give up is free.
      const fourth = await store.exec(partition, adds(rich, 1));
      const found = await store.view(partition, (view) => view.find(rich, 'code', 'code 1')?.id);
      expect(found).toBe(fourth);
    });
  }),
);

/** Gives the database the tables that the first release had. */
const AS_OF_FIRST_RELEASE = `
  DROP INDEX kasir.jobs_later, kasir.jobs_ready;
  ALTER TABLE kasir.jobs DROP COLUMN lane, DROP COLUMN queue, DROP COLUMN ready;
  CREATE INDEX jobs_due ON kasir.jobs (mode, due, id);
  UPDATE kasir.objects SET expires = NULL;
  UPDATE kasir.schema SET version = 1`;

test('a database of the first release has its jobs done, and its ended events deleted', async () => {
  const url = await newDatabase();
  const clock = manualClock();
  const open = () => openPostgres({ url, now: clock.now, random: countingRandom() });
  const before = await open();
  await before.exec(partition, addsOld);
  await before.claim(
    1,
    60_000,
    () =>
      ({ jobClass }) =>
        jobClass === 'work',
  );
  await before.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(AS_OF_FIRST_RELEASE);
  await client.end();
  const due = clock.now() + 86_400_000;
  clock.advance(60_000);
  const store = await open();
  const jobs = await store.claim(9, 60_000);
  expect(jobs.map(({ topic, jobClass, attempts }) => [topic, jobClass, attempts])).toEqual([
    ['work', 'work', 1],
    [deliveryJob.name, 'delivery', 0],
  ]);
  expect((await store.pending()).test).toBe(due);
  expect(await store.sweep(9)).toBe(0);
  clock.advance(30 * 86_400_000);
  expect(await store.sweep(9)).toBe(1);
  const left = await store.view(partition, (view) => view.list(outgoing, {}, { limit: 9 }).rows);
  expect(left.map(({ id }) => id)).toEqual(['pending']);
  await store.close();
});

test(
  'names of facets that SQL cannot contain are refused',
  releases(async (within) => {
    const odd = kind()({ name: 'odd', schema, facets: { "a'b": (row) => row.public.code } });
    const long = kind()({ name: 'long', schema, facets: { ['x'.repeat(60)]: () => 1 } });
    await within(async (store) => {
      const view = (of: AnyKind) => store.view(partition, (seen) => seen.get(of, 'x'));
      await expect(view(odd)).rejects.toThrow('use a-z, 0-9 and _');
      await expect(view(long)).rejects.toThrow('too long');
    });
  }),
);

test(
  'kinds take over the objects of former kinds once, with their keys and facets',
  releases((within) => takesOver(within, false)),
);

test(
  'searched kinds take over the objects of former kinds as well',
  releases((within) => takesOver(within, true)),
);

test(
  'everything is left as it was when an object of a former kind cannot be moved',
  releases(async (within) => {
    const id = await within((store) => store.exec(partition, adds(plain, 1)));
    const next = recordKind<{ readonly code: string }>()({
      name: 'next',
      formerly: ['thing'],
      upcast: () => {
        throw new Error('cannot be read');
      },
    });
    await within(async (store) => {
      await expect(store.view(partition, (view) => view.get(next, id))).rejects.toThrow(
        'cannot be read',
      );
    });
    const left = await within((store) =>
      store.view(partition, (view) => view.get(plain, id)?.public),
    );
    expect(left).toEqual({ code: 'code 1', colour: 'dark red', size: 1 });
  }),
);

test(
  'objects stored in an earlier form are found by the keys and facets of their upcast form',
  releases(fillsFromUpcast),
);
