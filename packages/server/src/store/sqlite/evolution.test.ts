// Checks that a file outlives its release: declarations change, and a newer schema is refused.
import { kind, recordKind, type AnyKind } from '@kasir/core/resource';
import { deliveryJob, outgoing } from '@kasir/core/server';
import type { Partition, Store } from '@kasir/core/store';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { randomHex } from '../../random/random-hex.ts';
import { addsOld } from '../testing/first-release.ts';
import { fillsFromUpcast, takesOver } from '../testing/former-kinds.ts';
import { openSqlite } from './sqlite.ts';

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

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'kasir-evolution-'));
  file = join(directory, 'data', 'kasir.db');
});
afterEach(() => rmSync(directory, { recursive: true }));

const within = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openSqlite({ file, now: Date.now, random: () => randomHex(12) });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

const adds = (store: Store, of: AnyKind, partitionOf: Partition, n: number): Promise<string> =>
  store.exec(partitionOf, (at, tx) => {
    const contents = { code: `code ${n}`, colour: n % 2 ? 'dark red' : 'light blue', size: n };
    return tx.insert(of, at.id(), { public: contents, state: {} }).id;
  });

describe('a file of an earlier release', () => {
  test('objects are found by keys, facets and texts that were declared since', async () => {
    const ids = await within(async (store) => {
      const made: string[] = [];
      for (let n = 0; n < 1200; n += 1) {
        const id = adds(store, plain, n % 3 ? partition : other, n);
        if (n % 3) made.push(await id);
      }
      return made;
    });
    await within(async (store) => {
      ids.push(await adds(store, rich, partition, 1201));
      const found = await store.view(partition, (view) => ({
        code: view.find(rich, 'code', 'code 4')?.id,
        colours: view.list(rich, { any: { colour: ['dark red'] } }, { limit: 999 }).rows,
        all: view.list(rich, {}, { limit: 2000, order: 'asc' }).rows,
        oldest: view.list(rich, { contains: { colour: 'rk r' } }, { limit: 3, order: 'asc' }).rows,
        texts: view.list(rich, { contains: { colour: 'ark' } }, { limit: 999 }).rows,
        between: view.list(rich, { between: { size: { gte: 4, lte: 8 } } }, { limit: 9 }).rows,
      }));
      expect(found.code).toBe(ids[2]);
      expect(found.all.map(({ id }) => id)).toEqual(ids);
      expect(found.colours).toHaveLength(401);
      expect(found.texts).toEqual(found.colours);
      expect(found.oldest.map(({ public: { code } }) => code)).toEqual([
        'code 1',
        'code 5',
        'code 7',
      ]);
      expect(found.between.map(({ public: { size } }) => size)).toEqual([8, 7, 5, 4]);
      await expect(adds(store, rich, partition, 4)).rejects.toThrow('taken');
    });
  });

  test('keys and facets that are no longer declared are dropped, and filled again once declared again', async () => {
    const id = await within((store) => adds(store, rich, partition, 1));
    await within(async (store) => {
      await store.exec(partition, (_, tx) => {
        const row = tx.get(plain, id);
        if (row) tx.update(plain, row, { public: { ...row.public, code: 'new', colour: 'green' } });
      });
      await adds(store, plain, partition, 2);
      await adds(store, plain, partition, 4);
    });
    await within((store) =>
      store.view(partition, (view) => {
        expect(view.find(rich, 'code', 'code 1')).toBeUndefined();
        expect(view.find(rich, 'code', 'new')?.id).toBe(id);
        const list = (part: string) =>
          view.list(rich, { contains: { colour: part } }, { limit: 9 }).rows.length;
        expect([list('green'), list('red'), list('blue')]).toEqual([1, 0, 2]);
      }),
    );
  });

  test('a table whose creation fails with its decision is created again by the next decision', async () => {
    await within(async (store) => {
      const failing = store.exec(partition, (at, tx) => {
        tx.insert(rich, at.id(), { public: { code: 'x', colour: '', size: 1 }, state: {} });
        tx.insert(rich, at.id(), { public: { code: 'x', colour: '', size: 2 }, state: {} });
      });
      const pending = adds(store, rich, partition, 1);
      await expect(failing).rejects.toThrow('taken');
      // The other decision may complete a moment after this one fails.
      const made = await pending;
      const seen = await store.view(partition, (view) => view.find(rich, 'code', 'code 1')?.id);
      expect(seen).toBe(made);
    });
  });

  test('a name that cannot be a column is refused', async () => {
    const odd = kind()({ name: 'odd', schema, facets: { 'a"b': (row) => row.public.code } });
    await within((store) =>
      expect(store.view(partition, (view) => view.get(odd, 'x'))).rejects.toThrow('cannot name'),
    );
  });
});

