// Checks the costs of reads and decisions: the same among many objects as among few, whatever the
// statistics are.
import { kind } from '@kasir/core/resource';
import type { ListFilter, ListPage, Partition, Store, View } from '@kasir/core/store';
import { countingRandom, manualClock } from '@kasir/core/testing';
import pg from 'pg';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newDatabase } from './testing/new-database.ts';
import { openPostgres } from './postgres.ts';
import { facetTexts, keyTexts, searchTexts } from './stored.ts';

const partition: Partition = { account: 'acc', mode: 'test' };

const orders = kind()({
  name: 'order',
  schema: z.object({
    reference: z.string(),
    status: z.string(),
    customer: z.string(),
    amount: z.number(),
    parent: z.string().nullable(),
  }),
  keys: { reference: (row) => row.public.reference },
  facets: {
    reference: (row) => row.public.reference,
    status: (row) => row.public.status,
    customer: (row) => row.public.customer,
    amount: (row) => row.public.amount,
  },
  searched: ['reference'],
  parent: (row) => row.public.parent,
});

/** Ids in the order of `n`. */
const idOf = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/**
 * The row of the order `n`: nearly all are paid, 40 wait, a customer has 15 and a parent 3 of them.
 */
const rowOf = (account: string, n: number) => {
  const contents = {
    // One in a thousand has a word in its reference.
    reference: `${n % 1_000 === 7 ? 'a wanted one' : 'order'} ${n}`,
    status: n < 40 ? 'WAITS' : 'PAID',
    customer: `customer ${Math.floor(n / 15)}`,
    amount: n,
    parent: `parent ${Math.floor(n / 3)}`,
  };
  const { parent, ...facets } = contents;
  return {
    realm: `${account}:test`,
    id: idOf(n),
    n,
    parent,
    keys: keyTexts({ reference: facets.reference }),
    facets: facetTexts(facets),
    texts: searchTexts(orders, facets),
    public: JSON.stringify(contents),
  };
};

/**
 * Stores orders of two accounts, each with a key, a journal line, a job for later and a delivery
 * that waits for a receiver.
 */
const fill = async (client: pg.Client, from: number, to: number): Promise<void> => {
  const numbers = Array.from({ length: to - from }, (_, n) => from + n);
  const rows = ['acc', 'other'].flatMap((account) => numbers.map((n) => rowOf(account, n)));
  await client.query('SET search_path = kasir, public');
  await client.query(
    `WITH made AS (
       SELECT * FROM json_to_recordset($1) AS r(realm text, id text, n bigint, parent text, keys jsonb,
                                                facets jsonb, texts jsonb, public text)
     ), added AS (
       INSERT INTO objects (realm, kind, id, version, parent, keys, facets, texts, public, private)
       SELECT realm, 'order', id, 1, parent, keys, facets, texts, public, '{}' FROM made
     ), held AS (
       INSERT INTO keys SELECT realm, 'order', 'reference', keys ->> 'reference', id FROM made
     ), posted AS (
       INSERT INTO entries SELECT realm, 'available', 'IDR', id, id, 'TRANSACTION', 1, n FROM made
     )
     INSERT INTO jobs (realm, id, topic, lane, queue, due, ready, payload)
     SELECT realm, id, 'later', 'work', 'later', 9e15, false, 'null' FROM made
     UNION ALL
     SELECT realm, 'silent ' || id, 'send', 'delivery', 'silent', 0, true, 'null' FROM made`,
    [JSON.stringify(rows)],
  );
};

interface Operation {
  readonly name: string;
  readonly run: (store: Store) => Promise<unknown>;
  /** The expected number of results, which proves that the operation did its work. */
  readonly finds: number;
}

const list = (finds: number, filter: ListFilter, page: Partial<ListPage> = {}): Operation => ({
  name: `a page of ${JSON.stringify({ ...filter, ...page })}`,
  run: (store) =>
    store.view(partition, (seen) => seen.list(orders, filter, { limit: 10, ...page }).rows),
  finds,
});

const look = (finds: number, name: string, read: (seen: View) => unknown[]): Operation => ({
  name,
  run: (store) =>
    store.view(partition, (seen) => read(seen).filter((found) => found !== undefined)),
  finds,
});

const middle = idOf(250);

