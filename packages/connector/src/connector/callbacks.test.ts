// Tests that the platform receives changes by callbacks, which are signed, repeated until
// acknowledged, and survive restarts.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnectorClient } from '../client/create.ts';
import type { Callback } from '../protocol/index.ts';
import { lineOfPayment } from '../statement-lines.ts';
import { createMemoryStore } from '../store/memory.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { createManualSystem, settle, type ManualSystem } from '../testing/manual-system.ts';
import { openConnector } from '../testing/open-connector.ts';
import { requests, rupiah, SECRET } from '../testing/requests.ts';
import { Contradiction, type Outcome } from './outcome.ts';

const HOUR = 3_600_000;

/**
 * Creates a platform that receives callbacks; `respond` returns the status of each response, 0 for
 * a failed connection.
 */
const receiver = (system: ManualSystem, respond: (callback: Callback) => number) => {
  const client = createConnectorClient({ url: 'http://a.test', secrets: [SECRET], system });
  const received: { readonly at: number; readonly callback: Callback }[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const read = await client.readCallback(new Request(input, init));
    if (!read.ok) throw new Error(`refused: ${await read.response.text()}`);
    received.push({ at: system.now(), callback: read.callback });
    const status = respond(read.callback);
    if (status === 0) throw new Error('no connection');
    return new Response(null, { status });
  };
  return { received, options: { system, fetch, callbackUrl: 'http://platform.test/callbacks' } };
};

const pending = async (): Promise<Outcome> => ({ status: 'pending' });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kasir-callbacks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an outcome is reported with a growing sequence, each change once', async () => {
  const system = createManualSystem();
  const { received, options } = receiver(system, () => 204);
  const { connector, platform } = openConnector({ ...options, perform: pending });
  await platform.send(requests.charge('charge_1'));
  const action = { type: 'redirect' as const, url: 'https://bank.test/pay', expires_at: null };
  await connector.reportOutcome('charge_1', { status: 'action_required', action });
  await connector.reportOutcome('charge_1', { status: 'action_required', action });
  await connector.reportOutcome('charge_1', { status: 'unknown' });
  await system.advance(1_000);
  await connector.reportOutcome('charge_1', { status: 'succeeded', connector_reference: 'r-1' });
  await connector.reportOutcome('charge_1', { status: 'pending' });
  await system.advance(1_000);
  expect(received.map(({ callback }) => callback)).toMatchObject([
    {
      type: 'operation.updated',
      operation: { status: 'action_required', action, amount: null, sequence: 2 },
    },
    {
      type: 'operation.updated',
      operation: { status: 'succeeded', ...rupiah(50_000), action: null, sequence: 3 },
    },
  ]);
});

test('a change that the response already contains is not reported by callback', async () => {
  const system = createManualSystem();
  const { received, options } = receiver(system, () => 200);
  const { platform } = openConnector(options);
  expect(await platform.send(requests.charge('charge_1'))).toMatchObject({
    operation: { status: 'succeeded' },
  });
  await system.advance(1_000);
  expect(received).toEqual([]);
});

test('an outcome that is known only after the response is reported by callback', async () => {
  const system = createManualSystem();
  const { received, options } = receiver(system, () => 200);
  let decide = (_outcome: Outcome): void => undefined;
  const perform = (): Promise<Outcome> => new Promise((resolve) => (decide = resolve));
  const { platform } = openConnector({ ...options, perform, waitMs: 5_000 });
  const reply = platform.send(requests.charge('charge_1'));
  await system.advance(5_000);
  expect(await reply).toMatchObject({ operation: { status: 'pending' } });
  decide({ status: 'succeeded' });
  await system.advance(1);
  expect(received).toMatchObject([{ callback: { operation: { status: 'succeeded' } } }]);
});

