// Checks snapshots of a test account over the control API, on the embedded store.
import type { AnyKind } from '@kasir/core/resource';
import * as core from '@kasir/core/server';
import * as accounts from '@kasir/payments/accounts';
import * as ledger from '@kasir/payments/ledger';
import * as operation from '@kasir/payments/operation';
import * as reconciliation from '@kasir/payments/reconciliation';
import * as state from '@kasir/payments/state';
import * as webhooks from '@kasir/deliveries';
import { describe, expect, test } from 'vitest';
import { kinds } from '../registry.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { randomHex } from '../random/random-hex.ts';

const open = async () => {
  const store = await openSqlite({
    file: ':memory:',
    now: Date.now,
    random: () => randomHex(12),
  });
  return openTestServer({ store });
};

/** Creates objects of several generations: a paid code, a pending number, a customer, a refund. */
const fill = async ({ call }: TestServer): Promise<readonly string[]> => {
  const code = await call('POST', '/qr_codes', {
    external_id: 'menu-1',
    type: 'DYNAMIC',
    callback_url: 'https://example.com',
    amount: 25_000,
  });
  await call('POST', '/qr_codes/menu-1/payments/simulate', {});
  const request = await call('POST', '/payment_requests', {
    reference_id: 'order-1',
    amount: 70_000,
    currency: 'IDR',
    payment_method: {
      type: 'VIRTUAL_ACCOUNT',
      reusability: 'ONE_TIME_USE',
      virtual_account: {
        channel_code: 'BCA',
        channel_properties: { customer_name: 'Siti' },
      },
    },
  });
  const customer = await call('POST', '/customers', {
    reference_id: 'siti',
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Siti' },
  });
  expect([code.status, request.status, customer.status]).toEqual([200, 201, 200]);
  return [
    '/qr_codes/menu-1',
    `/payment_requests/${request.body.id}`,
    `/customers/${customer.body.id}`,
    '/transactions',
    '/balance',
  ];
};

const readAll = async ({ call }: TestServer, paths: readonly string[]) => {
  const read = [];
  // oxlint-disable-next-line no-await-in-loop -- one by one
  for (const path of paths) read.push((await call('GET', path)).body);
  return read;
};

const assertBooks = async ({ control }: TestServer) =>
  expect((await control('GET', '/invariants')).body).toMatchObject({ ok: true, breaches: [] });

