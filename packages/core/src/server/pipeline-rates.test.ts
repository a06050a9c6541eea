// Rate limits through the whole pipeline: real quotas, and time that only the test advances.
import { describe, expect, test } from 'vitest';
import { openShop, rawRequest, type Call, type Shop } from '../testing/internal/shop.ts';

const MINUTE = 60_000;

/** How many of `count` equal requests were admitted, and the last response. */
const send = async (shop: Shop, count: number, path: string, call: Call = {}) => {
  const request = rawRequest(path, { method: 'GET', ...call });
  const responses = await Promise.all(
    Array.from({ length: count }, async () => shop.pipeline.handle(request)),
  );
  return {
    admitted: responses.filter(({ status }) => status !== 429).length,
    last: responses.at(-1),
  };
};

const order = '/orders/none';

describe('quotas of a minute', () => {
  test('6000 live requests for each endpoint and account, the next is refused (RATE-01, RATE-05, ERR-STATUS-429, ERR-CODE-RATE_LIMIT_EXCEEDED)', async () => {
    const shop = openShop();
    const live = { key: 'alpha-live' };
    expect((await send(shop, 6_000, order, live)).admitted).toBe(6_000);
    const next = await shop.get(order, live);
    expect(next).toMatchObject({
      status: 429,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'rate-limit-limit': '6000',
        'rate-limit-remaining': '0',
        'rate-limit-reset': '60',
        'retry-after': '60',
      },
      body: { error_code: 'RATE_LIMIT_EXCEEDED' },
    });
  });

  test('3000 test requests, or 60 when so configured (RATE-02, RATE-CONF-01)', async () => {
    for (const [shop, quota] of [
      [openShop(), 3_000],
      [openShop({ rates: { test: 60 } }), 60],
    ] as const) {
      const { admitted, last } = await send(shop, quota + 1, order);
      expect([admitted, last?.status]).toEqual([quota, 429]);
      expect(last?.headers['rate-limit-limit']).toBe(String(quota));
    }
  });

  test('18000 requests from an address over all accounts and endpoints (RATE-03)', async () => {
    const shop = openShop();
    const paths = [order, '/orders/count', '/nowhere'];
    const keys = ['alpha-test', 'alpha-live', 'beta-test', 'platform-test', null];
    let sent = 0;
    for (const path of paths) {
      for (const key of keys) {
        for (const method of ['GET', 'HEAD']) {
          await send(shop, 600, path, { key, method });
          sent += 600;
        }
      }
    }
    expect(sent).toBe(18_000);
    const refused = await shop.get('/nowhere', { key: null });
    expect([refused.status, refused.body['error_code']]).toEqual([429, 'RATE_LIMIT_EXCEEDED']);
    expect(refused.headers['rate-limit-limit']).toBe('18000');
    expect((await shop.get('/nowhere', { address: '192.0.2.2' })).status).toBe(404);
  });

  test('slide: nothing is reset at a full minute, each request allows another one a minute later (RATE-04)', async () => {
    const shop = openShop({ rates: { test: 10 } });
    shop.clock.advance(45_000);
    expect((await send(shop, 6, order)).admitted).toBe(6);
    shop.clock.advance(10_000);
    expect((await send(shop, 6, order)).admitted).toBe(4);
    shop.clock.advance(10_000);
    expect((await send(shop, 1, order)).admitted).toBe(0);
    shop.clock.advance(MINUTE - 20_000);
    expect((await send(shop, 10, order)).admitted).toBe(6);
    shop.clock.advance(10_000);
    expect((await send(shop, 10, order)).admitted).toBe(4);
  });

  test('are counted for each endpoint, account and mode (RATE-08, RATE-UNSPEC-02)', async () => {
    const shop = openShop({ rates: { test: 2, live: 2 } });
    expect((await send(shop, 3, '/orders/a')).admitted).toBe(2);
    expect((await shop.get('/orders/b')).status).toBe(429);
    expect((await shop.call('/orders/b', { method: 'PATCH' })).status).not.toBe(429);
    expect((await shop.get('/orders/count')).status).toBe(200);
    expect((await shop.get('/orders/b', { key: 'beta-test' })).status).toBe(404);
    expect((await shop.get('/orders/b', { key: 'alpha-live' })).status).toBe(404);
    expect((await shop.get('/orders/b', { key: 'alpha-reader' })).status).toBe(429);
  });

  test('count a platform\u2019s request for the account it acts for (RATE-UNSPEC-03)', async () => {
    const shop = openShop({ rates: { test: 2 } });
    const key = 'platform-test';
    const headers = { 'for-user-id': 'branch' };
    expect((await send(shop, 3, order, { key, headers })).admitted).toBe(2);
    expect((await shop.get(order, { key: 'branch-test' })).status).toBe(429);
    expect((await shop.get(order, { key })).status).toBe(404);
  });

  test('can be set for an endpoint or an account, and are disabled by 0 (RATE-06, RATE-07)', async () => {
    const own = openShop();
    expect((await send(own, 10, '/orders/count')).admitted).toBe(5);
    own.set('alpha', { rates: { test: 8 } });
    expect((await send(own, 10, '/orders/count')).admitted).toBe(3);
    expect((await send(own, 10, order)).admitted).toBe(8);
    expect((await send(own, 10, '/orders/count', { key: 'alpha-live' })).admitted).toBe(5);
    const off = openShop({ rates: { test: 0, address: 0 } });
    const { admitted, last } = await send(off, 20, '/orders/count');
    expect(admitted).toBe(20);
    expect(Object.keys(last?.headers ?? {}).filter((name) => name.startsWith('rate'))).toEqual([]);
    off.set('alpha', { rates: { test: 3 } });
    expect((await send(off, 5, order)).admitted).toBe(3);
    off.set('alpha', { rates: { test: 0 } });
    expect((await send(off, 5, order)).admitted).toBe(5);
  });

  test('a refused request has no effect and is not counted (RATE-05, RATE-UNSPEC-06)', async () => {
    const shop = openShop({ rates: { test: 1 } });
    const body = { reference_id: 'a', amount: 5 };
    const call = { body, headers: { 'idempotency-key': 'k' } };
    expect((await shop.call('/orders', { ...call, body: {} })).status).toBe(400);
    for (let i = 0; i < 5; i += 1) expect((await shop.call('/orders', call)).status).toBe(429);
    shop.clock.advance(MINUTE);
    const after = await shop.call('/orders', { body, headers: { 'idempotency-key': 'l' } });
    expect(after.status).toBe(201);
  });
});

