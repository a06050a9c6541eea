// Responses of the whole pipeline: always JSON, declared statuses, errors with a remedy.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractsOf } from '../contract.ts';
import { toIsoString } from '../text.ts';
import { orders, shopContracts } from '../testing/internal/shop-contracts.ts';
import { storedResponses } from './idempotency.ts';
import {
  openShop,
  rawRequest,
  type Call,
  type Reply,
  type Shop,
} from '../testing/internal/shop.ts';

const contracts = contractsOf(shopContracts);
const edge: Readonly<Record<string, number>> = { NOT_FOUND: 404, METHOD_NOT_ALLOWED: 405 };
const order = { reference_id: 'order 1', amount: 500 };

/** Asserts the properties of every response (CORE-02, CORE-03, ERR-01, ERR-03). */
const assertSound = ({ status, headers, text, body }: Reply, endpoint: string | null): void => {
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['request-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(text).not.toBe('');
  if (status < 300) return expect(body).not.toHaveProperty('error_code');
  const contract = contracts.find(({ id }) => id === endpoint);
  const { error_code, message } = body;
  expect(error_code).toMatch(/^[A-Z_]+$/);
  expect(message).toMatch(/\w.*[.?]$/);
  const declared = contract?.errors ?? edge;
  expect([error_code, declared[error_code as string]]).toEqual([error_code, status]);
};

const last = (shop: Shop): string | null => shop.observed.at(-1)?.endpoint ?? null;

describe('every response', () => {
  test('is JSON with a declared status and code, whatever is wrong with the request (CORE-02, CORE-03, ERR-01, ERR-03)', async () => {
    const shop = openShop();
    const calls: readonly Call[] = [
      {},
      { key: null },
      { key: 'alpha-nothing' },
      { body: '{' },
      { body: '[]' },
      { body: { how: 'throw' } },
      { headers: { 'content-type': 'text/plain' }, body: 'x' },
      { headers: { 'api-version': 'latest' } },
      { headers: { 'idempotency-key': 'k'.repeat(101) } },
      { query: 'kinds=Z&limit=x' },
      { query: 'a[b]=1&a=2' },
    ];
    for (const { method, path } of contracts) {
      for (const call of calls) {
        const returned = await shop.call(path.replace('{id}', 'no'), { method, ...call });
        assertSound(returned, last(shop));
      }
    }
    const statuses = new Set(shop.observed.map(({ status }) => status));
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([
      200, 400, 401, 403, 404, 422, 429, 500,
    ]);
  });

  test('to any generated request is JSON with a declared code, and never 500 (CORE-02, ERR-01)', async () => {
    const shop = openShop();
    const path = fc.oneof(
      fc.constantFrom('/orders', '/orders/x', '/refunds', '/forms', '/orders/count', '/none'),
      fc.string().map((text) => `/${text}`),
    );
    const request = fc.record({
      method: fc.constantFrom('GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'TRACE', 'x'),
      path,
      query: fc.oneof(fc.constant(''), fc.string(), fc.constant('limit=1&kinds[]=A')),
      key: fc.constantFrom(null, 'alpha-test', 'alpha-live', 'platform-test'),
      body: fc.oneof(fc.jsonValue(), fc.string(), fc.uint8Array(), fc.constant(order)),
      headers: fc.dictionary(
        fc.constantFrom('content-type', 'idempotency-key', 'api-version', 'for-user-id'),
        fc.oneof(fc.string(), fc.constant('application/json')),
      ),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ path, ...call }) => {
        const returned = await shop.call(path, call);
        assertSound(returned, last(shop));
        expect(returned.status).toBeLessThan(500);
      }),
      { numRuns: 1_000 },
    );
  });

  test('has its own Request-ID, which observers also receive (CORE-HDR-request_id)', async () => {
    const shop = openShop({ rates: { address: 9 } });
    const seen: (string | undefined)[] = [];
    for (const call of [{ body: order }, { key: null }, { body: '{' }, { method: 'PUT' }])
      seen.push((await shop.call('/orders', call)).headers['request-id']);
    for (let i = 0; i < 10; i += 1) seen.push((await shop.get('/nowhere')).headers['request-id']);
    expect(new Set(seen).size).toBe(14);
    expect(shop.observed.map(({ requestId }) => requestId)).toEqual(seen);
    expect(shop.observed.at(-1)?.status).toBe(429);
  });
});

