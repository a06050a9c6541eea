// Lists customers by their reference_id.
import { describe, expect, test } from 'vitest';
import {
  business,
  createCustomerMerchant,
  individual,
  platformAccount,
} from '../testing/customer-fixtures.ts';

describe('customers by reference_id', () => {
  test('are those with exactly this reference_id; without any, the list is empty (CUST-FIELD-reference_id, CUST-GET-reference_id, CUST-GET-data, CUST-GET-has_more, CUST-UNSPEC-01, CUST-UNSPEC-10)', async () => {
    const { create, find } = createCustomerMerchant();
    const made = [await create(individual({ reference_id: 'a &+%' })), await create(business())];
    for (const customer of made) {
      const { status, body } = await find(customer.reference_id);
      expect([status, body]).toEqual([200, { data: [customer], has_more: false }]);
    }
    for (const other of ['a', 'A &+%', 'business', made[0].id])
      expect((await find(other)).body).toEqual({ data: [], has_more: false });
  });

  test('need a reference_id (CUST-GET-reference_id)', async () => {
    const { call } = createCustomerMerchant();
    for (const query of ['', '?reference_id=', '?limit=5']) {
      expect(await call('GET', `/customers${query}`)).toMatchObject({
        status: 400,
        body: { error_code: 'API_VALIDATION_ERROR', errors: [{ path: 'query.reference_id' }] },
      });
    }
  });

  test('are paged like other lists (CUST-UNSPEC-05)', async () => {
    const { create, find } = createCustomerMerchant();
    const { id } = await create(individual());
    const other = await create(business());
    for (const [rest, ids] of [
      ['&limit=1', [id]],
      ['&limit=100', [id]],
      [`&after_id=${other.id}`, [id]],
      [`&after_id=${id}`, []],
      [`&before_id=${id}`, []],
      [`&after_id=${id.slice('cust-'.length)}`, []],
    ] as const) {
      const { body } = await find('person-1', rest);
      expect([rest, body.data.map((one: { id: string }) => one.id)]).toEqual([rest, ids]);
      expect(body.has_more).toBe(false);
    }
    for (const [rest, path] of [
      ['&limit=0', 'query.limit'],
      ['&limit=101', 'query.limit'],
      ['&after_id=cust-x', 'query.after_id'],
      [`&after_id=${id}&before_id=${id}`, 'query.after_id'],
    ]) {
      expect(await find('person-1', rest)).toMatchObject({
        status: 400,
        body: { error_code: 'API_VALIDATION_ERROR', errors: [{ path }] },
      });
    }
  });

  test('are read with and without a version (CUST-GET-HDR-api_version)', async () => {
    const { create, find } = createCustomerMerchant();
    await create(individual());
    const plain = await find('person-1');
    for (const name of ['api-version', 'x-api-version'])
      expect(await find('person-1', '', { [name]: '2020-10-31' })).toMatchObject({
        status: 200,
        body: plain.body,
      });
  });

  test('of a sub-account are read with its header only (CUST-GET-HDR-for_user_id)', async () => {
    const { call, find } = createCustomerMerchant(platformAccount);
    const headers = { 'for-user-id': 'branch' };
    const { body } = await call('POST', '/customers', individual(), { headers });
    expect((await find('person-1', '', headers)).body.data).toEqual([body]);
    expect((await find('person-1')).body.data).toEqual([]);
  });
});
