// Checks two servers on one PostgreSQL: one response per idempotency key, one clock, and work done
// once, whichever server is called.
import { createServer } from 'node:http';
import { listenOnLoopback } from '@kasir/client/testing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { start, type Running } from '../../src/start/start.ts';
import { newDatabase } from '../../src/store/postgres/testing/new-database.ts';

const key = `xnd_development_${'k'.repeat(48)}`;
let nodes: readonly [Running, Running];

const boot = async (url: string): Promise<Running> => {
  const config = readConfig(['--database', url, '--port', '0', '--control-port', '0'], {
    KASIR_SECRET_KEY: key,
    KASIR_CONTROL_TOKEN: 'control',
    KASIR_LOG_LEVEL: 'silent',
  });
  if (!config) throw new Error('no configuration');
  return start(config);
};

beforeAll(async () => {
  const url = await newDatabase();
  nodes = [await boot(url), await boot(url)];
});

afterAll(() => Promise.all(nodes.map((node) => node.stop())));

const call = async (
  node: Running,
  method: string,
  path: string,
  body?: unknown,
  idempotency?: string,
  forUserId?: string,
) => {
  const response = await fetch(node.baseUrl + path, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
      'content-type': 'application/json',
      ...(idempotency !== undefined && { 'idempotency-key': idempotency }),
      ...(forUserId !== undefined && { 'for-user-id': forUserId }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
};

const control = async (node: Running, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(node.controlUrl + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: 'Bearer control' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return response.json();
};

const code = (external_id: string, callback_url = 'http://127.0.0.1:9') => ({
  external_id,
  type: 'STATIC',
  callback_url,
});

test('300 concurrent creates under one key over both nodes make one resource and 300 equal responses (IDEM-02, IDEM-UNSPEC-02)', async () => {
  const [one, other] = nodes;
  const responses = await Promise.all(
    Array.from({ length: 300 }, (_, i) =>
      call(i % 2 === 0 ? one : other, 'POST', '/qr_codes', code('burst'), 'burst-1'),
    ),
  );
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(200);
});

test('without a key exactly one of many creates wins, and both nodes read it', async () => {
  const [one, other] = nodes;
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      call(i % 2 === 0 ? one : other, 'POST', '/qr_codes', code('race')),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(59);
  const reads = await Promise.all(nodes.map((node) => call(node, 'GET', '/qr_codes/race')));
  expect(reads[0]).toEqual(reads[1]);
});

test('payments over both nodes leave no breach, the clock is shared, and each webhook is delivered once (EVT-DLV-09)', async () => {
  const [one, other] = nodes;
  const seen: string[] = [];
  const receiver = createServer((request, response) => {
    seen.push(String(request.headers['webhook-id']));
    response.end();
  });
  const { url, close } = await listenOnLoopback(receiver);
  onTestFinished(close);
  await call(one, 'POST', '/qr_codes', code('busy', url));
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      call(i % 2 === 0 ? one : other, 'POST', '/qr_codes/busy/payments/simulate', {
        amount: 1_000 + i,
      }),
    ),
  );
  const { now } = (await control(one, '/clock/freeze', {})) as { now: string };
  expect(await control(other, '/clock')).toMatchObject({ now, frozen: true });
  await control(one, '/clock/advance', { ms: 86_400_000, wait_ms: 60_000 });
  await control(other, '/quiet', {});
  expect(seen).toHaveLength(40);
  expect(new Set(seen).size).toBe(40);
  for (const node of nodes) {
    expect(await control(node, '/invariants')).toMatchObject({ ok: true, breaches: [] });
    const { text } = await call(node, 'GET', '/qr_codes/payments?external_id=busy&limit=100');
    expect(JSON.parse(text)).toHaveLength(40);
  }
});

test('a report that is created on one node has the same file on both nodes (MODEL-UNSPEC-21)', async () => {
  const [one, other] = nodes;
  await call(one, 'POST', '/qr_codes', code('emitted'));
  for (let i = 0; i < 30; i += 1)
    await call(other, 'POST', '/qr_codes/emitted/payments/simulate', { amount: 2_000 + i });
  for (const type of ['BALANCE_HISTORY', 'TRANSACTIONS']) {
    const requested = await call(one, 'POST', '/reports', { type });
    const { id } = JSON.parse(requested.text) as { id: string };
    await control(other, '/quiet', {});
    const reads = await Promise.all(nodes.map((node) => call(node, 'GET', `/reports/${id}`)));
    const urls = reads.map(({ text }) => (JSON.parse(text) as { url: string }).url);
    expect(urls.map((url) => new URL(url).origin)).toEqual([one.baseUrl, other.baseUrl]);
    const files = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
    expect(files[0]).toBe(files[1]);
    expect(files[0]?.split('\r\n').length).toBeGreaterThan(30);
  }
});

test('a sub-account is usable on the other node at once, and transfers over both nodes leave no breach (CORE-HDR-for_user_id, TXN-FIELD-cashflow-transfer)', async () => {
  const [one, other] = nodes;
  const opened = async (node: Running): Promise<string> => {
    const body = { email: 'a@b.example', type: 'OWNED', public_profile: { business_name: 'C' } };
    const { id } = JSON.parse((await call(node, 'POST', '/v2/accounts', body)).text) as {
      id: string;
    };
    return id;
  };
  const [a, b] = [await opened(one), await opened(other)];
  const balance = async (node: Running, as: string): Promise<number> => {
    const { text } = await call(node, 'GET', '/balance', undefined, undefined, as);
    return (JSON.parse(text) as { balance: number }).balance;
  };
  expect([await balance(other, a), await balance(one, b)]).toEqual([1_000_000_000, 1_000_000_000]);
  const statuses = await Promise.all(
    Array.from({ length: 24 }, async (_, i) => {
      const [source_user_id, destination_user_id] = i % 3 === 0 ? [b, a] : [a, b];
      // The balance covers them even if all transfers in one direction come first.
      const body = { amount: 80_000_000, source_user_id, destination_user_id };
      const reference = `both-${Math.floor(i / 2)}-${i % 3 === 0 ? 'back' : 'forth'}`;
      const node = i % 2 === 0 ? one : other;
      return (await call(node, 'POST', '/transfers', { ...body, reference })).status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  const [left, right] = [await balance(other, a), await balance(one, b)];
  expect(left + right).toBe(2_000_000_000);
  for (const node of nodes)
    expect(await control(node, '/invariants')).toMatchObject({ ok: true, breaches: [] });
});