describe('statuses', () => {
  test('200 for an existing object and 404 for a missing one (ERR-STATUS-200, ERR-STATUS-404)', async () => {
    const { call, get } = openShop();
    const made = await call('/orders', { body: order });
    const found = await get(`/orders/${made.body['id'] as string}`);
    expect([found.status, found.body]).toEqual([200, made.body]);
    expect(await get('/orders/0199-unknown')).toMatchObject({
      status: 404,
      body: { error_code: 'DATA_NOT_FOUND' },
    });
  });

  test('that the general table of the specification does not list are those of the endpoint (ERR-CONF-01)', async () => {
    const { call } = openShop();
    const made = await call('/orders', { body: order });
    expect(made.status).toBe(201);
    expect((await call('/orders', { body: order })).status).toBe(409);
    expect((await call('/bindings', { body: {} })).status).toBe(422);
    const away = { order_id: made.body['id'], amount: 503 };
    expect((await call('/refunds', { body: away })).status).toBe(503);
  });

  test('404 for an unknown path, 405 with the allowed methods, and 400 for an unsupported content type (CORE-UNSPEC-06)', async () => {
    const { call, get } = openShop();
    expect(await get('/nowhere')).toMatchObject({ status: 404, body: { error_code: 'NOT_FOUND' } });
    expect(await call('/orders', { method: 'DELETE' })).toMatchObject({
      status: 405,
      headers: { allow: 'POST, OPTIONS' },
      body: { error_code: 'METHOD_NOT_ALLOWED' },
    });
    const returned = await call('/orders', {
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(order),
    });
    expect(returned).toMatchObject({ status: 400, body: { error_code: 'API_VALIDATION_ERROR' } });
    expect(returned.body['errors']).toEqual([
      { path: 'header.content-type', message: 'Must be application/json.' },
    ]);
  });

  test('HEAD has the response of GET, and OPTIONS returns the methods of the path', async () => {
    const { call, get } = openShop();
    const made = await call('/orders', { body: order });
    const path = `/orders/${made.body['id'] as string}`;
    const head = await call(path, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, (await get(path)).text]);
    const options = await call(path, { method: 'OPTIONS', key: null });
    const { allow, 'content-type': type } = options.headers;
    expect([options.status, options.text, type]).toEqual([204, '', undefined]);
    expect(allow).toBe('GET, HEAD, PATCH, DELETE, OPTIONS');
    expect((await call('/nowhere', { method: 'OPTIONS' })).status).toBe(404);
  });
});

