// Checks sub-accounts over the accounts API and the control API: opened completely or not at all,
// usable immediately, with their events.
import { memoryStore } from '@kasir/core/testing';
import type { Partition, Store } from '@kasir/core/store';
import { describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../src/testing/test-server.ts';

const owned = {
  email: 'cabang@toko.example',
  type: 'OWNED',
  public_profile: { business_name: 'Toko Cabang' },
};
const managed = { email: 'mitra@toko.example', type: 'MANAGED' };
const ownedV1 = {
  account_email: 'lama@toko.example',
  type: 'OWNED',
  business_profile: { business_name: 'Toko Lama' },
};

const code = (external_id: string) => ({
  external_id,
  type: 'STATIC',
  callback_url: 'http://127.0.0.1:9/qr',
});

const balance = async ({ call }: TestServer, as?: string): Promise<unknown> =>
  (await call('GET', '/balance', undefined, { as })).body;

/** A store whose decisions fail in partitions for which `breaks` returns true. */
const breaking = (breaks: (partition: Partition) => boolean): Store => {
  const store = memoryStore({ now: () => Date.now() });
  const exec = store.exec.bind(store);
  store.exec = (partition, ...rest) => {
    if (breaks(partition)) return Promise.reject(new Error('broke down'));
    return exec(partition, ...rest);
  };
  return store;
};

describe('POST /v2/accounts', () => {
  test('opens an account that for-user-id can name as soon as the response has arrived (CORE-UNSPEC-08, CORE-HDR-for_user_id)', async () => {
    const server = await openTestServer();
    const { status, body } = await server.call('POST', '/v2/accounts', owned);
    expect([status, body]).toEqual([
      200,
      {
        ...owned,
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        country: 'ID',
        status: 'LIVE',
        created: expect.any(String),
        updated: body.created,
      },
    ]);
    const made = await server.call('POST', '/qr_codes', code('a'), { as: body.id });
    expect(made.status).toBe(200);
    expect((await server.call('GET', '/qr_codes/a')).status).toBe(404);
    expect((await server.call('GET', '/qr_codes/a', undefined, { as: body.id })).status).toBe(200);
    expect(await balance(server, body.id)).toEqual({ balance: 1_000_000_000 });
    expect((await server.call('GET', `/v2/accounts/${body.id}`)).body).toEqual(body);
  });

  test('creates one account per idempotency key, also for many requests at once (IDEM-02, IDEM-04)', async () => {
    const server = await openTestServer();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => server.call('POST', '/v2/accounts', owned, { key: 'one' })),
    );
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    await server.control('POST', '/quiet', {});
    expect((await server.call('GET', '/v2/accounts')).body.data).toHaveLength(1);
    expect((await server.control('GET', '/accounts')).body.data).toHaveLength(2);
    const other = await server.call('POST', '/v2/accounts', managed, { key: 'one' });
    expect([other.status, other.body.error_code]).toEqual([409, 'IDEMPOTENCY_ERROR']);
  });

  test('that breaks down on the way is completed by a retry with the same idempotency key (IDEM-01)', async () => {
    for (const where of ['$system', 'account'] as const) {
      let broken = false;
      const store = breaking(
        ({ account }) =>
          broken &&
          (where === '$system'
            ? account === '$system'
            : account !== server.platform && account !== '$system'),
      );
      const server = await openTestServer({ store, failed: () => {} });
      broken = true;
      const first = await server.call('POST', '/v2/accounts', owned, { key: 'k' });
      expect([first.status, first.body.error_code]).toEqual([500, 'SERVER_ERROR']);
      broken = false;
      const { status, body } = await server.call('POST', '/v2/accounts', owned, { key: 'k' });
      expect(status).toBe(200);
      expect(await balance(server, body.id)).toEqual({ balance: 1_000_000_000 });
      expect((await server.call('GET', '/v2/accounts')).body.data).toHaveLength(1);
      expect((await server.control('GET', '/accounts')).body.data).toHaveLength(2);
    }
  });

  test('is for platforms: plain accounts, sub-accounts and keys without the permission get 403 (AUTH-05, ERR-STATUS-403)', async () => {
    const server = await openTestServer();
    const plain = (await server.control('POST', '/accounts', { name: 'Warung' })).body;
    const branch = (
      await server.control('POST', '/accounts', { name: 'Cabang', parent: server.platform })
    ).body;
    const reader = (
      await server.control('POST', `/accounts/${server.platform}/keys`, {
        permissions: ['platform:read'],
      })
    ).body;
    for (const how of [
      { by: plain.key.key as string },
      { by: branch.key.key as string },
      { as: branch.id as string },
      { by: reader.key as string },
    ]) {
      for (const [path, body] of [
        ['/v2/accounts', owned],
        ['/accounts', ownedV1],
        ['/v2/accounts', {}],
      ] as const) {
        const response = await server.call('POST', path, body, how);
        expect([response.status, response.body.error_code]).toEqual([
          403,
          'REQUEST_FORBIDDEN_ERROR',
        ]);
      }
    }
    expect((await server.call('GET', '/v2/accounts', undefined, { by: reader.key })).status).toBe(
      200,
    );
    expect(
      (await server.control('POST', '/accounts', { name: 'Ranting', parent: branch.id })).status,
    ).toBe(400);
    const both = { name: 'Cabang', parent: server.platform, platform: true };
    expect((await server.control('POST', '/accounts', both)).status).toBe(400);
    const change = { platform: true };
    expect((await server.control('PATCH', `/accounts/${branch.id}`, change)).status).toBe(400);
  });

  test('requires an e-mail address, a type, and a business name for an OWNED account (ERR-CODE-API_VALIDATION_ERROR)', async () => {
    const { call } = await openTestServer();
    for (const [change, ...paths] of [
      [{ email: 'nobody' }, 'body.email'],
      [{ email: undefined }, 'body.email'],
      [{ type: 'CUSTOM' }, 'body.type'],
      [{ public_profile: undefined }, 'body.public_profile', 'body.public_profile.business_name'],
      [{ public_profile: { business_name: '' } }, 'body.public_profile.business_name'],
      [{ country: 'XX' }, 'body.country'],
    ] as const) {
      const { status, body } = await call('POST', '/v2/accounts', { ...owned, ...change });
      expect([
        status,
        body.error_code,
        body.errors.map((one: { path: string }) => one.path),
      ]).toEqual([400, 'API_VALIDATION_ERROR', paths]);
    }
    const named = await call('POST', '/v2/accounts', { ...managed, country: 'PH' });
    expect(named.body).toMatchObject({ status: 'INVITED', country: 'PH', public_profile: null });
  });
});

