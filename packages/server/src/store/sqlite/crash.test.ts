// Checks that kill -9 during a write keeps every acknowledged decision, and no decision in part.
import type { Entry, Partition, Store } from '@kasir/core/store';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { randomHex } from '../../random/random-hex.ts';
import { orders, partitionOfRound, replies, takesOrder } from './testing/crash-process.ts';
import { openSqlite } from './sqlite.ts';

const ROUNDS = 16 * inject('thorough');

let directory: string;
let file: string;
const running = new Set<ChildProcess>();

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'kasir-crash-'));
  file = join(directory, 'kasir.db');
});

afterEach(async () => {
  for (const child of running) await killed(child);
  rmSync(directory, { recursive: true });
});

/** A process that has loaded everything and waits for its round. */
const standby = (): ChildProcess => {
  const program = fileURLToPath(new URL('testing/crash-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@kasir/source', program, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
};

const killed = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
};

/**
 * Lets a process write for a moment and kills it; returns what it had acknowledged to its clients.
 */
const writesUntilKilled = async (child: ChildProcess, round: number): Promise<string[]> => {
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('The process has no pipes');
  let text = '';
  stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  stdin.write(`${round}\n`);
  // The kill comes after a random number of responses, at any point of the work of the process.
  const enough = Math.random() * 20_000;
  while (text.length <= enough) await once(stdout, 'data');
  await killed(child);
  return text.split('\n').slice(1, -1);
};

const open = (): Promise<Store> => openSqlite({ file, now: Date.now, random: () => randomHex(12) });

interface Kept {
  /** Texts of the stored orders, by their number. */
  readonly orders: ReadonlyMap<number, string>;
  readonly entries: readonly Entry[];
}

const numberOf = (text: string): number =>
  Number((JSON.parse(text) as { code: string }).code.replace('order ', ''));

const kept = async (store: Store, partition: Partition): Promise<Kept> =>
  store.view(partition, (view) => {
    const { rows } = view.list(orders, {}, { limit: 1_000_000, order: 'asc' });
    const texts = rows.map(({ id }) => view.text(orders, id) ?? '');
    return {
      orders: new Map(texts.map((text) => [numberOf(text), text])),
      entries: view.entries('available', 'IDR', { limit: 1_000_000 }),
    };
  });

/** Asserts that every stored order has all of its parts, and that no part is without its order. */
const expectWhole = async (
  store: Store,
  partition: Partition,
  { orders: found, entries }: Kept,
) => {
  const ids = [...found.values()].map((text) => (JSON.parse(text) as { id: string }).id);
  expect(entries.map(({ transaction }) => transaction)).toEqual(ids);
  let balance = 0;
  for (const entry of entries) {
    balance += entry.amount;
    expect(entry.balance).toBe(balance);
  }
  const highest = Math.max(0, ...found.keys()) + 100;
  const seen = await store.view(partition, (view) => ({
    replies: Array.from({ length: highest }, (_, n) => view.get(replies, `key ${n}`)?.state.text),
    keys: Array.from({ length: highest }, (_, n) => view.textByKey(orders, 'code', `order ${n}`)),
    searched: view.list(orders, { contains: { code: 'der' } }, { limit: 1_000_000 }).rows.length,
    balances: [view.balance('available', 'IDR'), view.balance('clearing', 'IDR')],
  }));
  const expected = Array.from({ length: highest }, (_, n) => found.get(n));
  expect(seen).toEqual({
    replies: expected,
    keys: expected,
    searched: found.size,
    balances: [balance, 0 - balance],
  });
  const jobs = await store.claim(1_000_000, 60_000);
  expect(jobs.map(({ payload }) => String(payload)).toSorted()).toEqual(ids);
  await Promise.all(jobs.map(({ id }) => store.exec(partition, () => null, { job: id })));
};

/**
 * Asserts that a retry with the key of an order gets the stored response, or else takes the order.
 */
const expectRetried = async (
  store: Store,
  partition: Partition,
  { orders: found }: Kept,
  answered: ReadonlyMap<number, string>,
) => {
  const codes = Array.from({ length: Math.max(0, ...found.keys()) + 30 }, (_, n) => n);
  const twice = [...codes, ...codes];
  const texts = await Promise.all(twice.map((n) => store.exec(partition, takesOrder(n))));
  for (const [place, n] of twice.entries()) {
    const text = texts[place] ?? '';
    expect(numberOf(text)).toBe(n);
    expect(text).toBe(answered.get(n) ?? found.get(n) ?? texts[n]);
  }
  expect((await kept(store, partition)).orders.size).toBe(codes.length);
  const jobs = await store.claim(1_000_000, 60_000);
  await Promise.all(jobs.map(({ id }) => store.exec(partition, () => null, { job: id })));
};

describe('kill -9', () => {
  test('loses no acknowledged decision, stores none in part, and a retry gets the same response (IDEM-08)', async () => {
    let next = standby();
    let total = 0;
    let unanswered = 0;
    // Continues until a decision was also stored without its response reaching a client.
    for (let round = 0; round < ROUNDS || unanswered === 0; round += 1) {
      const child = next;
      next = standby();
      const texts = await writesUntilKilled(child, round);
      const answered = new Map(texts.map((text) => [numberOf(text), text]));
      const store = await open();
      const partition = partitionOfRound(round);
      const found = await kept(store, partition);
      for (const [n, text] of answered) expect(found.orders.get(n)).toBe(text);
      await expectWhole(store, partition, found);
      await expectRetried(store, partition, found, answered);
      total += answered.size;
      unanswered += found.orders.size - answered.size;
      await store.close();
    }
    expect(total).toBeGreaterThan(ROUNDS * 10);
    const database = new DatabaseSync(file, { readOnly: true });
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  });

  test('frees the file, which no other process could open before', async () => {
    const child = standby();
    child.stdin?.write('0\n');
    if (child.stdout) await once(child.stdout, 'data');
    await expect(open()).rejects.toThrow('in use by another process');
    await killed(child);
    const store = await open();
    await expect(open()).rejects.toThrow('in use by another process');
    await store.close();
    await (await open()).close();
  });
});