const operations: readonly Operation[] = [
  list(10, {}),
  list(10, {}, { after: middle }),
  list(10, {}, { before: middle, order: 'asc' }),
  list(10, { any: { status: ['PAID'] } }, { after: middle }),
  list(10, { any: { status: ['WAITS'] } }),
  list(10, { any: { status: ['PAID', 'WAITS', 'NEVER'] } }, { order: 'asc' }),
  list(0, { any: { status: ['NEVER'] } }),
  list(10, { any: { status: ['PAID'], customer: ['customer 10'] } }),
  list(10, { any: { customer: ['customer 3', 'customer 11'] }, between: { amount: { gte: 0 } } }),
  list(3, { parent: 'parent 5', any: { status: ['WAITS', 'PAID'] } }),
  list(2, { ids: [idOf(3), idOf(5), idOf(100)], any: { status: ['WAITS'] } }),
  look(6, 'objects by id, key and parent', (seen) => [
    seen.get(orders, middle),
    seen.getWithParent(orders, middle, orders),
    seen.find(orders, 'reference', 'order 50'),
    ...seen.children(orders, 'parent 9'),
  ]),
  look(11, 'the journal', (seen) => [
    seen.balance('available', 'IDR'),
    ...seen.entries('available', 'IDR', { after: middle, limit: 10 }),
  ]),
  {
    name: 'a decision that reads, inserts, changes, posts and enqueues',
    run: (store) =>
      store.exec(partition, (at, tx) => {
        const found = tx.find(orders, 'reference', 'order 50');
        if (!found) throw new Error('The order is missing');
        tx.update(orders, found, { public: { ...found.public, amount: found.version } });
        const contents = { ...found.public, reference: at.id() };
        tx.insert(orders, at.id(), { public: contents, state: {} });
        tx.post(at.id(), [
          { ledger: 'available', currency: 'IDR', amount: 1, type: 'TRANSACTION' },
          { ledger: 'clearing', currency: 'IDR', amount: -1, type: 'TRANSACTION' },
        ]);
        return [tx.job('now', at.now, null)];
      }),
    finds: 1,
  },
  {
    name: 'a worker that passes over what waits, takes a job and finishes it, and the sweep',
    run: async (store) => {
      const jobs = await store.claim(
        1,
        1,
        () =>
          ({ queue }) =>
            queue !== 'silent',
      );
      for (const { id, partition } of jobs) await store.exec(partition, () => null, { job: id });
      await store.sweep(10);
      await store.pending();
      return jobs;
    },
    finds: 1,
  },
];

/** Returns the number of rows read so far from tables and indexes of the store. */
const rowsRead = async (client: pg.Client): Promise<number> => {
  const open = `
    SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'kasir'`;
  // Sessions report their statistics when they end.
  while ((await client.query(open)).rows.length > 0);
  const { rows } = await client.query<{ read: string }>(`
    SELECT
      (SELECT sum(seq_tup_read) FROM pg_stat_user_tables WHERE schemaname = 'kasir') +
      (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE schemaname = 'kasir') AS read`);
  return Number(rows[0]?.read);
};

/**
 * A database with its tables and indexes, and a way to count how many rows something reads there.
 */
const measured = async () => {
  const url = await newDatabase();
  const [clock, random] = [manualClock(), countingRandom()];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const costOf = async (run: (store: Store) => Promise<void>): Promise<number> => {
    const before = await rowsRead(client);
    const store = await openPostgres({ url, now: clock.now, random });
    await run(store);
    await store.close();
    return (await rowsRead(client)) - before;
  };
  await costOf(async (store) => {
    await store.view(partition, (seen) => seen.list(orders, {}, { limit: 1 }));
  });
  return { client, costOf };
};

const perform = async (store: Store, { name, run, finds }: Operation): Promise<void> => {
  expect(await run(store), name).toHaveLength(finds);
};

test('reads and decisions cost as much among 20,000 objects as among 500', async () => {
  const { client, costOf } = await measured();
  const costs = async (): Promise<number[]> => {
    const found = [];
    for (const operation of operations) {
      found.push(await costOf((store) => perform(store, operation)));
    }
    return found;
  };
  await fill(client, 0, 500);
  const few = await costs();
  await fill(client, 500, 20_000);
  const many = await costs();
  await client.query('ANALYZE');
  const known = await costs();
  await client.end();
  for (const [at, { name }] of operations.entries()) {
    // A deeper index and what the earlier rounds have added cost a few rows.
    const limit = (few[at] ?? 0) * 1.2 + 10;
    expect(many[at], `${name}, without statistics`).toBeLessThanOrEqual(limit);
    expect(known[at], `${name}, with statistics`).toBeLessThanOrEqual(limit);
  }
});

test('a plan that was made on small tables stays efficient when they grow', async () => {
  const { client, costOf } = await measured();
  await fill(client, 0, 300);
  const cost = (grow: () => Promise<void>): Promise<number> =>
    costOf(async (store) => {
      for (const operation of operations) await perform(store, operation);
      await grow();
      for (const operation of operations) await perform(store, operation);
    });
  const few = await cost(async () => undefined);
  const grown = await cost(() => fill(client, 300, 20_000));
  await client.end();
  expect(grown).toBeLessThanOrEqual(few * 1.2 + 100);
});

test('rare objects are found by a search index, common ones along the list, both at bounded cost', async () => {
  const { client, costOf } = await measured();
  await fill(client, 0, 20_000);
  await client.query('ANALYZE');
  const searches = [
    list(10, { contains: { reference: 'wanted' } }),
    list(0, { contains: { reference: 'unknown' }, any: { status: ['PAID'] } }),
    list(1, { contains: { reference: 'wanted' }, any: { customer: ['customer 467'] } }),
    list(10, { contains: { reference: 'order' } }),
    list(10, { between: { amount: { lte: 30 } } }),
    list(10, { between: { amount: { gte: 100, lte: 110 } }, any: { status: ['PAID'] } }),
    list(10, { between: { amount: { gte: 100 } }, contains: { reference: 'r' } }),
  ];
  for (const search of searches) {
    const cost = await costOf((store) => perform(store, search));
    expect(cost, search.name).toBeLessThanOrEqual(1_500);
  }
  await client.end();
});