test('a decline may become a success once, and a success never changes', async () => {
  const { connector, platform } = openConnector({ perform: pending });
  await platform.send(requests.charge('charge_1'));
  const declined: Outcome = { status: 'declined', decline: { code: 'EXPIRED' } };
  await connector.reportOutcome('charge_1', declined);
  await connector.reportOutcome('charge_1', { status: 'pending' });
  await connector.reportOutcome('charge_1', {
    status: 'declined',
    decline: { code: 'INSUFFICIENT_BALANCE' },
  });
  expect(await platform.ask('charge_1')).toMatchObject({
    operation: { status: 'declined', decline: { code: 'EXPIRED' }, sequence: 2 },
  });
  await connector.reportOutcome('charge_1', { status: 'succeeded' });
  await connector.reportOutcome('charge_1', declined);
  await expect(
    connector.reportOutcome('charge_1', { status: 'succeeded', ...rupiah(1) }),
  ).rejects.toThrow(Contradiction);
  expect(await platform.ask('charge_1')).toMatchObject({
    operation: { status: 'succeeded', decline: null, sequence: 3 },
  });
  await platform.send(requests.charge('charge_2'));
  await connector.reportOutcome('charge_2', { status: 'succeeded' });
  await expect(connector.reportOutcome('charge_2', declined)).rejects.toThrow(Contradiction);
  await expect(connector.reportOutcome('charge_3', declined)).rejects.toThrow('not an operation');
});

test('a callback is repeated after 5 s, 30 s, 5 min, 1 h, then every 6 h for three days', async () => {
  const system = createManualSystem();
  const statuses = [0, 500, 404, 302];
  const { received, options } = receiver(system, () => statuses.shift() ?? 503);
  const { connector, platform, failures } = openConnector({ ...options, perform: pending });
  await platform.send(requests.charge('charge_1'));
  const start = system.now();
  await connector.reportOutcome('charge_1', { status: 'succeeded' });
  await system.advance(30 * 24 * HOUR);
  const waits = received.map(({ at }, n) => at - (received[n - 1]?.at ?? start));
  const six = Array<number>(12).fill(6 * HOUR);
  expect(waits).toEqual([0, 5_000, 30_000, 300_000, HOUR, ...six]);
  expect(new Set(received.map(({ callback }) => callback.id)).size).toBe(1);
  expect(failures.at(-1)).toMatchObject({
    during: 'callback',
    error: { message: 'This was the last attempt.' },
  });
  await connector.stop();
});

test('slow reads from the processor do not delay callbacks', async () => {
  const system = createManualSystem();
  const { received, options } = receiver(system, () => 200);
  const refresh = (): Promise<Outcome> => new Promise(() => undefined);
  const { connector, platform } = openConnector({ ...options, perform: pending, refresh });
  for (let n = 0; n < 20; n += 1) await platform.send(requests.charge(`charge_${n + 10}`));
  await system.advance(6_000);
  await connector.reportOutcome('charge_29', { status: 'succeeded' });
  await system.advance(1_000);
  expect(received).toMatchObject([{ callback: { operation: { id: 'charge_29' } } }]);
});

test('a task whose completion cannot be stored is repeated only after a pause', async () => {
  const system = createManualSystem();
  const { received, options } = receiver(system, () => 200);
  const store = { ...createMemoryStore() };
  const { transact } = store;
  const { connector, platform, failures } = openConnector({ ...options, store, perform: pending });
  await platform.send(requests.charge('charge_1'));
  await connector.reportOutcome('charge_1', { status: 'succeeded' });
  store.transact = (work) =>
    transact((rows) =>
      work({
        ...rows,
        deleteTask: () => {
          throw new Error('disk full');
        },
      }),
    );
  await system.advance(10_500);
  expect(received).toHaveLength(11);
  expect(failures).toHaveLength(11);
  store.transact = transact;
  await system.advance(60_000);
  expect(received).toHaveLength(12);
});

test('a stopped connector begins no operation, and sends no callback', async () => {
  const system = createManualSystem();
  const { received, options } = receiver(system, () => 500);
  let calls = 0;
  const perform = (): Promise<Outcome> => {
    calls += 1;
    return pending();
  };
  const { connector, platform, failures } = openConnector({ ...options, perform });
  await platform.send(requests.charge('charge_1'));
  await connector.stop();
  await connector.reportOutcome('charge_1', { status: 'succeeded' });
  await system.advance(100_000);
  expect(await platform.send(requests.charge('charge_2'))).toMatchObject({
    code: 'INTERNAL_ERROR',
  });
  expect([received, calls]).toEqual([[], 1]);
  expect(failures).toMatchObject([{ during: 'request', id: 'charge_2' }]);
});