test('every response has the state of the limit in its headers, in whole numbers (RATE-HDR-limit, RATE-HDR-remaining, RATE-HDR-reset, RATE-UNSPEC-01)', async () => {
  const shop = openShop({ rates: { test: 3, address: 8 } });
  const seen = [];
  for (const [path, key] of [
    [order, 'alpha-test'],
    [order, 'alpha-test'],
    [order, 'alpha-nothing'],
    [order, 'alpha-test'],
    [order, null],
    ['/nowhere', 'alpha-test'],
    ['/orders', 'alpha-test'],
    [order, 'beta-test'],
    [order, 'beta-test'],
  ] as const) {
    shop.clock.advance(1_500);
    const { status, headers } = await shop.get(path, { key });
    seen.push([
      status,
      headers['rate-limit-limit'],
      headers['rate-limit-remaining'],
      headers['rate-limit-reset'],
    ]);
  }
  expect(seen).toEqual([
    [404, '3', '2', '60'],
    [404, '3', '1', '59'],
    [403, '3', '0', '57'],
    [429, '3', '0', '56'],
    [401, '8', '3', '54'],
    [404, '8', '2', '53'],
    [405, '8', '1', '51'],
    [404, '3', '2', '60'],
    [429, '8', '0', '48'],
  ]);
});
