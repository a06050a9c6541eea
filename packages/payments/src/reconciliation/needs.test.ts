// Tests the reads that recording and comparing lines of statements announce: a database loads all
// rows of a decision in one batch.
import { decideIn, type Decision } from '@kasir/core/server';
import type { Need, Store, Tx } from '@kasir/core/store';
import { memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { contextFor, decide, partition } from '../testing/decide.ts';
import { sendOperation, succeedOperation } from '../testing/operations.ts';
import type { ReportedLine } from './line.ts';
import { recordLines, recordNeeds, rematchLine, rematchNeeds } from './record.ts';
import { statementLines } from './statement-line.ts';

const day = { connector: 'bank', date: '2026-11-01' };
const paid = {
  id: '00000000-0000-7000-8000-000000000001',
  work: 'charge',
  currency: 'IDR',
  amount: 10_000,
} as const;

const line: ReportedLine = {
  id: 'line-1',
  operation: `op_${paid.id}`,
  kind: 'charge',
  currency: 'IDR',
  gross: 10_000,
  fee: 250,
  net: 9_750,
  settled: 0,
};
const lines: readonly ReportedLine[] = [
  line,
  { ...line, id: 'line-2', kind: 'payment', operation: 'received-1' },
  { ...line, id: 'line-3', gross: 9_000, net: 8_750 },
];

const openPaid = async (): Promise<Store> => {
  const store = memoryStore();
  await decide(store, (d) => {
    sendOperation(d, paid);
    succeedOperation(d, paid.id);
  });
  return store;
};

/** Returns the name of a row or balance. */
const nameOf = (need: Need): string =>
  'kind' in need
    ? Object.values({ ...need, kind: need.kind.name }).join(' ')
    : Object.values(need).join(' ');

/** Returns a transaction that notes the rows that are read and that it does not have yet. */
const noting = (tx: Tx, reads: Need[]): Tx => {
  const loaded = new Set<string>();
  const get = (...[kind, id]: Parameters<Tx['get']>) => {
    const isLoaded = loaded.has(id) || tx.changes.some(({ row }) => row.id === id);
    if (!isLoaded) reads.push({ kind, id });
    return tx.get(kind, id);
  };
  const find = (...[kind, key, value]: Parameters<Tx['find']>) => {
    reads.push({ kind, key, value });
    const row = tx.find(kind, key, value);
    if (row) loaded.add(row.id);
    return row;
  };
  return new Proxy(tx, {
    get: (_, name) => {
      if (name === 'get') return get;
      if (name === 'find') return find;
      const member: unknown = Reflect.get(tx, name, tx);
      return typeof member === 'function' ? member.bind(tx) : member;
    },
  });
};

/** Runs a decision; returns the names of the rows that it read. */
const readsOf = async (store: Store, run: (d: Decision) => void): Promise<string[]> => {
  const reads: Need[] = [];
  await store.exec(partition, (at, tx) => decideIn(at, noting(tx, reads), contextFor(), run));
  return [...new Set(reads.map((one) => nameOf(one)))];
};

test('every row that recording new lines reads, or a line that matches and comes again, is announced', async () => {
  const store = await openPaid();
  for (const some of [lines, lines.slice(0, 1)]) {
    const reads = await readsOf(store, (d) => recordLines(d, day, 'fetched', some));
    const loaded = recordNeeds(day, some).map((one) => nameOf(one));
    expect(loaded).toEqual(expect.arrayContaining(reads));
    for (const { id } of some) expect(reads).toContain(`statement_line line bank ${id}`);
  }
});

test('every row that comparing a line again reads is announced', async () => {
  const store = await openPaid();
  await decide(store, (d) => recordLines(d, day, 'fetched', lines));
  const rows = await store.view(
    partition,
    (view) => view.list(statementLines, {}, { limit: 9 }).rows,
  );
  for (const row of rows) {
    const reads = await readsOf(store, (d) => rematchLine(d, row.id));
    const loaded = rematchNeeds(row).map((one) => nameOf(one));
    expect(loaded).toEqual(expect.arrayContaining(reads));
    expect(reads).toContain(`statement_line ${row.id}`);
  }
});
