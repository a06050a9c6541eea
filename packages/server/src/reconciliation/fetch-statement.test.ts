// Checks that each line of a statement counts once when it is fetched from a connector on loopback
// into every store, also when the fetch is cut off, repeated, or runs on two nodes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ConnectorOptions, StatementLine } from '@kasir/connector';
import { createConnectorClient } from '@kasir/connector/client';
import { decideQuietly, type Decision } from '@kasir/core/server';
import { JobGone, type Partition, type Store } from '@kasir/core/store';
import { ledgers } from '@kasir/payments/ledger';
import {
  differences,
  findStatement,
  requestStatement,
  statementLines,
} from '@kasir/payments/reconciliation';
import { sendOperation, succeedOperation } from '@kasir/payments/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { SECRET, serveBank } from '../testing/connectors.ts';
import { sources, stores } from '../testing/stores.ts';
import { createReconciliation } from './fetch-statement.ts';

type StatementOf = ConnectorOptions['statement'];

const serveTestConnector = async (statement: StatementOf) => {
  const url = await serveBank({ statement, failed: () => {} });
  return { url, client: createConnectorClient({ url, secrets: [SECRET] }) };
};

const partition: Partition = { account: '0123456789abcdef01234567', mode: 'live' };
const day = { connector: 'bank', date: '2026-11-25' };
const COUNT = 250;

