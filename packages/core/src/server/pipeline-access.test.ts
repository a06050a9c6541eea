// Access through the whole pipeline: keys, modes, permissions, sub-accounts, order of checks.
import { describe, expect, test } from 'vitest';
import { contractsOf } from '../contract.ts';
import { shopContracts } from '../testing/internal/shop-contracts.ts';
import { basic, openShop, type Call } from '../testing/internal/shop.ts';

const contracts = contractsOf(shopContracts);
const pathOf = (template: string): string => template.replace('{id}', 'some-id');

/** One request to every endpoint. */
const callAll = async (call: Call, mode?: { testOnly: boolean }) => {
  const shop = openShop();
  const responses = [];
  for (const { id, method, path, auth, testOnly = false } of contracts) {
    if (mode && mode.testOnly !== testOnly) continue;
    responses.push({ id, auth, ...(await shop.call(pathOf(path), { method, ...call })) });
  }
  return responses;
};

const order = { reference_id: 'order 1', amount: 500 };

describe('keys', () => {
  test('a key as user name without a password is accepted, with the scheme in any case (AUTH-01, AUTH-02)', async () => {
    const { call } = openShop();
    const made = await call('/orders', { body: order });
    expect(made.status).toBe(201);
    const authorization = basic('alpha-test').replace('Basic', 'basic');
    const read = await call(`/orders/${made.body['id'] as string}`, {
      method: 'GET',
      headers: { authorization },
    });
    expect(read.status).toBe(200);
  });

  test('without a key every endpoint responds with 401 INVALID_API_KEY (AUTH-07, ERR-STATUS-401, ERR-CODE-INVALID_API_KEY)', async () => {
    const responses = await callAll({ key: null });
    expect(responses).toHaveLength(contracts.length);
    for (const { id, status, body } of responses) {
      expect([id, status, body['error_code']]).toEqual([id, 401, 'INVALID_API_KEY']);
      expect(body['message']).toEqual(expect.stringContaining('Authorization: Basic'));
    }
  });

  test.each([
    [undefined, /is missing\. Send the header Authorization: Basic/],
    ['Bearer alpha-test', /cannot be read\. Send the header Authorization: Basic/],
    [`Basic ${btoa('alpha-test')}`, /cannot be read\. Send the header Authorization: Basic/],
    [basic('nokey'), /is unknown or was revoked\. .*credentials\.json.*keys create/],
    [basic('alpha-revoked'), /is unknown or was revoked\./],
  ])('Authorization %s is refused with the reason', async (authorization, message) => {
    const sent = authorization === undefined ? { key: null } : { headers: { authorization } };
    for (const { body } of await callAll(sent)) {
      expect(body['message']).toMatch(message);
      expect(body['message']).not.toContain('nokey');
    }
  });

  test('a malformed, unknown or revoked key gets the same status and code (AUTH-02, AUTH-08)', async () => {
    const plain = Buffer.from('alpha-test').toString('base64');
    for (const authorization of [
      'Basic %%%',
      `Basic ${Buffer.from('nokey:').toString('base64')}`,
      `Basic ${Buffer.from('alpha-test:password').toString('base64')}`,
      `Basic ${plain}`,
      `Bearer alpha-test`,
      '',
      basic('alpha-revoked'),
      basic('ALPHA-TEST'),
    ]) {
      for (const { status, body } of await callAll({ headers: { authorization } }))
        expect([authorization, status, body['error_code']]).toEqual([
          authorization,
          401,
          'INVALID_API_KEY',
        ]);
    }
  });

  test('a test key and a live key each find only the objects of their own mode (AUTH-03, CORE-08)', async () => {
    const { call, get } = openShop();
    const keys = ['alpha-test', 'alpha-live'] as const;
    for (const [own, other] of [keys, keys.toReversed() as [string, string]]) {
      const made = await call('/orders', { key: own, body: order });
      expect(made.status).toBe(201);
      const path = `/orders/${made.body['id'] as string}`;
      expect((await get(path, { key: own })).status).toBe(200);
      expect(await get(path, { key: other })).toMatchObject({
        status: 404,
        body: { error_code: 'DATA_NOT_FOUND' },
      });
      expect((await get(path, { key: 'beta-test' })).status).toBe(404);
    }
  });
});

