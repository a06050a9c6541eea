// Checks several nodes on one database, as separate processes: races, differing clocks, workers,
// and kill -9.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Store } from '@kasir/core/store';
import { countingRandom } from '@kasir/core/testing';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { newDatabase } from './testing/new-database.ts';
import { openPostgres } from './postgres.ts';
import { links, notes, partition, writeOnce, type Orders } from './testing/store-process.ts';

/** Kills of each of two nodes. */
const ROUNDS = 8 * inject('thorough');

const script = join(import.meta.dirname, 'testing', 'store-process.ts');

/** A store in a process of its own, and the lines it has written. */
class Node {
  readonly output: unknown[] = [];
  readonly #child;
  readonly #lines;
  readonly #closed;

  constructor(orders: Orders) {
    const args = ['--conditions=@kasir/source', script, JSON.stringify(orders)];
    this.#child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#child.stdout });
    this.#lines.on('line', (line) => this.output.push(JSON.parse(line)));
    this.#closed = Promise.all([once(this.#child, 'close'), once(this.#lines, 'close')]);
  }

  /** Waits until it has written a number of lines, or has ended. */
  async prints(lines: number): Promise<void> {
    while (this.#child.exitCode === null && this.output.length < lines) {
      await Promise.race([once(this.#lines, 'line'), this.#closed]);
    }
  }

  go(): void {
    this.#child.stdin.end('go');
  }

  /** Waits until it has ended by itself. */
  async ends(): Promise<void> {
    const [[code]] = await this.#closed;
    expect(code).toBe(0);
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#closed;
  }
}

/** Starts nodes, lets them begin when all of them are ready, and waits for their end. */
const together = async (orders: readonly Orders[]): Promise<Node[]> => {
  const nodes = orders.map((order) => new Node(order));
  await Promise.all(nodes.map((node) => node.prints(1)));
  for (const node of nodes) node.go();
  await Promise.all(nodes.map((node) => node.ends()));
  return nodes;
};

/** Runs a test on a database of its own, with a store of this process beside the nodes. */
const onDatabase = (run: (url: string, store: Store) => Promise<void>) => async () => {
  const url = await newDatabase();
  const store = await openPostgres({ url, now: () => Date.now(), random: countingRandom() });
  try {
    await run(url, store);
  } finally {
    await store.close();
  }
};

const allNotes = (store: Store) =>
  store.view(partition, (view) => view.list(notes, {}, { limit: 99_999 }).rows);

describe('two nodes on one PostgreSQL', () => {
  test(
    'of decisions on two nodes that look for a key and then insert it, exactly one inserts',
    onDatabase(async (url, store) => {
      const count = 2_000;
      const orders = { url, task: 'race', count } as const;
      const nodes = await together([
        { ...orders, name: 'a' },
        { ...orders, name: 'b' },
      ]);
      type Claimed = { code: string; id: string; writer: string }[];
      const [a, b] = nodes.map(({ output }) => output[1] as Claimed);
      expect(a).toEqual(b);
      const stored = await allNotes(store);
      const raced = stored.filter((row) => row.public.code !== 'warm');
      expect(raced).toHaveLength(count);
      expect(new Set(raced.map(({ id }) => id))).toEqual(new Set(a?.map(({ id }) => id)));
      expect(new Set(a?.map(({ writer }) => writer))).toEqual(new Set(['a', 'b']));
    }),
  );

  test(
    'ids and times of a partition ascend on two nodes whose clocks are five seconds apart',
    onDatabase(async (url, store) => {
      const orders = { url, task: 'chain', count: 150 } as const;
      await together([
        { ...orders, name: 'ahead', ahead: 5_000 },
        { ...orders, name: 'behind' },
      ]);
      const page = { limit: 999, order: 'asc' } as const;
      const rows = await store.view(partition, (view) => view.list(links, {}, page).rows);
      const chain = rows.map((row) => row.public);
      expect(chain.map(({ place }) => place)).toEqual(Array.from({ length: 300 }, (_, n) => n + 1));
      const times = chain.map(({ now }) => now);
      expect(times).toEqual(times.toSorted((x, y) => x - y));
      // The slow node also wrote after the fast one, at times ahead of its own clock.
      const firstAhead = chain.findIndex(({ writer }) => writer === 'ahead');
      expect(chain.slice(firstAhead).some(({ writer }) => writer === 'behind')).toBe(true);
    }),
  );
});

describe('workers on two nodes', () => {
  test(
    'every job is done by one node, and those of a killed worker after its lease',
    onDatabase(async (url, store) => {
      const ids = await store.exec(partition, (at, tx) =>
        Array.from({ length: 60 }, (_, n) => tx.job('job', at.now, { n })),
      );
      const dead = new Node({ url, name: 'dead', task: 'hold', count: 10, leaseMs: 1_500 });
      await dead.prints(1);
      await dead.kill();
      const held = dead.output[0] as string[];
      expect(held).toEqual(ids.slice(0, 10));
      const orders = { url, task: 'work', count: 4, leaseMs: 60_000 } as const;
      const workers = ['a', 'b'].map((name) => new Node({ ...orders, name }));
      await Promise.all(workers.map((worker) => worker.ends()));
      const done = workers.flatMap(({ output }) => output[0] as string[]);
      expect(done.toSorted()).toEqual(ids.toSorted());
      const stored = await allNotes(store);
      expect(stored.map((row) => row.public.code).toSorted()).toEqual(ids.toSorted());
      expect(await store.claim(99, 0)).toEqual([]);
    }),
  );
});

/**
 * Kills nodes while they write; returns the decisions that they have begun, and those that were
 * acknowledged.
 */
const massacre = async (url: string, series: number, rounds: number) => {
  const begun: string[] = [];
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    const node = new Node({ url, name: `${series} ${round}`, task: 'write' });
    // The kill comes after 13 to 313 lines, at any point of the work of the node.
    await node.prints(13 + ((round * 37) % 101) * 3);
    await node.kill();
    for (const line of node.output as { begun?: string; code?: string; note?: string }[]) {
      if (line.begun !== undefined) begun.push(line.begun);
      else acknowledged.set(line.code ?? '', line.note ?? '');
    }
  }
  return { begun, acknowledged };
};

/** Counts the stored records of every type that a request writes. */
const tally = async (url: string, store: Store) => {
  const stored = await allNotes(store);
  const [balance, clearing, lines] = await store.view(partition, (view) => [
    view.balance('available', 'IDR'),
    view.balance('clearing', 'IDR'),
    view.entries('available', 'IDR', { limit: 99_999 }).length,
  ]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: jobs } = await client.query('SELECT id FROM kasir.jobs');
  await client.end();
  const codes = new Set(stored.map((row) => row.public.code));
  return { notes: stored.length, codes: codes.size, jobs: jobs.length, balance, clearing, lines };
};

const evenly = (n: number) => ({
  notes: n,
  codes: n,
  jobs: n,
  balance: n,
  clearing: -n,
  lines: n,
});

describe('kill -9 of nodes that write', () => {
  test(
    'when nodes are killed no response is lost, no decision is half done, and a retry gets the same response',
    onDatabase(async (url, store) => {
      const runs = await Promise.all([massacre(url, 1, ROUNDS), massacre(url, 2, ROUNDS)]);
      const begun = runs.flatMap((run) => run.begun);
      const acknowledged = new Map(runs.flatMap((run) => [...run.acknowledged]));
      expect(acknowledged.size).toBeGreaterThan(ROUNDS * 20);
      expect(begun.length).toBeGreaterThan(acknowledged.size);
      const before = await tally(url, store);
      expect(before).toEqual(evenly(before.notes));
      expect(before.notes).toBeGreaterThanOrEqual(acknowledged.size);
      const retried = await Promise.all(
        begun.map(
          async (code) => [code, await store.exec(partition, writeOnce(code, 'retry'))] as const,
        ),
      );
      const noteOf = new Map(retried);
      for (const [code, note] of acknowledged) expect(noteOf.get(code)).toBe(note);
      expect(await tally(url, store)).toEqual(evenly(begun.length));
    }),
  );
});
