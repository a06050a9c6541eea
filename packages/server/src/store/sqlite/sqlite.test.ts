// Checks that the embedded store behaves as every store: on a file, in memory, ungrouped.
import { kind } from '@kasir/core/resource';
import { storeSuite, type OpenStore } from '@kasir/store-suite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openSqlite, type SqliteOptions } from './sqlite.ts';

/** Small slices, so that lists of a few thousand objects are cut as those of a million are. */
const longViews = { objects: 300, rows: 700 };

const onFile =
  (options: Pick<SqliteOptions, 'group' | 'longViews'>): OpenStore =>
  async (environment) => {
    const directory = mkdtempSync(join(tmpdir(), 'kasir-sqlite-'));
    const open = () =>
      openSqlite({ ...environment, file: join(directory, 'kasir.db'), ...options });
    let store = await open();
    const reopen = async () => {
      await store.close();
      store = await open();
      return store;
    };
    const dispose = async () => {
      await store.close();
      rmSync(directory, { recursive: true });
    };
    return { store, reopen, dispose };
  };

const inMemory =
  (options: Pick<SqliteOptions, 'longViews'>): OpenStore =>
  async (environment) => {
    const store = await openSqlite({ ...environment, file: ':memory:', ...options });
    return { store, reopen: async () => store, dispose: () => store.close() };
  };

const runner = { describe, test };

storeSuite(runner, { name: 'sqlite store', open: onFile({}) });
storeSuite(runner, {
  name: 'sqlite store without group commit',
  open: onFile({ group: false }),
});
storeSuite(runner, {
  name: 'sqlite store that takes all views for long ones',
  open: onFile({ longViews }),
});
storeSuite(runner, { name: 'sqlite store in memory', open: inMemory({}), durable: false });
storeSuite(runner, {
  name: 'sqlite store in memory that takes all views for long ones',
  open: inMemory({ longViews: { ...longViews, rows: null } }),
  durable: false,
});

const words = kind()({
  name: 'word',
  schema: z.object({ text: z.string().nullable() }),
  facets: { text: (row) => row.public.text },
  searched: ['text'],
});

test('a kind of one facet is searched by short and long texts in any number', async () => {
  const store = await openSqlite({ file: ':memory:', now: () => 1, random: () => '0'.repeat(12) });
  const partition = { account: 'acc', mode: 'live' } as const;
  await store.exec(partition, (at, tx) => {
    for (let n = 0; n < 4000; n += 1) {
      const text = n === 7 ? 'xyz' : n % 2 ? null : `word ${n}`;
      tx.insert(words, at.id(), { public: { text }, state: {} });
    }
  });
  const found = await store.view(partition, (view) =>
    ['y', 'yz', 'xyz', 'word', 'word 8', 'q'].map(
      (text) => view.list(words, { contains: { text } }, { limit: 4000 }).rows.length,
    ),
  );
  expect(found).toEqual([1, 1, 1, 2000, 56, 0]);
  await store.close();
});

test('the text index keeps nothing of objects that were swept', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-sqlite-'));
  const file = join(directory, 'kasir.db');
  const store = await openSqlite({ file, now: () => 1000, random: () => '0'.repeat(12) });
  await store.exec({ account: 'acc', mode: 'live' }, (at, tx) => {
    for (const expires of [999, 1000, 1001]) {
      tx.insert(words, at.id(), { public: { text: 'word' }, state: {} }, { expires });
    }
  });
  expect(await store.sweep(9)).toBe(2);
  await store.close();
  const database = new DatabaseSync(file, { readOnly: true });
  const texts = database.prepare('SELECT rowid FROM text_word WHERE text_word MATCH ?').all('word');
  expect(texts).toHaveLength(1);
  database.close();
  rmSync(directory, { recursive: true });
});
