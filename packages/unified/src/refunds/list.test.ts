// Tests reading refunds: one by its id, and lists by filters and pages.
import { describe, expect, test } from 'vitest';
import { channelNamed, createRefundMerchant } from '../testing/refund-fixtures.ts';
import { followLinks, idsOf, readAllPages } from '../testing/pagination.ts';

describe('a refund', () => {
  test('with an unknown or malformed id is 404 (REFUND-GET-ERR-DATA_NOT_FOUND)', async () => {
    const { call, sell, refund } = await createRefundMerchant();
    const { id } = (await refund(await sell())).body;
    for (const other of ['rfd-0190b8c2-6f1e-7c3a-8d5b-2a4f6e8c0b1d', 'rfd-', id.slice(4), 'x']) {
      const { status, body } = await call('GET', `/refunds/${other}`);
      expect([other, status, body.error_code]).toEqual([other, 404, 'DATA_NOT_FOUND']);
    }
    expect((await call('GET', `/refunds/${id}`, undefined, { mode: 'live' })).status).toBe(404);
  });
});

describe('the list of refunds', () => {
  const createListHarness = async () => {
    const merchant = await createRefundMerchant();
    const [one, other] = [await merchant.sell(), await merchant.order()];
    await merchant.payBy(other, channelNamed('QR_CODE', 'QRIS'), 30_000);
    const invoice_id = await merchant.invoiceOf(one);
    const made: string[] = [];
    for (const [id, body] of [
      [one, { amount: 1_000 }],
      [one, { amount: 1_301 }],
      ['', { payment_request_id: null, invoice_id, amount: 2_000 }],
      [other, {}],
      [one, { amount: 3_000 }],
    ] as const)
      made.unshift((await merchant.refund(id, body)).body.id);
    return { ...merchant, one, other, invoice_id, made };
  };

  test('is complete, newest first, and filtered by payment request, invoice and channel (REFUND-CONF-03)', async () => {
    const { call, one, other, invoice_id, made, readRefund } = await createListHarness();
    const found = async (query: string) => {
      const { status, body } = await call('GET', `/refunds?${query}`);
      expect([status, body.has_more, body.links]).toEqual([200, false, []]);
      return body.data.map(({ id }: { id: string }) => id);
    };
    expect(await found('')).toEqual(made);
    const [e, d, c, b, a] = made;
    expect(await found(`payment_request_id=${one}`)).toEqual([e, c, b, a]);
    expect(await found(`payment_request_id=${other}`)).toEqual([d]);
    expect(await found(`invoice_id=${invoice_id}`)).toEqual([c]);
    expect(await found('payment_method_type=QR_CODE')).toEqual([d]);
    expect(await found('channel_code=DANA')).toEqual([e, c, b, a]);
    expect(await found(`channel_code=QRIS&payment_request_id=${one}`)).toEqual([]);
    expect(await found('channel_code=dana')).toEqual([]);
    const { body } = await call('GET', '/refunds');
    for (const refund of body.data) expect(await readRefund(refund.id)).toEqual(refund);
  });

  test('is read by cursors and links without a gap, and links keep the filters', async () => {
    const { call, made, one } = await createListHarness();
    for (const limit of [1, 2, 3, 5]) {
      expect(idsOf(await readAllPages(call, '/refunds', limit))).toEqual(made);
      const links = await followLinks(call, `/refunds?limit=${limit}&payment_request_id=${one}`);
      expect(idsOf(links)).toEqual(made.filter((id) => id !== made[1]));
    }
    const { body } = await call('GET', `/refunds?limit=2&before_id=${made[3]}`);
    expect([body.data.map(({ id }: { id: string }) => id), body.has_more]).toEqual([
      [made[1], made[2]],
      true,
    ]);
  });

  test.each([
    ['limit=0', 'query.limit'],
    ['limit=101', 'query.limit'],
    ['payment_method_type=CASH', 'query.payment_method_type'],
    ['after_id=rfd-1', 'query.after_id'],
    ['before_id=pr-1', 'query.before_id'],
    ['after_id=rfd-1&before_id=rfd-1', 'query.after_id'],
  ])('refuses %s', async (query, path) => {
    const { call } = await createRefundMerchant();
    const { status, body } = await call('GET', `/refunds?${query}`);
    expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(body.errors.map((one: { path: string }) => one.path)).toEqual([path]);
  });
});
