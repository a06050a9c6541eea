// Idempotency through the whole pipeline: replays, conflicts, and requests that leave a key unused.
import { describe, expect, test } from 'vitest';
import {
  openShop,
  rawRequest,
  type Call,
  type Reply,
  type Shop,
} from '../testing/internal/shop.ts';

const HOUR = 3_600_000;
const key = (value: string, name = 'idempotency-key'): Call => ({ headers: { [name]: value } });
const order = (reference: string) => ({ reference_id: reference, amount: 500 });
const idOf = ({ body }: Reply): string => body['id'] as string;

const isReplay = ({ headers }: Reply): boolean => headers['idempotency-replayed'] === 'true';

const expectReplay = (again: Reply, first: Reply): void => {
  expect([again.status, again.text, isReplay(again)]).toEqual([first.status, first.text, true]);
  expect(again.headers['request-id']).not.toBe(first.headers['request-id']);
};

const expectConflict = ({ status, body }: Reply): void =>
  expect([status, body['error_code']]).toEqual([409, 'IDEMPOTENCY_ERROR']);

/** An order that is paid, with its id. */
const paidOrder = async (shop: Shop): Promise<string> => {
  const id = idOf(await shop.call('/orders', { body: order('paid') }));
  expect((await shop.call(`/orders/${id}/pay!`)).status).toBe(200);
  return id;
};

describe('a repeated key', () => {
  test('replays the response of a POST byte for byte and creates no second object (IDEM-02, IDEM-04, IDEM-HDR-idempotency_key, IDEM-CONF-01)', async () => {
    const shop = openShop();
    const call = { ...key('k'), body: order('a') };
    const first = await shop.call('/orders', call);
    expect([first.status, isReplay(first)]).toEqual([201, false]);
    for (let i = 0; i < 3; i += 1) expectReplay(await shop.call('/orders', call), first);
    const other = await shop.call('/orders', { body: order('a') });
    expect(other.body['error_code']).toBe('DUPLICATE_ERROR');
  });

  test('replays a PATCH, so that a later change survives (IDEM-03)', async () => {
    const shop = openShop();
    const path = `/orders/${idOf(await shop.call('/orders', { body: order('a') }))}`;
    const patch = (note: string, call: Call = {}) =>
      shop.call(path, { method: 'PATCH', body: { note }, ...call });
    const first = await patch('first', key('k'));
    expect((await patch('second')).body['note']).toBe('second');
    expectReplay(await patch('first', key('k')), first);
    expect((await shop.get(path)).body['note']).toBe('second');
  });

  test('replays an error of the decision although its cause is gone (IDEM-05, IDEM-04)', async () => {
    const shop = openShop();
    const id = idOf(await shop.call('/orders', { body: order('a') }));
    const refund = { ...key('k'), body: { order_id: id, amount: 500 } };
    const first = await shop.call('/refunds', refund);
    expect([first.status, first.body['error_code']]).toEqual([400, 'INELIGIBLE_TRANSACTION']);
    await shop.call(`/orders/${id}/pay!`);
    expectReplay(await shop.call('/refunds', refund), first);
    expect(shop.observed.at(-1)?.errorCode).toBe('INELIGIBLE_TRANSACTION');
    expect((await shop.call('/refunds', { ...refund, ...key('l') })).status).toBe(201);
  });

  test('replays a 400 of validation; a corrected body needs a new key (IDEM-05, IDEM-06, IDEM-UNSPEC-03)', async () => {
    const shop = openShop();
    const bad = { ...key('k'), body: { reference_id: 'a' } };
    const first = await shop.call('/orders', bad);
    expect(first.status).toBe(400);
    expectReplay(await shop.call('/orders', bad), first);
    expectConflict(await shop.call('/orders', { ...key('k'), body: order('a') }));
    expect((await shop.call('/orders', { ...key('l'), body: order('a') })).status).toBe(201);
  });

  test('with another payload is 409 IDEMPOTENCY_ERROR and has no effect (IDEM-07, ERR-CODE-IDEMPOTENCY_ERROR, IDEM-UNSPEC-06)', async () => {
    const shop = openShop();
    const first = await shop.call('/orders', { ...key('k'), body: order('a') });
    const changes = [
      { body: { ...order('a'), amount: 501 } },
      { body: { ...order('a'), note: 'x' } },
      { body: { ...order('a'), note: null } },
      { body: { ...order('a'), unknown: 1 } },
      { body: order('b') },
      { body: order('a'), query: 'dry=true' },
      { body: '{}' },
    ];
    for (const change of changes)
      expectConflict(await shop.call('/orders', { ...key('k'), ...change }));
    const acting = { 'idempotency-key': 'k', 'with-split-rule': 'r' };
    expectConflict(await shop.call('/orders', { headers: acting, body: order('a') }));
    expectReplay(await shop.call('/orders', { ...key('k'), body: order('a') }), first);
    expect((await shop.call('/orders', { body: order('b') })).status).toBe(201);
  });

  test('sends no second event', async () => {
    const shop = openShop();
    const id = idOf(await shop.call('/orders', { body: order('a') }));
    const pay = () => shop.call(`/orders/${id}/pay!`, key('k'));
    const first = await pay();
    expectReplay(await pay(), first);
    expect(await shop.store.claim(10, 1_000)).toHaveLength(1);
  });
});

