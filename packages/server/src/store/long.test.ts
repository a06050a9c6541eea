// Checks that lists over much of an account delay nobody else, and that each sees one point in
// time.
import { kind } from '@kasir/core/resource';
import type { Partition, Store, View } from '@kasir/core/store';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { sources } from '../testing/stores.ts';
import { openPostgres } from './postgres/postgres.ts';
import { newDatabase } from './postgres/testing/new-database.ts';
import { openSqlite } from './sqlite/sqlite.ts';

const parcels = kind()({
  name: 'parcel',
  schema: z.object({ label: z.string(), state: z.string(), color: z.string() }),
  facets: {
    label: (row) => row.public.label,
    state: (row) => row.public.state,
    color: (row) => row.public.color,
  },
  searched: ['label'],
  parent: (row) => row.public.color,
});

const big: Partition = { account: 'big', mode: 'test' };
const vast: Partition = { account: 'vast', mode: 'test' };
const small: Partition = { account: 'small', mode: 'test' };

const fill = (store: Store, partition: Partition, count: number): Promise<void> =>
  store.exec(partition, (at, tx) => {
    for (let n = 0; n < count; n += 1) {
      const isEven = n % 2 === 0;
      tx.insert(parcels, at.id(), {
        public: {
          label: `parcel ${n}`,
          state: isEven ? 'SENT' : 'LOST',
          color: isEven ? 'red' : 'blue',
        },
        state: {},
      });
    }
  });

/** Filters that match nothing, which no single index shows. */
const worst = {
  'two facets that never meet': { any: { state: ['SENT'], color: ['blue'] } },
  'a short text': { contains: { label: '#' } },
  'a parent and a facet that never meet': { parent: 'red', any: { state: ['LOST'] } },
  'two facets and a text that never meet': {
    any: { state: ['SENT'], color: ['blue'] },
    contains: { label: 'parcel' },
  },
} as const;

const post = (store: Store, partition: Partition): Promise<void> =>
  store.exec(partition, (at, tx) => {
    tx.post(at.id(), [
      { ledger: 'available', currency: 'IDR', amount: 5, type: 'TRANSACTION' },
      { ledger: 'clearing', currency: 'IDR', amount: -5, type: 'TRANSACTION' },
    ]);
  });

const stores: Record<string, () => Promise<{ store: Store; dispose: () => void }>> = {
  'SQLite on a file': async () => {
    const directory = mkdtempSync(join(tmpdir(), 'kasir-long-'));
    const store = await openSqlite({ file: join(directory, 'kasir.db'), ...sources });
    return { store, dispose: () => rmSync(directory, { recursive: true }) };
  },
  'SQLite in memory': async () => ({
    store: await openSqlite({ file: ':memory:', ...sources }),
    dispose: () => undefined,
  }),
  PostgreSQL: async () => ({
    store: await openPostgres({ url: await newDatabase(), ...sources }),
    dispose: () => undefined,
  }),
};

const SIXTEEN = Array.from({ length: 16 });

describe.each(Object.entries(stores))('%s', (_, open) => {
  const filled = async (run: (store: Store) => Promise<void>): Promise<void> => {
    const { store, dispose } = await open();
    try {
      for (const partition of [big, vast]) await fill(store, partition, 6_000);
      await fill(store, small, 5);
      await run(store);
    } finally {
      await store.close();
      dispose();
    }
  };

  const list = (store: Store, partition: Partition, filter: (typeof worst)[keyof typeof worst]) =>
    store.view(partition, (view) => view.list(parcels, filter, { limit: 10 }).rows.length);

  test.each(Object.entries(worst))(
    'reads and decisions of another account complete while lists by %s are running',
    (_name, filter) =>
      filled(async (store) => {
        const order: string[] = [];
        const lists = SIXTEEN.map(async () => {
          expect(await list(store, big, filter)).toBe(0);
          order.push('list');
        });
        const others = [
          store.view(small, (view) => view.balance('available', 'IDR')),
          store.view(small, (view) => view.list(parcels, {}, { limit: 3 }).rows.length),
          post(store, small),
        ].map((other) => other.then(() => order.push('other')));
        await Promise.all([...lists, ...others]);
        expect(order.lastIndexOf('other')).toBeLessThan(order.lastIndexOf('list'));
        expect(order.filter((one) => one === 'list')).toHaveLength(16);
      }),
  );

  test('a long list does not wait for all sixteen lists of another account', () =>
    filled(async (store) => {
      const filter = worst['two facets that never meet'];
      const order: string[] = [];
      const lists = SIXTEEN.map(() => list(store, big, filter).then(() => order.push('big')));
      const other = list(store, vast, filter).then(() => order.push('vast'));
      await Promise.all([...lists, other]);
      // The number of lists that are done before it joins the queue varies. The test of `Turns`
      // proves its place in the queue.
      expect(order.at(-1)).toBe('big');
    }));

  test('a long list contains everything that was stored before its request', () =>
    filled(async (store) => {
      const filter = worst['two facets that never meet'];
      for (const label of ['one', 'two']) {
        await store.exec(big, (at, tx) =>
          tx.insert(parcels, at.id(), {
            public: { label, state: 'SENT', color: 'blue' },
            state: {},
          }),
        );
        const { rows } = await store.view(big, (view) => view.list(parcels, filter, { limit: 10 }));
        expect(rows[0]?.public.label).toBe(label);
      }
    }));

  test('long lists whose caller has left are abandoned, and those of others continue', () =>
    filled(async (store) => {
      const filter = worst['a short text'];
      const read = (view: View) => view.list(parcels, filter, { limit: 10 }).rows.length;
      const left = SIXTEEN.map(() => store.view(big, read, () => true));
      const waited = store.view(big, read, () => false);
      for (const outcome of await Promise.allSettled(left)) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'Abandoned' } });
      }
      expect(await waited).toBe(0);
    }));

  test('long lists that run or wait when the store is closed either complete or are refused', async () => {
    const { store, dispose } = await open();
    await fill(store, big, 6_000);
    const lists = SIXTEEN.map(() => list(store, big, worst['a short text']));
    const outcomes = Promise.allSettled(lists);
    await store.view(small, (view) => view.now);
    await store.close();
    const refused = (await outcomes).flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason)] : [],
    );
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused)).toEqual(new Set(['Error: The store is closed.']));
    dispose();
  });
});

const lasting = Object.entries(stores).filter(([name]) => name !== 'SQLite in memory');

test.each(lasting)(
  'a long view sees one point in time, whatever is stored meanwhile: %s',
  async (_, open) => {
    const { store, dispose } = await open();
    await fill(store, big, 6_000);
    await post(store, big);
    let posting: Promise<unknown> = Promise.resolve();
    let runs = 0;
    const seen = await store.view(big, (view) => {
      runs += 1;
      posting = Promise.all([posting, post(store, big)]);
      const balance = view.balance('available', 'IDR');
      const { rows } = view.list(parcels, { contains: { label: '#' } }, { limit: 10 });
      const lines = view.entries('available', 'IDR', { limit: 1_000 });
      return { balance, rows, lines };
    });
    await posting;
    expect(runs).toBeGreaterThan(2);
    expect(seen.rows).toEqual([]);
    expect(seen.lines.at(-1)?.balance).toBe(seen.balance);
    const now = await store.view(big, (view) => view.balance('available', 'IDR'));
    expect(now).toBe(5 * (runs + 1));
    expect(seen.balance).toBeLessThan(now);
    await store.close();
    dispose();
  },
);
