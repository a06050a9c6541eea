// Tests refunds that wait for the channel: PENDING with reserved money, then final or cancelled.
import { isEdge } from '@kasir/core/resource';
import { refundMachine } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { channelNamed, DAY, createRefundMerchant } from '../testing/refund-fixtures.ts';

const waiting = (options = {}) => createRefundMerchant({ refunds: 'async', ...options });

describe('a refund that waits', () => {
  test('is PENDING, moves nothing, and SUCCEEDED with its event two seconds later (REFUND-CONF-01, STATE-UNSPEC-06, STATE-REFUND-02)', async () => {
    const { sell, refund, readRefund, money, refundEvents, advance, rowOf, call } = await waiting();
    const id = await sell(25_000);
    const before = await money();
    const { status, body } = await refund(id, { amount: 10_000 });
    expect([status, body.status, body.failure_code]).toEqual([201, 'PENDING', null]);
    expect((await rowOf(id))[0]?.state.reserved).toBe(10_000);
    await advance(1_999);
    expect(await readRefund(body.id)).toEqual(body);
    expect([await money(), await refundEvents()]).toEqual([before, []]);
    await advance(1);
    const ended = await readRefund(body.id);
    expect(ended).toEqual({ ...body, status: 'SUCCEEDED', updated: '2026-01-01T00:00:02.000Z' });
    expect((await refundEvents()).map(({ event, data }) => [event, data])).toEqual([
      ['refund.succeeded', ended],
    ]);
    const [payment] = await rowOf(id);
    expect([payment?.state.reserved, payment?.state.refunded]).toEqual([0, 10_000]);
    expect((await call('GET', '/transactions?types=REFUND')).body.data).toHaveLength(1);
  });

  test('fails with the code of its amount and releases its money (STATE-REFUND-03, EVT-refund.failed)', async () => {
    const { sell, refund, readRefund, money, refundEvents, advance } = await waiting();
    const id = await sell();
    const before = await money();
    const { body } = await refund(id, { amount: 1_305 });
    await advance(2_000);
    const ended = await readRefund(body.id);
    expect([ended.status, ended.failure_code]).toEqual(['FAILED', 'REFUND_FAILED']);
    expect(await money()).toEqual(before);
    expect((await refundEvents()).map(({ event, data }) => [event, data])).toEqual([
      ['refund.failed', ended],
    ]);
    expect((await refund(id)).body.amount).toBe(25_000);
  });

  test('fails when the balance was spent meanwhile (REFUND-FAIL-INSUFFICIENT_BALANCE)', async () => {
    const { sell, refund, readRefund, money, advance, spend } = await waiting();
    const { body } = await refund(await sell());
    await spend(24_999);
    const before = await money();
    await advance(2_000);
    const { status, failure_code } = await readRefund(body.id);
    expect([status, failure_code]).toEqual(['FAILED', 'INSUFFICIENT_BALANCE']);
    expect(await money()).toEqual(before);
  });

  test('keeps out other refunds of its payment, and no refund of another payment (REFUND-ERR-REFUND_IN_PROGRESS)', async () => {
    const { sell, refund, invoiceOf, advance, refundEvents } = await waiting();
    const [id, other] = [await sell(), await sell()];
    await refund(id, { amount: 1 });
    const invoice_id = await invoiceOf(id);
    for (const body of [{}, { amount: 1 }, { payment_request_id: null, invoice_id, amount: 2 }]) {
      const { status, body: refused } = await refund(id, body);
      expect([status, refused.error_code]).toEqual([400, 'REFUND_IN_PROGRESS']);
    }
    expect((await refund(other)).status).toBe(201);
    await advance(2_000);
    expect((await refund(id)).body.amount).toBe(24_999);
    expect(await refundEvents()).toHaveLength(2);
  });

  test('for the whole payment makes another refund fail with REFUND_IN_PROGRESS, and later INELIGIBLE_TRANSACTION (REFUND-ERR-REFUND_IN_PROGRESS)', async () => {
    const { sell, refund, advance } = await waiting();
    const id = await sell();
    await refund(id);
    expect((await refund(id)).body.error_code).toBe('REFUND_IN_PROGRESS');
    await advance(2_000);
    expect((await refund(id)).body.error_code).toBe('INELIGIBLE_TRANSACTION');
  });

  test('returns the fees that were refundable at the time of the request (REFUND-CREATE-03)', async () => {
    const { order, payBy, refund, advance, call } = await waiting();
    const id = await order();
    await payBy(id, channelNamed('QR_CODE', 'QRIS'), 100_000);
    await advance(DAY - 1_000);
    const { body } = await refund(id);
    await advance(2_000);
    const [row] = (await call('GET', `/transactions?product_id=${body.id}`)).body.data;
    expect([body.refund_fee_amount, row.net_amount]).toEqual([0, 99_223]);
  });
});

describe('cancelling', () => {
  test('frees the money of a waiting refund, finally and without an event', async () => {
    const { sell, refund, readRefund, cancel, money, refundEvents, advance, rowOf } =
      await waiting();
    const id = await sell();
    const before = await money();
    const { body } = await refund(id, { amount: 10_000 });
    await advance(1_000);
    const response = await cancel(body.id);
    expect([response.status, response.body]).toEqual([
      200,
      { ...body, status: 'CANCELLED', updated: '2026-01-01T00:00:01.000Z' },
    ]);
    await advance(60_000);
    expect(await readRefund(body.id)).toEqual(response.body);
    expect([await money(), await refundEvents()]).toEqual([before, []]);
    expect((await rowOf(id))[0]?.state.reserved).toBe(0);
    expect((await refund(id)).body.amount).toBe(25_000);
  });

  test('a refund that has ended, or that does not exist, is refused', async () => {
    const { sell, refund, cancel, advance } = await waiting();
    const made = [
      (await refund(await sell())).body.id,
      (await refund(await sell(), { amount: 1_301 })).body.id,
      (await refund(await sell())).body.id,
    ];
    await cancel(made[2]);
    await advance(2_000);
    for (const id of made) {
      const { status, body } = await cancel(id);
      expect([status, body.error_code]).toEqual([400, 'INELIGIBLE_TRANSACTION']);
    }
    const { status, body } = await cancel('rfd-0190b8c2-6f1e-7c3a-8d5b-2a4f6e8c0b1d');
    expect([status, body.error_code]).toEqual([404, 'DATA_NOT_FOUND']);
    const sync = await createRefundMerchant();
    const ended = (await sync.refund(await sync.sell())).body.id;
    expect((await sync.cancel(ended)).body.error_code).toBe('INELIGIBLE_TRANSACTION');
  });
});

test('final statuses never change, and a refund is PENDING only before them (STATE-REFUND-SET, REFUND-CONF-02)', () => {
  for (const from of ['SUCCEEDED', 'FAILED', 'CANCELLED'])
    for (const to of refundMachine.states)
      expect(isEdge(refundMachine, from, to)).toBe(from === to);
  for (const to of ['SUCCEEDED', 'FAILED', 'CANCELLED'])
    expect(isEdge(refundMachine, 'PENDING', to)).toBe(true);
});