describe('the header', () => {
  test('may be spelled x-idempotency-key; both must agree (IDEM-HDR-x_idempotency_key, IDEM-CONF-02)', async () => {
    const shop = openShop();
    const first = await shop.call('/orders', { ...key('k'), body: order('a') });
    const other = { ...key('k', 'x-idempotency-key'), body: order('a') };
    expectReplay(await shop.call('/orders', other), first);
    const both = (a: string, b: string) =>
      shop.call('/orders', {
        headers: { 'idempotency-key': a, 'x-idempotency-key': b },
        body: order('a'),
      });
    expectReplay(await both('k', 'k'), first);
    const differ = await both('k', 'l');
    expect([differ.status, differ.body['error_code']]).toEqual([400, 'API_VALIDATION_ERROR']);
  });

  test('is X-EXTERNAL-ID at endpoints of the bank standard, whose X-TIMESTAMP is not compared (IDEM-CONF-02)', async () => {
    const shop = openShop();
    const bind = (id: string, time: string, phone = '1') =>
      shop.call('/bindings', {
        headers: { 'x-external-id': id, 'x-timestamp': time, 'idempotency-key': time },
        body: { phone },
      });
    const first = await bind('k', '2026-01-01T00:00:00Z');
    expect(first.status).toBe(200);
    expectReplay(await bind('k', '2026-01-01T00:00:09Z'), first);
    expectConflict(await bind('k', '2026-01-01T00:00:00Z', '2'));
    expect(idOf(await bind('l', '2026-01-01T00:00:00Z'))).not.toBe(idOf(first));
  });

  test('has 1 to 100 characters (IDEM-10, IDEM-UNSPEC-05, LIMIT-11)', async () => {
    const shop = openShop();
    for (const [length, status] of [
      [1, 201],
      [100, 201],
      [101, 400],
      [0, 400],
    ] as const) {
      const response = await shop.call('/orders', {
        ...key('k'.repeat(length)),
        body: order(`of ${length}`),
      });
      expect([length, response.status]).toEqual([length, status]);
      if (status === 400) expect(response.body['error_code']).toBe('API_VALIDATION_ERROR');
    }
  });

  test('is ignored by reads and by endpoints without idempotency (IDEM-01, IDEM-UNSPEC-07)', async () => {
    const shop = openShop();
    const body = { external_id: 'a', amount: 1 };
    expect((await shop.call('/forms', { ...key('k'), body })).status).toBe(200);
    const other = await shop.call('/forms', { ...key('k'), body: { ...body, amount: 2 } });
    expect([other.status, other.body['amount'], isReplay(other)]).toEqual([200, 2, false]);
    const path = `/orders/${idOf(await shop.call('/orders', { body: order('a') }))}`;
    const reads = await Promise.all([1, 2, 3].map(() => shop.get(path, key('k'))));
    for (const read of reads)
      expect([read.status, read.text, isReplay(read)]).toEqual([200, reads[0]?.text, false]);
  });

  test('may be omitted: then no response is stored', async () => {
    const shop = openShop();
    expect((await shop.call('/orders', { body: order('a') })).status).toBe(201);
    expect((await shop.call('/orders', { body: order('a') })).status).toBe(409);
  });
});

describe('the scope of a key', () => {
  test('is the account, the mode and the endpoint (IDEM-UNSPEC-01)', async () => {
    const shop = openShop();
    const id = await paidOrder(shop);
    const fresh = async (path: string, call: Call) => {
      const response = await shop.call(path, {
        ...call,
        headers: { ...key('k').headers, ...call.headers },
      });
      expect([response.status < 300, isReplay(response)]).toEqual([true, false]);
    };
    await fresh('/orders', { body: order('a') });
    await fresh('/refunds', { body: { order_id: id, amount: 1 } });
    await fresh(`/orders/${id}`, { method: 'PATCH', body: { note: 'x' } });
    await fresh(`/orders/${id}`, { method: 'DELETE' });
    await fresh('/orders', { body: order('a'), key: 'alpha-live' });
    await fresh('/orders', { body: order('a'), key: 'beta-test' });
    await fresh('/orders', { body: order('a'), key: 'platform-test' });
    const branch = { 'for-user-id': 'branch' };
    await fresh('/orders', { body: order('a'), key: 'platform-test', headers: branch });
    const own = await shop.call('/orders', { ...key('k'), body: order('a'), key: 'branch-test' });
    expect(isReplay(own)).toBe(true);
  });

  test('is the resource in the path, however the path is spelled (IDEM-UNSPEC-01)', async () => {
    const shop = openShop();
    const ids = await Promise.all(
      ['a', 'b'].map(async (name) => idOf(await shop.call('/orders', { body: order(name) }))),
    );
    const [a = '', b = ''] = ids;
    const pay = (id: string, end = '') => shop.call(`/orders/${id}/pay!${end}`, key('k'));
    const first = await pay(a);
    expect([first.status, idOf(first)]).toEqual([200, a]);
    const other = await pay(b);
    expect([other.status, idOf(other), isReplay(other)]).toEqual([200, b, false]);
    expectReplay(await pay(a, '/'), first);
    const escaped = `%${a.charCodeAt(0).toString(16)}${a.slice(1)}`;
    expectReplay(await pay(escaped), first);
  });
});