test('every kind of which an account may hold objects is in a snapshot', () => {
  const isKind = (value: unknown): value is AnyKind =>
    typeof value === 'object' && value !== null && 'facets' in value && 'schema' in value;
  const entries = [accounts, core, ledger, operation, reconciliation, state, webhooks];
  const exported = entries.flatMap((all) => Object.values(all).filter(isKind));
  expect(exported.length).toBeGreaterThan(15);
  const names = kinds.map(({ name }) => name);
  expect(exported.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
});

describe('a restore', () => {
  test('restores everything: responses, settings, money, and the payments that are still possible', async () => {
    const server = await open();
    const { call, control, platform } = server;
    const paths = await fill(server);
    const before = await readAll(server, paths);
    const taken = await control('POST', `/accounts/${platform}/snapshots`, { name: 'before' });
    expect(taken.body).toMatchObject({ account: platform, name: 'before' });

    await call('POST', `${paths[1]}/payments/simulate`, { amount: 70_000 });
    await call('PATCH', paths[2] ?? '', { description: 'changed' });
    await call('POST', '/qr_codes', {
      external_id: 'menu-2',
      type: 'STATIC',
      callback_url: 'https://example.com',
    });
    await control('PATCH', `/accounts/${platform}`, { switches: { qr_codes: false } });
    expect(await readAll(server, paths)).not.toEqual(before);

    const path = `/accounts/${platform}/restore`;
    const restored = await control('POST', path, { snapshot: taken.body.id });
    expect(restored.body).toEqual({ account: platform, objects: taken.body.objects });
    expect(await readAll(server, paths)).toEqual(before);
    expect((await call('GET', '/qr_codes/menu-2')).status).toBe(404);
    await assertBooks(server);

    await call('POST', `${paths[1]}/payments/simulate`, { amount: 70_000 });
    expect((await call('GET', paths[1] ?? '')).body).toMatchObject({ status: 'SUCCEEDED' });
    await assertBooks(server);
  });

  test('of a file creates the same contents on another server, at the time of the snapshot', async () => {
    const [one, other] = [await open(), await open()];
    const paths = await fill(one);
    await one.control('POST', '/clock/freeze', {});
    const taken = await one.control('POST', `/accounts/${one.platform}/snapshots`, {});
    const exported = await one.control('GET', `/snapshots/${taken.body.id}`);
    const file: unknown = JSON.parse(JSON.stringify(exported.body));

    await other.control('POST', '/clock/advance', { ms: 40 * 86_400_000, wait_ms: 60_000 });
    const path = `/accounts/${other.platform}/restore`;
    const restored = await other.control('POST', path, { file, clock: 'snapshot' });
    expect(restored.status).toBe(200);
    const plain = (bodies: readonly unknown[]) =>
      JSON.parse(
        JSON.stringify(bodies)
          .replaceAll(one.platform, other.platform)
          .replaceAll(/"https?:[^"]*hosted[^"]*"/g, '"link"'),
      ) as unknown;
    expect(plain(await readAll(other, paths))).toEqual(plain(await readAll(one, paths)));
    await assertBooks(other);
    const paid = await other.call('POST', `${paths[1]}/payments/simulate`, { amount: 70_000 });
    expect(paid.status).toBe(200);
  });

  test('refuses what it cannot restore, and changes nothing', async () => {
    const server = await open();
    const { control, platform } = server;
    const paths = await fill(server);
    const before = await readAll(server, paths);
    const taken = await control('POST', `/accounts/${platform}/snapshots`, {});
    const { body: file } = await control('GET', `/snapshots/${taken.body.id}`);
    const refusals: [body: unknown, path: string][] = [
      [{}, 'body.snapshot'],
      [{ snapshot: taken.body.id, file }, 'body.snapshot'],
      [{ file: { ...file, format: 'kasir-snapshot/9' } }, 'body.file.format'],
      [
        { file: { ...file, objects: [{ ...file.objects[0], kind: 'spaceship' }] } },
        'body.file.objects.0.kind',
      ],
      [{ file: { ...file, entries: [{ ...file.entries[0], amount: 1 }] } }, 'body.file.entries.0'],
    ];
    for (const [body, path] of refusals) {
      // oxlint-disable-next-line no-await-in-loop -- one by one
      const refused = await control('POST', `/accounts/${platform}/restore`, body);
      expect([refused.status, refused.body.errors[0].path]).toEqual([400, path]);
    }
    const other = await control('POST', '/accounts', { name: 'Other' });
    const foreign = await control('POST', `/accounts/${other.body.id}/restore`, {
      snapshot: taken.body.id,
    });
    expect(foreign.status).toBe(404);
    expect(await readAll(server, paths)).toEqual(before);
  });
});

test('a fork has the same contents under its own key and id, and later changes affect only one of both', async () => {
  const server = await open();
  const { kasir, call, control, platform } = server;
  const paths = await fill(server);
  const before = await readAll(server, paths);
  const forked = await control('POST', `/accounts/${platform}/fork`, { name: 'Worker 1' });
  expect(forked.body).toMatchObject({ name: 'Worker 1', parent: null });
  expect(forked.body.id).not.toBe(platform);

  const authorization = `Basic ${Buffer.from(`${forked.body.key.key}:`).toString('base64')}`;
  const asFork = async (method: string, path: string, body?: unknown) => {
    const response = await kasir.handle({
      method,
      path,
      query: '',
      headers: { authorization, 'content-type': 'application/json' },
      body: new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body)),
      address: '127.0.0.1',
    });
    return JSON.parse(response.body) as Record<string, unknown>;
  };
  const request = await asFork('GET', paths[1] ?? '');
  expect(request).toMatchObject({ business_id: forked.body.id, status: 'REQUIRES_ACTION' });
  await asFork('POST', `${paths[1]}/payments/simulate`, { amount: 70_000 });
  expect(await asFork('GET', paths[1] ?? '')).toMatchObject({ status: 'SUCCEEDED' });
  expect(await readAll(server, paths)).toEqual(before);
  expect((await call('GET', paths[1] ?? '')).body.status).toBe('REQUIRES_ACTION');
  await assertBooks(server);
});

test('a fork with a frozen clock can create objects, with ids after those that were copied', async () => {
  const server = await open();
  const { call, control, platform } = server;
  await control('POST', '/clock/freeze', {});
  await fill(server);
  const { body: forked } = await control('POST', `/accounts/${platform}/fork`, {});
  const by = forked.key.key as string;
  for (let n = 0; n < 9; n += 1) {
    const body = {
      external_id: `later-${n}`,
      type: 'DYNAMIC',
      callback_url: 'https://example.com',
      amount: 25_000,
    };
    expect((await call('POST', '/qr_codes', body, { by })).body).toMatchObject({
      external_id: `later-${n}`,
    });
    const paid = await call('POST', `/qr_codes/later-${n}/payments/simulate`, {}, { by });
    expect(paid.status).toBe(200);
  }
  await assertBooks(server);
});

test('a reset leaves keys, settings and the opening balance', async () => {
  const server = await open();
  const { call, control, platform } = server;
  const opening = (await call('GET', '/balance')).body;
  const paths = await fill(server);
  const emptied = await control('POST', `/accounts/${platform}/reset`, {});
  expect(emptied.body.deleted).toBeGreaterThan(5);
  expect((await call('GET', paths[1] ?? '')).status).toBe(404);
  expect((await call('GET', '/transactions')).body.data).toEqual([]);
  expect((await call('GET', '/balance')).body).toEqual(opening);
  await fill(server);
  await assertBooks(server);
});

test('snapshots are listed, newest first, and deleted', async () => {
  const { control, platform } = await open();
  const path = `/accounts/${platform}/snapshots`;
  const first = await control('POST', path, { name: 'a' });
  const second = await control('POST', path, { name: 'b' });
  const names = async () =>
    (await control('GET', path)).body.data.map(({ name }: { name: string }) => name) as unknown;
  expect(await names()).toEqual(['b', 'a']);
  expect((await control('DELETE', `/snapshots/${second.body.id}`)).status).toBe(200);
  expect(await names()).toEqual(['a']);
  expect((await control('GET', `/snapshots/${second.body.id}`)).status).toBe(404);
  expect((await control('GET', `/snapshots/${first.body.id}`)).body.format).toBe(
    'kasir-snapshot/1',
  );
});