/** Gives the file the tables that the first release had. */
const asOfFirstRelease = (): void => {
  const database = new DatabaseSync(file);
  database.exec(`
    DROP INDEX jobs_held; DROP INDEX jobs_later; DROP INDEX jobs_ready;
    ALTER TABLE jobs RENAME TO newer;
    CREATE TABLE jobs AS SELECT realm, live, id, topic, due, lease, attempts, payload FROM newer;
    DROP TABLE newer;
    CREATE UNIQUE INDEX jobs_id ON jobs(realm, id);
    CREATE INDEX jobs_due ON jobs(live, due, id);
    CREATE INDEX jobs_held ON jobs(lease) WHERE lease > 0;
    UPDATE objects_event SET expires = NULL;
    PRAGMA user_version = 1;
  `);
  database.close();
};

describe('a file of the first release', () => {
  test('has its jobs done, and its ended events deleted in time', async () => {
    let now = Date.UTC(2026, 0, 1);
    const opened = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
      const store = await openSqlite({ file, now: () => now, random: () => randomHex(12) });
      return work(store).finally(() => store.close());
    };
    await opened(async (store) => {
      await store.exec(partition, addsOld);
      await store.claim(
        1,
        60_000,
        () =>
          ({ jobClass }) =>
            jobClass === 'work',
      );
    });
    asOfFirstRelease();
    now += 60_000;
    await opened(async (store) => {
      const jobs = await store.claim(9, 60_000);
      expect(jobs.map(({ topic, jobClass, attempts }) => [topic, jobClass, attempts])).toEqual([
        ['work', 'work', 1],
        [deliveryJob.name, 'delivery', 0],
      ]);
      expect((await store.pending()).test).toBe(Date.UTC(2026, 0, 1) + 86_400_000);
      expect(await store.sweep(9)).toBe(0);
      now += 30 * 86_400_000;
      expect(await store.sweep(9)).toBe(1);
      const left = await store.view(
        partition,
        (view) => view.list(outgoing, {}, { limit: 9 }).rows,
      );
      expect(left.map(({ id }) => id)).toEqual(['pending']);
    });
  });
});

describe('a file of a later release', () => {
  test('is refused with the remedy and left as it is', async () => {
    await within((store) => adds(store, plain, partition, 1));
    const stamp = (version: number): number => {
      const database = new DatabaseSync(file);
      const before = database.prepare('PRAGMA user_version').get()?.['user_version'];
      database.exec(`PRAGMA user_version = ${version}`);
      database.close();
      return Number(before);
    };
    const before = stamp(99);
    await expect(within(async () => null)).rejects.toThrow('newer release (schema 99');
    stamp(before);
    const left = await within((store) =>
      store.view(partition, (view) => view.list(plain, {}, { limit: 9 }).rows.length),
    );
    expect(left).toBe(1);
  });
});

describe('kinds that take over the objects of former kinds', () => {
  test.each([
    ['searched', true],
    ['not searched', false],
  ])('move them in once, with their keys and facets, when they are %s', (_, searched) =>
    takesOver(within, searched),
  );

  test('leave everything as it was when an object cannot be moved', async () => {
    const id = await within((store) => adds(store, plain, partition, 1));
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
  });
});

test('objects stored in an earlier form are found by the keys and facets of their upcast form', () =>
  fillsFromUpcast(within));
