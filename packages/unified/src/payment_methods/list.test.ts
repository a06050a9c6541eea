// Tests the list of payment methods: its filters, its order, its pages.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  methodBodies,
  savedWallet,
  siti,
  createMethodMerchant,
  type MethodMerchant,
} from '../testing/payment-method-fixtures.ts';
import { accountMethod } from '../testing/merchant.ts';
import { idsOf, readAllPages } from '../testing/pagination.ts';

const url = '/v2/payment_methods';

const listed = async ({ call }: MethodMerchant, query = '') =>
  (await call('GET', `${url}${query}`)).body;

/** Creates a method of each type and two more, with different statuses. */
const stocked = async () => {
  const merchant = createMethodMerchant();
  const made = [];
  for (const [n, body] of methodBodies.entries()) {
    made.push(await merchant.make({ ...body, reference_id: `m-${n % 3}` }));
    await merchant.advance(1);
  }
  const saved = await merchant.make(savedWallet());
  await merchant.chooseOnPage(saved.id, 'decline');
  const inactive = await merchant.make(accountMethod({ reusability: 'MULTIPLE_USE' }));
  await merchant.patch(inactive.id, { status: 'INACTIVE' });
  return { merchant, saved, inactive };
};

test('methods are listed newest first, each as when it is read alone (PM2-UNSPEC-06)', async () => {
  const { merchant } = await stocked();
  const { data, has_more } = await listed(merchant);
  expect([data.length, has_more]).toEqual([8, false]);
  for (const one of data) expect(await merchant.get(one.id)).toEqual(one);
  const ids = data.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(data.filter((one: { actions: unknown[] }) => one.actions.length > 0)).toHaveLength(2);
});

test.each<[string, string[]]>([
  ['?type=CARD', ['CARD']],
  ['?type=CARD&type=QR_CODE', ['QR_CODE', 'CARD']],
  ['?status=REQUIRES_ACTION', ['CARD', 'DIRECT_DEBIT']],
  ['?status=FAILED&status=INACTIVE', ['VIRTUAL_ACCOUNT', 'EWALLET']],
  ['?reusability=MULTIPLE_USE', ['VIRTUAL_ACCOUNT', 'EWALLET', 'CARD', 'DIRECT_DEBIT']],
  ['?reference_id=m-0', ['OVER_THE_COUNTER', 'EWALLET']],
  ['?reference_id=m-0&type=EWALLET', ['EWALLET']],
  ['?reference_id=m-9', []],
  ['?id=pm-1', []],
])('%s lists the methods that match (PM2-UNSPEC-06)', async (query, types) => {
  const { data } = await listed((await stocked()).merchant, query);
  expect(data.map(({ type }: { type: string }) => type)).toEqual(types);
});

test('methods are found by customer and by id (PM2-UNSPEC-06)', async () => {
  const { merchant, saved, inactive } = await stocked();
  const { customer_id } = saved;
  expect((await listed(merchant, `?customer_id=${customer_id}`)).data).toHaveLength(2);
  const two = await listed(merchant, `?id=${saved.id}&id=${inactive.id}`);
  expect(two.data.map(({ id }: { id: string }) => id)).toEqual([inactive.id, saved.id]);
  const { body } = await merchant.call('GET', `/customers?reference_id=${siti.reference_id}`);
  expect(body.data[0].id).toBe(customer_id);
});

test.each([
  ['limit=0', 'query.limit'],
  ['limit=101', 'query.limit'],
  ['type=PAYLATER', 'query.type.0'],
  ['status=GONE', 'query.status.0'],
  ['reusability=NEVER', 'query.reusability'],
  ['after_id=pm-1', 'query.after_id'],
])('%s is refused (PM2-UNSPEC-06)', async (query, path) => {
  const { call } = createMethodMerchant();
  const { status, body } = await call('GET', `${url}?${query}`);
  expect([status, body.errors[0].path]).toEqual([400, path]);
});

test('pages of any size hold each method once, in both directions (PM2-UNSPEC-06)', async () => {
  const { merchant } = await stocked();
  const all = (await listed(merchant)).data.map(({ id }: { id: string }) => id);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9 }), async (limit) => {
      expect(idsOf(await readAllPages(merchant.call, url, limit))).toEqual(all);
      const back = await readAllPages(merchant.call, url, limit, all.at(-1));
      expect(idsOf(back.toReversed())).toEqual(all.slice(0, -1));
    }),
    { numRuns: 9 },
  );
});
