// Checks objects found by id alone within a group of decisions: each decision reads the result of
// the one before, and the file gets the last result.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordKind } from '@kasir/core/resource';
import { Conflict, type Partition, type Store } from '@kasir/core/store';
import { randomHex } from '../../random/random-hex.ts';
import { openSqlite } from './sqlite.ts';

const tallies = recordKind<{ readonly n: number }>()({ name: 'tally' });
const partitionState: Partition = { account: 'acc', mode: 'test' };
const other: Partition = { account: 'acc2', mode: 'test' };

let directory: string;
let now: number;
let store: Store;

const open = (): Promise<Store> =>
  openSqlite({ file: join(directory, 'kasir.db'), now: () => now, random: () => randomHex(12) });

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'kasir-drafts-'));
  now = 1_000;
  store = await open();
});
afterEach(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

const begin = (partition: Partition, expires?: number) =>
  store.exec(partition, (_, tx) => {
    const kept = expires === undefined ? {} : { expires };
    tx.insert(tallies, 't', { public: {}, state: { n: 0 } }, kept);
  });

const count = (partition = partitionState, kept?: { expires: number }) =>
  store.exec(partition, (_, tx) => {
    const row = tx.get(tallies, 't');
    if (!row) throw new Error('gone');
    return tx.update(tallies, row, { state: { n: row.state.n + 1 } }, kept).state.n;
  });

const stored = (partition = partitionState) =>
  store.view(partition, (view) => {
    const row = view.get(tallies, 't');
    return row && [row.state.n, row.version];
  });

test('each decision of a group continues from the result of the one before, within its partition', async () => {
  await Promise.all([begin(partitionState), begin(other)]);
  expect(await stored()).toEqual([0, 1]);
  const counted = Array.from({ length: 10 }, (_, n) => count(n % 5 === 0 ? other : partitionState));
  expect(await Promise.all(counted)).toEqual([1, 1, 2, 3, 4, 2, 5, 6, 7, 8]);
  expect([await stored(), await stored(other)]).toEqual([
    [8, 9],
    [2, 3],
  ]);
  await store.close();
  store = await open();
  expect([await stored(), await stored(other)]).toEqual([
    [8, 9],
    [2, 3],
  ]);
});

test('a group writes an object once, however many of its decisions change it', async () => {
  await begin(partitionState);
  const file = new DatabaseSync(join(directory, 'kasir.db'));
  file.exec(`
    CREATE TABLE seen (n INTEGER);
    CREATE TRIGGER seen AFTER UPDATE ON objects_tally BEGIN INSERT INTO seen VALUES (1); END`);
  await Promise.all(Array.from({ length: 10 }, () => count()));
  expect(file.prepare('SELECT count(*) AS n FROM seen').get()).toEqual({ n: 1 });
  file.close();
});

test('a decision with an outdated version is refused, without effect on others of its group', async () => {
  await begin(partitionState);
  const stale = await store.view(partitionState, (view) => view.get(tallies, 't'));
  if (!stale) throw new Error('gone');
  const results = await Promise.allSettled([
    count(),
    store.exec(partitionState, (_, tx) => tx.update(tallies, stale, { state: { n: 99 } })),
    store.exec(partitionState, () => {
      throw new Error('thinks better of it');
    }),
    count(),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(results[1]).toMatchObject({ reason: expect.any(Conflict) as unknown });
  expect(await stored()).toEqual([2, 3]);
});

test('an expiring object is missing after its expiry, also when the expiry was set within a group', async () => {
  await begin(partitionState);
  await Promise.all([count(), count(partitionState, { expires: 2_000 })]);
  expect(await stored()).toEqual([2, 3]);
  now = 2_000;
  await expect(count()).rejects.toThrow('gone');
  await begin(partitionState);
  expect(await stored()).toEqual([0, 1]);
});
