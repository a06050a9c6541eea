// Checks that reads during the sync of a group see only data that a power cut cannot take back.
import { kind, recordKind } from '@kasir/core/resource';
import type { MaybePromise } from '@kasir/core/pipeline';
import type { Store, View } from '@kasir/core/store';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { randomHex } from '../../random/random-hex.ts';
import { openSqlite } from './sqlite.ts';

const dogs = kind()({
  name: 'dog',
  schema: z.object({ name: z.string(), age: z.int() }),
  keys: { name: (row) => row.public.name },
  facets: { age: (row) => row.public.age },
});
const bowls = recordKind<{ readonly full: boolean }>()({ name: 'bowl' });

const bells = recordKind<object>()({ name: 'bell' });

const partition = { account: 'acc', mode: 'live' } as const;

let directory: string;
let store: Store;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'kasir-moment-'));
  const file = join(directory, 'kasir.db');
  store = await openSqlite({ file, now: Date.now, random: () => randomHex(12) });
});
afterEach(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

const make = (name: string, age: number): Promise<string> =>
  store.exec(
    partition,
    (at, tx) => tx.insert(dogs, at.id(), { public: { name, age }, state: {} }).id,
  );

const grow = (id: string): Promise<void> =>
  store.exec(partition, (_at, tx) => {
    const dog = tx.get(dogs, id);
    if (!dog) throw new Error(`${id} is missing`);
    tx.update(dogs, dog, { public: { ...dog.public, age: dog.public.age + 1 } });
  });

/** Reads during two groups, so that the store expects reads during the next syncs. */
const readOften = async (): Promise<void> => {
  for (let group = 0; group < 2; group += 1) {
    await store.view(partition, agesIn);
    await store.exec(partition, (at, tx) => tx.insert(bells, at.id(), { public: {}, state: {} }));
  }
};

const agesIn = (view: View): number[] =>
  view.list(dogs, {}, { limit: 9, order: 'asc' }).rows.map((dog) => dog.public.age);

/** Reads after a decision was committed, while its sync is still running. */
const lookMeanwhile = <R>(read: (view: View) => R): Promise<MaybePromise<R>[]> =>
  new Promise((resolve) => setImmediate(() => resolve([store.look(partition, read)])));

test('a read during a sync sees the database before the group, a later read all of the group', async () => {
  const rex = await make('rex', 3);
  await readOften();
  const changing = [make('tweety', 1), grow(rex)];
  const [meanwhile] = await lookMeanwhile((view) => ({
    ages: agesIn(view),
    rex: view.get(dogs, rex)?.public.age,
    tweety: view.find(dogs, 'name', 'tweety'),
  }));
  expect(meanwhile).toEqual({ ages: [3], rex: 3, tweety: undefined });
  await Promise.all(changing);
  expect(await store.view(partition, agesIn)).toEqual([4, 1]);
  expect(await store.view(partition, (view) => view.get(dogs, rex)?.public.age)).toBe(4);
});

test('an object that was read during a sync is not cached beyond it', async () => {
  const rex = await make('rex', 3);
  await readOften();
  for (const age of [3, 4, 5]) {
    expect(await store.view(partition, (view) => view.get(dogs, rex)?.public.age)).toBe(age);
    const growing = grow(rex);
    expect(await lookMeanwhile((view) => view.get(dogs, rex)?.public.age)).toEqual([age]);
    await growing;
  }
});

test('a read of a kind that was never used before waits for the sync', async () => {
  await make('rex', 3);
  await readOften();
  const making = make('tweety', 1);
  const [meanwhile] = await lookMeanwhile((view) => view.get(bowls, 'any') ?? 'none');
  expect(meanwhile).toBeInstanceOf(Promise);
  expect(await meanwhile).toBe('none');
  await making;
});

test('a dump during a sync has all of the group', async () => {
  await make('rex', 3);
  await readOften();
  const making = make('tweety', 1);
  const dump = async () => {
    const objects = [];
    for await (const piece of store.dump(partition, [dogs])) objects.push(...piece.objects);
    return objects;
  };
  const [dumped] = await lookMeanwhile(dump);
  expect(await dumped).toHaveLength(2);
  await making;
});

test('closing during a sync keeps the group and resolves its decisions', async () => {
  await make('rex', 3);
  await readOften();
  const making = make('tweety', 1);
  const [meanwhile] = await lookMeanwhile(() => 'seen');
  await meanwhile;
  await store.close();
  await making;
  const file = join(directory, 'kasir.db');
  store = await openSqlite({ file, now: Date.now, random: () => randomHex(12) });
  expect(await store.view(partition, agesIn)).toEqual([3, 1]);
});

test('the write-ahead log is reused although one read follows the other', async () => {
  let reading = true;
  const read = (): void => {
    if (!reading) return;
    void store.look(partition, agesIn);
    setImmediate(read);
  };
  read();
  const text = 'x'.repeat(80_000);
  for (let n = 0; n < 60; n += 1)
    await Promise.all(Array.from({ length: 20 }, (_, one) => make(`${n} ${one} ${text}`, n)));
  reading = false;
  // 1,200 rows of 80,000 bytes need less, as parts that were written back are used again.
  expect(statSync(join(directory, 'kasir.db-wal')).size).toBeLessThan(50_000_000);
});