test('slow calls to the processor do not delay callbacks', async () => {
  const system = createManualSystem();
  const { received, options } = receiver(system, () => 200);
  const perform = ({ work }: { readonly work: string }): Promise<Outcome> =>
    work === 'charge' ? new Promise(() => undefined) : pending();
  const { connector, platform } = openConnector({ ...options, perform, refresh: pending });
  for (let n = 0; n < 20; n += 1) void platform.send(requests.charge(`charge_${n + 10}`));
  await platform.send(requests.authorize('auth_001'));
  await system.advance(6_000);
  await connector.reportOutcome('auth_001', { status: 'succeeded' });
  await system.advance(1_000);
  expect(received).toMatchObject([{ callback: { operation: { id: 'auth_001' } } }]);
});

test('a received payment is reported once, and is in the statement of the day on which it becomes known', async () => {
  const system = createManualSystem();
  const { received, options } = receiver(system, () => 200);
  const { connector, platform } = openConnector({
    ...options,
    statement: (_date, { payments, isOver }) => ({
      is_complete: isOver,
      lines: payments.map((one) => lineOfPayment(one, { fee: 0, settled_at: one.paid_at })),
    }),
  });
  await platform.send(requests.issue('issue_01', { amount: null }));
  const payment = {
    id: 'payment_1',
    issued_by: 'issue_01',
    ...rupiah(7_000),
    paid_at: '2026-11-25T23:59:59Z',
    payer: 'Siti',
  };
  await connector.receivePayment(payment);
  await connector.receivePayment(payment);
  await expect(connector.receivePayment({ ...payment, ...rupiah(1) })).rejects.toThrow('another');
  await expect(
    connector.receivePayment({ ...payment, id: 'payment_2', issued_by: 'issue_02' }),
  ).rejects.toThrow('not an issue operation');
  expect((await platform.get('/statements?date=2026-11-26')).operation).toMatchObject({
    lines: [{ operation: 'payment_1', kind: 'payment', gross: { value: 7_000 } }],
  });
  await system.advance(10_000);
  expect(received).toMatchObject([
    { callback: { type: 'payment.received', payment: { ...payment, sequence: 1 } } },
  ]);
});

test('waiting callbacks and waiting reads from the processor survive a restart', async () => {
  const system = createManualSystem();
  const file = join(folder, 'connector.db');
  let isUp = false;
  const { received, options } = receiver(system, () => (isUp ? 200 : 503));
  const first = openSqliteStore({ file });
  const before = openConnector({ ...options, store: first, perform: pending, refresh: pending });
  await before.platform.send(requests.charge('charge_1'));
  await before.platform.send(requests.charge('charge_2'));
  await before.connector.reportOutcome('charge_1', { status: 'succeeded' });
  await settle();
  await before.connector.stop();
  first.close();
  isUp = true;
  const attempts = received.length;
  const store = openSqliteStore({ file });
  const after = openConnector({
    ...options,
    store,
    perform: () => Promise.reject(new Error('It is performed again.')),
    refresh: async () => ({ status: 'declined', decline: { code: 'PROCESSOR_ERROR' } }),
  });
  await system.advance(60_000);
  expect(received.slice(attempts).map(({ callback }) => callback)).toMatchObject([
    { operation: { id: 'charge_1', status: 'succeeded' } },
    { operation: { id: 'charge_2', status: 'declined' } },
  ]);
  expect(after.failures).toEqual([]);
  await after.connector.stop();
  store.close();
});

test('an operation whose process is killed during perform gets its outcome by refresh, not by a second perform', async () => {
  const system = createManualSystem();
  const file = join(folder, 'connector.db');
  const first = openSqliteStore({ file });
  let calls = 0;
  const before = openConnector({
    system,
    store: first,
    perform: () => {
      calls += 1;
      return new Promise(() => undefined);
    },
    refresh: pending,
  });
  void before.platform.send(requests.charge('charge_1'));
  await settle();
  await before.connector.stop();
  first.close();
  const store = openSqliteStore({ file });
  const after = openConnector({
    system,
    store,
    perform: async () => {
      calls += 1;
      return { status: 'succeeded' };
    },
    refresh: async ({ request, operation }) => {
      expect([request.id, operation.status]).toEqual(['charge_1', 'pending']);
      return { status: 'succeeded', connector_reference: 'found' };
    },
  });
  expect(await after.platform.send(requests.charge('charge_1'))).toMatchObject({
    operation: { status: 'pending' },
  });
  await system.advance(5_000);
  expect(await after.platform.send(requests.charge('charge_1'))).toMatchObject({
    operation: { status: 'succeeded', connector_reference: 'found' },
  });
  expect(calls).toBe(1);
  await after.connector.stop();
  store.close();
});
