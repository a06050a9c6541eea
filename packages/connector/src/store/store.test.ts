// Tests that both stores are transactional, and that the SQLite store keeps its contents across
// restarts.
import { mkdtempSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Operation, ReceivedPayment } from '../protocol/index.ts';
import { requests } from '../testing/requests.ts';
import { createMemoryStore } from './memory.ts';
import type { ConnectorStore, StoredOperation, Task } from './port.ts';
import { openSqliteStore } from './sqlite.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kasir-connector-'));
  file = join(folder, 'connector.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const rowOf = (id: string, parent: string | null, changes: object = {}): StoredOperation => {
  const request = parent === null ? requests.charge(id) : requests.refund(id, parent);
  const { source: _source, customer: _customer, ...stored } = request;
  const operation = {
    id,
    work: request.work,
    status: 'pending',
    amount: null,
    decline: null,
    action: null,
    token: null,
    instrument: null,
    connector_reference: null,
    sequence: 1,
    updated_at: '2026-11-26T08:00:00.000Z',
    ...changes,
  } as Operation;
  return { request: stored, digest: 'digest', operation, isLateSuccess: false };
};

const payment: ReceivedPayment = {
  id: 'payment_1',
  issued_by: 'issue_01',
  amount: { value: 5, currency: 'IDR' },
  paid_at: '2026-11-25T23:00:00-05:00',
  payer: null,
  sequence: 1,
};

const task: Task = { id: 't1', due: 5, attempts: 0, work: { kind: 'callback', body: '{}' } };

const stores: readonly (readonly [string, () => ConnectorStore])[] = [
  ['memory', createMemoryStore],
  ['SQLite', () => openSqliteStore({ file })],
];

describe.each(stores)('the store in %s', (_name, open) => {
  test('keeps rows, children in their order, tombstones and tasks', async () => {
    const store = open();
    const [first, second] = [rowOf('refund_2', 'charge_1'), rowOf('refund_1', 'charge_1')];
    await store.transact((rows) => {
      rows.putOperation(rowOf('charge_1', null));
      rows.putOperation(first);
      rows.putOperation(second);
      rows.putOperation(first);
      rows.putTombstone('lost_001', 10);
      rows.putTombstone('lost_002', 20);
      rows.putTask(task);
      rows.putTask({ ...task, id: 't0', due: 9 });
      rows.putTask({ ...task, id: 't2', due: 1, work: { kind: 'refresh', operation: 'charge_1' } });
    });
    await store.transact((rows) => {
      expect(rows.findOperation('charge_1')).toEqual(rowOf('charge_1', null));
      expect(rows.findOperation('charge_2')).toBeNull();
      expect(rows.childrenOf('charge_1')).toEqual([first, second]);
      expect(rows.findTombstone('lost_001')).toBe(10);
      rows.deleteTombstonesBefore(20);
      expect([rows.findTombstone('lost_001'), rows.findTombstone('lost_002')]).toEqual([null, 20]);
      expect(rows.nextTasks('callback', 5).map(({ id }) => id)).toEqual(['t1', 't0']);
      expect(rows.nextTasks('refresh', 5).map(({ id }) => id)).toEqual(['t2']);
      expect(rows.nextTasks('callback', 1)).toEqual([task]);
      expect(rows.findTask('t1')).toEqual(task);
      rows.deleteTask('t1');
      expect(rows.findTask('t1')).toBeNull();
    });
    store.close();
  });

  test('finds the successes of a UTC day', async () => {
    const store = open();
    const succeeded = { status: 'succeeded', updated_at: '2026-11-26T23:59:59.999Z' };
    const row = rowOf('charge_1', null, succeeded);
    await store.transact((rows) => {
      rows.putOperation(rowOf('charge_1', null));
      rows.putOperation(row);
      rows.putOperation(rowOf('charge_2', null));
      rows.putPayment(payment, '2026-11-26');
      expect(rows.successesOn('2026-11-26')).toEqual({ operations: [row], payments: [payment] });
      expect(rows.successesOn('2026-11-27')).toEqual({ operations: [], payments: [] });
      expect(rows.findPayment('payment_1')).toEqual(payment);
    });
    store.close();
  });

  test('stores no change of a transaction that throws', async () => {
    const store = open();
    await store.transact((rows) => {
      rows.putOperation(rowOf('charge_1', null));
      rows.putTask(task);
    });
    const failing = store.transact((rows) => {
      rows.putOperation(rowOf('charge_1', null, { sequence: 2 }));
      rows.putOperation(rowOf('charge_2', null));
      rows.putPayment(payment, '2026-11-26');
      rows.putTombstone('lost_001', 1);
      rows.deleteTask('t1');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await store.transact((rows) => {
      expect(rows.findOperation('charge_1')?.operation.sequence).toBe(1);
      expect(rows.findOperation('charge_2')).toBeNull();
      expect(rows.findPayment('payment_1')).toBeNull();
      expect(rows.findTombstone('lost_001')).toBeNull();
      expect(rows.nextTasks('callback', 5)).toEqual([task]);
    });
    store.close();
  });
});

test('a file that is opened again has the same operations and the same digest key', async () => {
  const before = openSqliteStore({ file });
  await before.transact((rows) => rows.putOperation(rowOf('charge_1', null)));
  before.close();
  const after = openSqliteStore({ file });
  expect(after.digestKey).toEqual(before.digestKey);
  await after.transact((rows) => expect(rows.findOperation('charge_1')).not.toBeNull());
  after.close();
});

test('the file and its key are private, and a lost key is not replaced', () => {
  openSqliteStore({ file }).close();
  for (const path of [file, `${file}.key`]) expect(statSync(path).mode & 0o777).toBe(0o600);
  unlinkSync(`${file}.key`);
  expect(() => openSqliteStore({ file })).toThrow('Restore it');
});

test('a second process cannot open the file, and a newer file is refused', () => {
  const store = openSqliteStore({ file });
  expect(() => openSqliteStore({ file })).toThrow('in use');
  store.close();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openSqliteStore({ file })).toThrow('newer release');
});