const idOf = (index: number): string =>
  `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;

const idr = (value: number) => ({ value, currency: 'IDR' });

/** The line of an operation: 1,000 less a fee of 20, or the refund of it without one. */
const lineOf = (index: number, change: Partial<StatementLine> = {}): StatementLine => {
  const isRefund = index % 5 === 4;
  const [gross, fee] = isRefund ? [-1_000, 0] : [1_000, 20];
  return {
    id: `line-${index}`,
    operation: `op_${idOf(index)}`,
    kind: isRefund ? 'refund' : 'charge',
    gross: idr(gross),
    fee: idr(fee),
    net: idr(gross - fee),
    settled_at: '2026-11-26T02:00:00Z',
    ...change,
  };
};
const lines = Array.from({ length: COUNT }, (_, index) => lineOf(index));

/** The net amount and the fees of all lines. */
const settled = { net: 200 * 980 - 50 * 1_000, fees: 200 * 20 };

const run = (store: Store, decide: (d: Decision) => void): Promise<void> =>
  store.exec(partition, (at, tx) => decideQuietly(at, tx, decide));

/** Stores the operations that the lines are about, and requests the statement. */
const prepare = (store: Store, count = COUNT): Promise<void> =>
  run(store, (d) => {
    for (let index = 0; index < count; index += 1) {
      const work = index % 5 === 4 ? 'refund' : 'charge';
      sendOperation(d, { id: idOf(index), work, currency: 'IDR', amount: 1_000 });
      succeedOperation(d, idOf(index));
    }
    requestStatement(d, day);
  });

/** Claims due jobs for one millisecond, and runs them as the worker does. */
const fetchDue = async (store: Store, statement: StatementOf, running = store): Promise<number> => {
  const { client } = await serveTestConnector(statement);
  const handlers = createReconciliation({ store: running, connection: async () => client });
  const jobs = await store.claim(8, 1);
  for (const job of jobs) await handlers.get(job.topic)?.(job);
  return jobs.length;
};

const booksOf = (store: Store) =>
  store.view(partition, (view) => ({
    net: 0 - view.balance(ledgers.settled, 'IDR'),
    fees: 0 - view.balance(ledgers.processorFees, 'IDR'),
    clearing: view.balance(ledgers.clearing, 'IDR'),
    lines: view.list(statementLines, {}, { limit: 1_000 }).rows.length,
    differences: view
      .list(differences, { any: { status: ['OPEN'] } }, { limit: 1_000 })
      .rows.map(({ state }) => state.reasons.join()),
    statement: findStatement(view, day)?.state,
  }));

const all: StatementOf = () => ({ is_complete: true, lines });

describe.each(stores)('with %s', (_, open) => {
  const opened = async (): Promise<Store> => {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  };

  test('a complete statement settles what matches, in one attempt', async () => {
    const store = await opened();
    await prepare(store);
    expect(await fetchDue(store, all)).toBe(1);
    expect(await booksOf(store)).toMatchObject({
      ...settled,
      clearing: 0,
      lines: COUNT,
      differences: [],
      statement: { complete: true, source: 'fetched', attempts: 1, job: null, problem: null },
    });
  });

  test('a fetch that is cut off anywhere and repeated posts nothing twice', async () => {
    const store = await opened();
    await prepare(store);
    for (let allowed = 0; ; allowed += 1) {
      let left = allowed;
      const cut: Store = {
        ...store,
        view: (...args) => store.view(...args),
        exec: (...args) => {
          if (left === 0) throw new Error('The node stopped.');
          left -= 1;
          return store.exec(...args);
        },
      };
      const fetched = fetchDue(store, all, cut);
      if ((await fetched.then(() => 'ended', String)) === 'ended') break;
      expect(allowed).toBeLessThan(20);
    }
    expect(await booksOf(store)).toMatchObject({ ...settled, clearing: 0, lines: COUNT });
  });

  test('two nodes with the same job post nothing twice', async () => {
    const store = await opened();
    await prepare(store);
    const { client } = await serveTestConnector(all);
    const handlers = createReconciliation({ store, connection: async () => client });
    const [job] = await store.claim(8, 60_000);
    if (!job) throw new Error('There is no job');
    const ran = await Promise.allSettled([1, 2, 3].map(async () => handlers.get(job.topic)?.(job)));
    const failures = ran.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    for (const failure of failures) expect(failure).toBeInstanceOf(JobGone);
    expect(await booksOf(store)).toMatchObject({ ...settled, clearing: 0, lines: COUNT });
  });
});

const open = async (): Promise<Store> => {
  const [, openMemory] = stores[0] ?? [];
  if (!openMemory) throw new Error('There is no store');
  return openMemory();
};

test('an incomplete statement settles what it has, and is fetched again', async () => {
  const store = await open();
  await prepare(store);
  await fetchDue(store, () => ({ is_complete: false, lines: lines.slice(0, 100) }));
  const first = await booksOf(store);
  expect(first).toMatchObject({ lines: 100, statement: { complete: false, attempts: 1 } });
  expect((first.statement?.next ?? 0) - (first.statement?.received ?? 0)).toBeGreaterThan(
    3_500_000,
  );
  await run(store, (d) => requestStatement(d, day));
  await fetchDue(store, all);
  expect(await booksOf(store)).toMatchObject({ ...settled, differences: [], clearing: 0 });
});

test('lines that do not match are listed with their reasons, and their money stays in clearing', async () => {
  const store = await open();
  await prepare(store, 6);
  const wrong = [
    lineOf(0, { gross: idr(900), net: idr(880) }),
    lineOf(1, { kind: 'capture' }),
    lineOf(2, {
      gross: { value: 1_000, currency: 'USD' },
      fee: { value: 0, currency: 'USD' },
      net: { value: 1_000, currency: 'USD' },
    }),
    lineOf(3),
    lineOf(3, { id: 'again' }),
    lineOf(3, { settled_at: '2026-11-26T03:00:00Z' }),
    lineOf(99),
  ];
  await fetchDue(store, () => ({ is_complete: true, lines: wrong }));
  const books = await booksOf(store);
  expect([...books.differences].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'AMOUNT',
    'CURRENCY',
    'KIND',
    'MISSING_HERE',
    'TWICE',
    'TWICE',
  ]);
  expect(books).toMatchObject({ net: 980, fees: 20, clearing: -3 * 1_000 });
});

test('a connector that fails or sends an invalid statement is a problem, whose text names no secret', async () => {
  for (const [statement, problem] of [
    [
      () => {
        throw new Error('secret of the bank');
      },
      'The connector responded to GET /statements?date=2026-11-25 with 500.',
    ],
    [
      () => ({ is_complete: true, lines: [lineOf(0, { net: idr(1) })] }),
      'The connector responded to GET /statements?date=2026-11-25 with 500.',
    ],
    [
      () => ({
        is_complete: true,
        lines: [1, 2].map((index) =>
          lineOf(index, {
            gross: idr(Number.MAX_SAFE_INTEGER),
            fee: idr(0),
            net: idr(Number.MAX_SAFE_INTEGER),
          }),
        ),
      }),
      'The sums of the statement are too large. Check its amounts.',
    ],
  ] as const) {
    const store = await open();
    await prepare(store, 3);
    await fetchDue(store, statement);
    expect((await booksOf(store)).statement).toMatchObject({ complete: false, problem });
  }
});

test('a connector that the account does not have is a problem', async () => {
  const store = await open();
  await prepare(store, 1);
  const handlers = createReconciliation({ store, connection: async () => null });
  for (const job of await store.claim(8, 1)) await handlers.get(job.topic)?.(job);
  expect((await booksOf(store)).statement?.problem).toBe(
    'The account has no connector of this name.',
  );
});

test('a process that is killed at any decision of a fetch posts nothing twice', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-fetch-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'kasir.db');
  const prepared = await openSqlite({ file, ...sources });
  await prepare(prepared);
  await prepared.close();
  const { url } = await serveTestConnector(all);
  /** Runs the process, and kills it after a number of decisions. */
  const fetchAndKill = async (decisions: number): Promise<void> => {
    const script = join(import.meta.dirname, 'testing', 'fetch-process.ts');
    const child = spawn(
      process.execPath,
      ['--conditions=@kasir/source', script, file, url, SECRET],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(child, 'exit');
    let left = decisions;
    for await (const _ of createInterface({ input: child.stdout })) {
      left -= 1;
      if (left === 0) child.kill('SIGKILL');
    }
    await ended;
  };
  for (const decisions of [1, 2, 3]) await fetchAndKill(decisions);
  await fetchAndKill(Number.POSITIVE_INFINITY);
  const store = await openSqlite({ file, ...sources });
  onTestFinished(() => store.close());
  expect(await booksOf(store)).toMatchObject({
    ...settled,
    clearing: 0,
    lines: COUNT,
    statement: { complete: true, job: null },
  });
});