describe('a key stays unused', () => {
  test('after 401, 403, 429 and a request that cannot be read (IDEM-UNSPEC-03)', async () => {
    const shop = openShop({ rates: { test: 6 } });
    const call = { ...key('k'), body: order('a') };
    const spoiled: readonly [Call, number][] = [
      [{ key: null }, 401],
      [{ key: 'alpha-nothing' }, 403],
      [{ key: 'alpha-public' }, 403],
      [{ body: '{"reference_id":' }, 400],
      [{ headers: { ...call.headers, 'content-type': 'text/plain' } }, 400],
      [{ headers: { ...call.headers, 'api-version': 'latest' } }, 400],
      [{ headers: { ...call.headers, 'x-idempotency-key': 'other' } }, 400],
      [{}, 429],
    ];
    for (const [change, status] of spoiled)
      expect((await shop.call('/orders', { ...call, ...change })).status).toBe(status);
    shop.clock.advance(60_000);
    const response = await shop.call('/orders', call);
    expect([response.status, isReplay(response)]).toEqual([201, false]);
  });

  test('after any response of 500 and above (IDEM-08, IDEM-UNSPEC-03)', async () => {
    const shop = openShop();
    const id = await paidOrder(shop);
    for (const how of ['throw', 'undeclared', 'misshapen', 'unbalanced', 'never']) {
      const call = { ...key('k'), body: { how } };
      for (const _ of [1, 2]) {
        const response = await shop.call('/broken', call);
        expect([how, response.status, isReplay(response)]).toEqual([how, 500, false]);
      }
    }
    const away = await shop.call('/refunds', { ...key('k'), body: { order_id: id, amount: 503 } });
    expect([away.status, away.body['error_code']]).toEqual([503, 'CHANNEL_UNAVAILABLE']);
    const again = await shop.call('/refunds', { ...key('k'), body: { order_id: id, amount: 500 } });
    expect([again.status, isReplay(again)]).toEqual([201, false]);
  });
});

describe('time and concurrency', () => {
  test('a key is kept for 24 hours: replayed after 23:59, new at 24:00 (IDEM-11, LIMIT-11)', async () => {
    const shop = openShop({ rates: { test: 0, address: 0 } });
    const id = idOf(await shop.call('/orders', { body: order('a') }));
    const refund = { ...key('k'), body: { order_id: id, amount: 500 } };
    const first = await shop.call('/refunds', refund);
    expect(first.status).toBe(400);
    await shop.call(`/orders/${id}/pay!`);
    shop.clock.advance(24 * HOUR - 60_000);
    expectReplay(await shop.call('/refunds', refund), first);
    shop.clock.advance(59_999);
    expectReplay(await shop.call('/refunds', refund), first);
    shop.clock.advance(1);
    const fresh = await shop.call('/refunds', refund);
    expect([fresh.status, isReplay(fresh)]).toEqual([201, false]);
    shop.clock.advance(24 * HOUR - 1);
    expectReplay(await shop.call('/refunds', refund), fresh);
    expect(await shop.store.sweep(10)).toBe(0);
    shop.clock.advance(1);
    expect(await shop.store.sweep(10)).toBe(1);
  });

  test('300 equal requests at once have one effect and one response (IDEM-UNSPEC-02)', async () => {
    const shop = openShop();
    const request = rawRequest('/orders', { ...key('k'), body: order('a') });
    const responses = await Promise.all(
      Array.from({ length: 300 }, async () => shop.pipeline.handle(request)),
    );
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses.every(({ status }) => status === 201)).toBe(true);
    const replayed = responses.filter(({ headers }) => headers['idempotency-replayed'] === 'true');
    expect(replayed).toHaveLength(299);
    expect(new Set(responses.map(({ headers }) => headers['request-id'])).size).toBe(300);
  });

  test('300 different requests under one key at once have one effect', async () => {
    const shop = openShop();
    const responses = await Promise.all(
      Array.from({ length: 300 }, (_, i) =>
        shop.call('/orders', { ...key('k'), body: order(`${i}`) }),
      ),
    );
    const made = responses.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    for (const response of responses) if (response.status !== 201) expectConflict(response);
  });
});