describe('permissions', () => {
  test('a key without the permission gets 403 everywhere, in the spelling of the endpoint (AUTH-05, AUTH-CONF-01, ERR-STATUS-403, ERR-CODE-REQUEST_FORBIDDEN_ERROR)', async () => {
    for (const { id, status, body } of await callAll({ key: 'alpha-nothing' })) {
      const code = id === 'forms.create' ? 'REQUEST_FORBIDDEN' : 'REQUEST_FORBIDDEN_ERROR';
      expect([id, status, body['error_code']]).toEqual([id, 403, code]);
    }
  });

  test('reading does not imply writing, writing implies reading (AUTH-05)', async () => {
    const { call, get } = openShop();
    expect((await get('/orders/x', { key: 'alpha-reader' })).status).toBe(404);
    expect((await call('/orders', { key: 'alpha-reader', body: order })).status).toBe(403);
    expect((await get('/orders/x')).status).toBe(404);
  });

  test('a public key can call the endpoints for tokens and no others (AUTH-05)', async () => {
    const headers = { 'api-version': '2024-11-11' };
    for (const { id, auth, status } of await callAll({ key: 'alpha-public', headers }))
      expect([id, status]).toEqual([id, auth === 'public' ? 200 : 403]);
  });

  test('a live key is refused at endpoints that exist only in test mode (AUTH-UNSPEC-05)', async () => {
    const only = await callAll({ key: 'alpha-live' }, { testOnly: true });
    expect(only.map(({ status }) => status)).toEqual([403]);
    for (const { status } of await callAll({ key: 'alpha-live' }, { testOnly: false }))
      expect(status).not.toBe(403);
  });
});

describe('for-user-id', () => {
  const as = (id: string): Call => ({ headers: { 'for-user-id': id } });

  test('acts for the sub-account, whose objects are only found with the header (CORE-HDR-for_user_id)', async () => {
    const { call, get } = openShop();
    const key = 'platform-test';
    const made = await call('/orders', { key, body: order, ...as('branch') });
    expect(made.status).toBe(201);
    const path = `/orders/${made.body['id'] as string}`;
    expect((await get(path, { key, ...as('branch') })).status).toBe(200);
    expect((await get(path, { key: 'branch-test' })).status).toBe(200);
    expect((await get(path, { key })).status).toBe(404);
    expect((await get(path, { key, ...as('platform') })).status).toBe(404);
  });

  test('is accepted by every endpoint, and refused unless it names a sub-account (CORE-CONF-01, CORE-UNSPEC-03)', async () => {
    for (const id of ['beta', 'nobody', '']) {
      for (const response of await callAll({ key: 'platform-test', ...as(id) })) {
        expect([response.id, response.status]).toEqual([response.id, 403]);
        expect(response.body['error_code']).toMatch(/^REQUEST_FORBIDDEN/);
      }
    }
    for (const { id, status } of await callAll({ key: 'platform-test', ...as('branch') }))
      expect([id, status]).not.toEqual([id, 403]);
  });

  test('is ignored without the platform feature: the caller acts for itself (CORE-HDR-for_user_id-gate)', async () => {
    const { call, get, set } = openShop();
    const made = await call('/orders', { body: order, ...as('beta') });
    const path = `/orders/${made.body['id'] as string}`;
    expect((await get(path)).status).toBe(200);
    expect((await get(path, { key: 'beta-test' })).status).toBe(404);
    set('platform', { platform: false });
    const own = await call('/orders', { key: 'platform-test', body: order, ...as('branch') });
    expect((await get(`/orders/${own.body['id'] as string}`, { key: 'branch-test' })).status).toBe(
      404,
    );
  });
});

describe('order of checks', () => {
  const bad = { body: '{' };

  test('401 before 403, 403 before 400, 429 before 403, 400 before 404 (CORE-UNSPEC-07)', async () => {
    const { call } = openShop({ rates: { test: 2 } });
    expect((await call('/refunds', { key: null, ...bad })).status).toBe(401);
    expect((await call('/refunds', { key: 'alpha-nothing', ...bad })).status).toBe(403);
    expect((await call('/refunds', { key: 'alpha-nothing', ...bad })).status).toBe(403);
    expect((await call('/refunds', { key: 'alpha-nothing', ...bad })).status).toBe(429);
    expect((await call('/refunds', { key: null, ...bad })).status).toBe(401);
    expect((await call('/refunds', { key: 'beta-test', body: { order_id: 'no' } })).status).toBe(
      400,
    );
  });

  test('idempotency before 404: a key that was used with other parameters is 409 (CORE-UNSPEC-07)', async () => {
    const { call } = openShop();
    const headers = { 'idempotency-key': 'k' };
    const missing = { headers, body: { order_id: 'no', amount: 1 } };
    expect((await call('/refunds', missing)).status).toBe(404);
    const invalid = { headers, body: { order_id: 'no' } };
    expect((await call('/refunds', invalid)).status).toBe(409);
  });
});
