// Tests the list of payment requests: pages, filters and refusals.
import { instruments } from '@kasir/payments/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byAccount, byWallet, createMerchant } from '../testing/merchant.ts';
import { idsOf, pageOf, readAllPages } from '../testing/pagination.ts';

const url = '/payment_requests';

/** Creates a merchant with this number of requests, two in each second. */
const stocked = async (count: number) => {
  const merchant = createMerchant();
  const made: { id: string; reference_id: string }[] = [];
  for (let i = 0; i < count; i += 1) {
    if (i % 2 === 0) await merchant.advance(1_000);
    made.push(await merchant.request(byAccount({ reference_id: `order-${i % 3}` })));
  }
  return { ...merchant, made, newest: made.toReversed() };
};

describe('the list', () => {
  test('of a new account is empty (PR2-LIST-data)', async () => {
    const { call } = createMerchant();
    expect(await call('GET', url)).toMatchObject({
      status: 200,
      body: { data: [], has_more: false },
    });
  });

  test('contains the requests as single reads return them, newest first, ten by default (PR2-LIST-data, PR2-LIST-has_more, PR2-UNSPEC-02)', async () => {
    const { call, made, newest, read, pay } = await stocked(11);
    await pay(made[3]?.id ?? '');
    const page = await pageOf(call, url);
    expect(page.has_more).toBe(true);
    expect(idsOf([page])).toEqual(newest.slice(0, 10).map(({ id }) => id));
    for (const one of page.data) expect(await read(one.id)).toEqual(one);
  });

  test('is read completely by pages of any size, in both directions (PR2-LIST-after_id, PR2-LIST-has_more, PR2-CONF-05)', async () => {
    const { call, newest } = await stocked(12);
    const ids = newest.map(({ id }) => id);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 13 }), fc.nat(11), async (limit, from) => {
        const pages = await readAllPages(call, url, limit);
        expect(idsOf(pages)).toEqual(ids);
        expect(pages).toHaveLength(Math.ceil(ids.length / limit));
        const back = await readAllPages(call, url, limit, ids[from]);
        expect(idsOf(back.toReversed())).toEqual(ids.slice(0, from));
      }),
      { numRuns: 40 },
    );
  });

  test('is filtered by ids, references and customers, one or several (PR2-UNSPEC-02)', async () => {
    const { call, made, newest } = await stocked(7);
    const [first, second] = made;
    const found = async (query: string) => idsOf([await pageOf(call, `${url}?${query}`)]);
    const referenced = (...names: string[]) =>
      newest.filter(({ reference_id }) => names.includes(reference_id)).map(({ id }) => id);
    expect(await found(`id=${first?.id}`)).toEqual([first?.id]);
    for (const both of [
      `id=${first?.id}&id=${second?.id}`,
      `id[]=${first?.id}&id[]=${second?.id}`,
      `id=${first?.id},${second?.id}`,
    ])
      expect(await found(both)).toEqual([second?.id, first?.id]);
    expect(await found('reference_id=order-1')).toEqual(referenced('order-1'));
    expect(await found('reference_id[]=order-1&reference_id[]=order-2')).toEqual(
      referenced('order-1', 'order-2'),
    );
    expect(await found(`id=${first?.id}&reference_id=order-0`)).toEqual([first?.id]);
    for (const none of [
      `id=${first?.id}&reference_id=order-1`,
      'id=pr-1',
      'id=',
      `id=${first?.id.slice(3)}`,
      'reference_id=Order-1',
      'reference_id=order',
      'customer_id=cust-1',
    ])
      expect(await found(none)).toEqual([]);
  });

  test('contains only requests of the account of the caller', async () => {
    const sub = { id: 'a'.repeat(24), parent: 'b'.repeat(24), number: '000002' };
    const { call, request } = createMerchant({
      account: { id: sub.parent, platform: true },
      others: [sub],
    });
    const headers = { 'for-user-id': sub.id };
    const own = await request(byWallet());
    const { body: foreign } = await call('POST', url, byWallet(), { headers });
    const list = async (query: string, options = {}) =>
      (await call('GET', `${url}${query}`, undefined, options)).body;
    expect(idsOf([await list('')])).toEqual([own.id]);
    expect(idsOf([await list('', { headers })])).toEqual([foreign.id]);
    expect((await list(`?id=${foreign.id}`)).data).toEqual([]);
    expect((await list(`?after_id=${foreign.id}`)).error_code).toBe('API_VALIDATION_ERROR');
  });
});

describe('a list is refused', () => {
  test.each([
    ['limit=0', 'query.limit'],
    ['limit=101', 'query.limit'],
    ['limit=x', 'query.limit'],
    ['limit=1.5', 'query.limit'],
    ['after_id=pr-1', 'query.after_id'],
    ['before_id=pr-1', 'query.before_id'],
    ['after_id=x', 'query.after_id'],
    ['after_id=pr-1&before_id=pr-1', 'query.after_id'],
  ])('for %s, with an error at %s (PR2-UNSPEC-02)', async (query, path) => {
    const { call } = createMerchant();
    const { status, body } = await call('GET', `${url}?${query}`);
    expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(body.errors.map((one: { path: string }) => one.path)).toEqual([path]);
  });

  test('without a valid key (PR2-LIST-ERR-INVALID_API_KEY)', async () => {
    const { call } = createMerchant();
    for (const authorization of ['', 'Bearer x', 'Basic eDo=']) {
      const { status, body } = await call('GET', url, undefined, { headers: { authorization } });
      expect([status, body.error_code]).toEqual([401, 'INVALID_API_KEY']);
    }
  });

  test('for a key without permission to read money in (PR2-LIST-ERR-REQUEST_FORBIDDEN_ERROR)', async () => {
    const { call } = createMerchant();
    for (const [method, path] of [
      ['GET', url],
      ['GET', `${url}/pr-1`],
      ['POST', url],
      ['POST', '/v2/payment_methods'],
      ['GET', '/v2/payment_methods/pm-1'],
    ] as const) {
      const options = { permissions: ['transaction:write'] as const };
      const { status, body } = await call(method, path, undefined, options);
      expect([status, body.error_code]).toEqual([403, 'REQUEST_FORBIDDEN_ERROR']);
    }
  });

  test('with a server error when a row cannot be shown (PR2-LIST-ERR-SERVER_ERROR)', async () => {
    const { call, request, store, partition } = createMerchant();
    const { payment_method } = await request(byWallet());
    await store.exec(partition, (_, tx) => {
      const row = tx.get(instruments, payment_method.id.slice(3));
      if (row) tx.update(instruments, row, { state: { ...row.state, country: 'ZZ' } });
    });
    const { status, body } = await call('GET', url);
    expect([status, body.error_code]).toEqual([500, 'SERVER_ERROR']);
  });
});