describe('when the server fails', () => {
  const wrong = ['throw', 'undeclared', 'misshapen', 'unbalanced', 'never'];

  test('the response is 500 SERVER_ERROR without the cause, and nothing is stored (ERR-STATUS-500, ERR-CODE-SERVER_ERROR, ERR-03)', async () => {
    for (const how of wrong) {
      const shop = openShop();
      const headers = { 'idempotency-key': 'k' };
      const returned = await shop.call('/broken', { headers, body: { how } });
      assertSound(returned, 'broken.create');
      expect([how, returned.status, returned.body['error_code']]).toEqual([
        how,
        500,
        'SERVER_ERROR',
      ]);
      expect(returned.text).not.toMatch(/decision|declared|balance/);
      expect(await shop.store.partitions()).toEqual([]);
      expect(shop.observed[0]?.error === undefined).toBe(how === 'never');
    }
  });

  test('an outcome that was stored before the failure is replayed by the key and can be read (IDEM-08)', async () => {
    const inner = openShop();
    let lost = true;
    const shop = openShop({
      store: Object.assign(Object.create(inner.store), {
        exec: async (...all: Parameters<typeof inner.store.exec>) => {
          const result = await inner.store.exec(...all);
          if (lost) throw new Error('the connection broke after the commit');
          return result;
        },
        view: inner.store.view.bind(inner.store),
      }),
    });
    const call = { headers: { 'idempotency-key': 'k' }, body: order };
    expect((await shop.call('/orders', call)).status).toBe(500);
    lost = false;
    const again = await shop.call('/orders', call);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect((await shop.get(`/orders/${again.body['id'] as string}`)).status).toBe(200);
  });

  test('a failing directory or rate limiter also leads to a 500, never to a rejected promise', async () => {
    const broken = () => {
      throw new Error('gone');
    };
    for (const part of [
      { directory: { key: broken, account: broken, subAccount: broken, partner: broken } },
      { limiter: { take: broken } },
    ]) {
      const { pipeline } = openShop(part);
      expect((await pipeline.handle(rawRequest('/orders', { body: order }))).status).toBe(500);
    }
  });

  test('a refusal discards the earlier writes of the decision', async () => {
    const shop = openShop();
    const { body } = await shop.call('/orders', { body: order });
    const refund = { body: { order_id: body['id'], amount: 1 } };
    expect((await shop.call('/refunds', refund)).status).toBe(400);
    const again = { reference_id: `trace of ${body['id'] as string}`, amount: 1 };
    expect((await shop.call('/orders', { body: again })).status).toBe(201);
  });
});

test('an endpoint may add fields to every error body, also to the errors of the pipeline', async () => {
  const { call } = openShop();
  const headers = { 'x-external-id': 'k', 'x-timestamp': '2026-01-01T00:00:00Z' };
  for (const [how, expected] of [
    [{ key: null }, 401],
    [{ key: 'alpha-nothing' }, 403],
    [{}, 422],
    [{ body: '{' }, 422],
    [{ headers, body: { phone: 'throw' } }, 500],
  ] as const) {
    const { status, body } = await call('/bindings', how);
    expect([status, body['responseCode'], body['responseMessage']]).toEqual([
      expected,
      `${expected}00`,
      body['message'],
    ]);
    expect(body['error_code']).toMatch(/^[A-Z_]+$/);
  }
});

test('the store receives the rows that a decision will read before it runs', async () => {
  const { store } = openShop();
  const needs: unknown[] = [];
  const exec: typeof store.exec = (partition, decide, options) => {
    needs.push(options?.needs);
    return store.exec(partition, decide, options);
  };
  const { call } = openShop({ store: Object.assign(Object.create(store), { exec }) });
  const body = { order_id: 'o', amount: 1 };
  await call('/refunds', { body });
  await call('/refunds', { body, headers: { 'idempotency-key': 'k' } });
  await call('/refunds', { body: {}, headers: { 'idempotency-key': 'l' } });
  const own = { kind: storedResponses, id: expect.stringMatching(/^[\w-]{43}$/) };
  expect(needs).toEqual([[{ kind: orders, id: 'o' }], [own, { kind: orders, id: 'o' }], [own]]);
});

test('timestamps are those of the decision, in UTC (CORE-10)', async () => {
  const { call, clock } = openShop();
  clock.advance(12_345);
  const { body } = await call('/orders', { body: order });
  expect(body['created']).toBe(toIsoString(clock.now()));
  expect(body['created']).toMatch(/Z$/);
});

test('the report of a request shows its headers, path and body only masked', async () => {
  const shop = openShop();
  const body = { note: 'fragile', card_number: '4000000000001000' };
  await shop.call('/orders/secret-id', { method: 'PATCH', body });
  expect(shop.observed).toMatchObject([
    {
      requestId: '1'.padStart(32, '0'),
      method: 'PATCH',
      endpoint: 'orders.note',
      status: 404,
      account: 'alpha',
      mode: 'test',
      errorCode: 'DATA_NOT_FOUND',
    },
  ]);
  expect(JSON.stringify(shop.observed)).not.toContain('secret-id');
  expect(shop.observed[0]?.masked()).toMatchObject({
    path: '/orders/secret-id',
    body: { note: 'fragile' },
    response: { error_code: 'DATA_NOT_FOUND' },
  });
});