describe('GET /v2/accounts', () => {
  test('lists the own sub-accounts of the own mode, newest first, by filter and page (CORE-UNSPEC-08)', async () => {
    const server = await openTestServer();
    const ids: string[] = [];
    for (const body of [owned, managed, { ...owned, email: 'kedua@toko.example' }])
      ids.unshift((await server.call('POST', '/v2/accounts', body)).body.id);
    const list = async (query: string) => (await server.call('GET', `/v2/accounts${query}`)).body;
    const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
    expect(idsOf(await list(''))).toEqual(ids);
    expect(idsOf(await list('?type=MANAGED'))).toEqual([ids[1]]);
    expect(idsOf(await list('?status=LIVE'))).toEqual([ids[0], ids[2]]);
    expect(idsOf(await list('?email=kedua@toko.example&email=mitra@toko.example'))).toEqual(
      ids.slice(0, 2),
    );
    expect(idsOf(await list('?created[gte]=2999-01-01'))).toEqual([]);
    const first = await list('?limit=2&status=LIVE&status=INVITED');
    expect([idsOf(first), first.has_more]).toEqual([ids.slice(0, 2), true]);
    const next = await server.call('GET', first.links[0].href);
    expect([idsOf(next.body), next.body.has_more, next.body.links]).toEqual([[ids[2]], false, []]);
    expect(idsOf(await list(`?before_id=${ids[2]}`))).toEqual(ids.slice(0, 2));
    expect(
      (await server.call('GET', '/v2/accounts?after_id=5cafeb170a2b18519b1b8768')).status,
    ).toBe(400);
    expect((await server.call('GET', '/v2/accounts/5cafeb170a2b18519b1b8768')).status).toBe(404);
    const live = (
      await server.control('POST', `/accounts/${server.platform}/keys`, { mode: 'live' })
    ).body.key;
    expect((await server.call('GET', '/v2/accounts', undefined, { by: live })).body.data).toEqual(
      [],
    );
    expect(
      (await server.call('GET', `/v2/accounts/${ids[0]}`, undefined, { by: live })).status,
    ).toBe(404);
    expect((await server.call('GET', '/balance', undefined, { by: live, as: ids[0] })).status).toBe(
      403,
    );
  });

  test('a platform never sees the sub-accounts of another one', async () => {
    const server = await openTestServer();
    const mine = await server.branch();
    const rival = (await server.control('POST', '/accounts', { name: 'Rival', platform: true }))
      .body;
    const by = rival.key.key as string;
    expect((await server.call('GET', '/v2/accounts', undefined, { by })).body.data).toEqual([]);
    expect((await server.call('GET', `/v2/accounts/${mine}`, undefined, { by })).status).toBe(404);
    expect((await server.call('GET', '/balance', undefined, { by, as: mine })).status).toBe(403);
  });
});
