// Tests the conditions of refunds besides the amount: the channel, its window, the issuer, and the
// outcomes of test mode.
import {
  majorBounds,
  methodChannels,
  qrIssuers,
  refundFailureCode,
  type Channel,
} from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { channelNamed, DAY, HOUR, createRefundMerchant } from '../testing/refund-fixtures.ts';

const qris = channelNamed('QR_CODE', 'QRIS');
const linkaja = channelNamed('EWALLET', 'LINKAJA');

/** Creates a merchant with an order that was paid by a channel. */
const paidBy = async (channel: Channel, amount: number, options = {}) => {
  const merchant = await createRefundMerchant(options);
  const id = await merchant.order(channel.currency);
  await merchant.payBy(id, channel, amount);
  return { ...merchant, id };
};

describe('a channel', () => {
  test('refunds as its row in the table says: in parts, in full only, or not at all (REFUND-ERR-PARTIAL_REFUND_NOT_SUPPORTED, REFUND-ERR-REFUND_NOT_SUPPORTED, REFUND-UNSPEC-02)', async () => {
    const seen = new Set<string>();
    for (const channel of methodChannels.filter(({ currency }) =>
      'IDR PHP VND'.includes(currency),
    )) {
      const { min, max } = majorBounds(channel);
      const amount = Math.max(min, 10_000);
      if (amount > max) continue;
      const { id, refund } = await paidBy(channel, amount);
      const part = await refund(id, { amount: 5_000 });
      const rest = await refund(id, {
        amount: channel.refund?.mode === 'PARTIAL' ? amount - 5_000 : amount,
      });
      const outcome = [part, rest].map(({ status, body }) => body.error_code ?? status);
      const name = `${channel.type} ${channel.code}`;
      expect([name, ...outcome]).toEqual([
        name,
        ...(channel.refund === null
          ? ['REFUND_NOT_SUPPORTED', 'REFUND_NOT_SUPPORTED']
          : channel.refund.mode === 'FULL'
            ? ['PARTIAL_REFUND_NOT_SUPPORTED', 201]
            : [201, 201]),
      ]);
      seen.add(outcome.join());
    }
    expect(seen.size).toBe(3);
  });

  test('that refunds in full only accepts a refund without an amount', async () => {
    const { id, refund } = await paidBy(linkaja, 10_000);
    expect((await refund(id)).body.amount).toBe(10_000);
  });

  test.each([
    ['EWALLET', 'OVO', 14],
    ['EWALLET', 'LINKAJA', 30],
    ['EWALLET', 'SHOPEEPAY', 365],
    ['QR_CODE', 'QRIS', 30],
    ['DIRECT_DEBIT', 'BRI', 120],
  ] as const)(
    'of %s %s refunds for %i days, to the last millisecond (REFUND-UNSPEC-02, REFUND-ERR-INELIGIBLE_TRANSACTION)',
    async (type, code, days) => {
      const { id, refund, advance } = await paidBy(channelNamed(type, code), 10_000);
      await advance(days * DAY + 1);
      const late = await refund(id);
      expect([late.status, late.body.error_code]).toEqual([400, 'INELIGIBLE_TRANSACTION']);
      const inTime = await paidBy(channelNamed(type, code), 10_000);
      await inTime.advance(days * DAY);
      expect((await inTime.refund(inTime.id)).status).toBe(201);
    },
  );

  test('without a refund window refunds at any time', async () => {
    const { id, refund, advance } = await paidBy(channelNamed('EWALLET', 'JENIUSPAY'), 10_000);
    await advance(3_650 * DAY);
    expect((await refund(id)).status).toBe(201);
  });

  test('whose window has passed for one payment refunds a later payment of the request', async () => {
    const { id, payBy, refund, advance } = await paidBy(linkaja, 10_000);
    await advance(31 * DAY);
    const fresh = await payBy(id, linkaja, 20_000);
    expect((await refund(id)).body).toMatchObject({ payment_id: fresh, amount: 20_000 });
  });
});

describe('a QR payment', () => {
  test('refunded within 24 hours returns its fee and VAT, and not later (REFUND-CREATE-03, REFUND-FIELD-refund_fee_amount)', async () => {
    for (const [after, returned] of [
      [0, true],
      [24 * HOUR, true],
      [24 * HOUR + 1, false],
    ] as const) {
      const { id, refund, advance, money, call } = await paidBy(qris, 100_000);
      const before = await money();
      await advance(after);
      const { body } = await refund(id);
      expect(body.refund_fee_amount).toBe(returned ? 0 : null);
      const [row] = (await call('GET', `/transactions?product_id=${body.id}`)).body.data;
      // The fee is 0.7 % of 100,000, and the VAT is 11 % of the fee.
      expect([row.net_amount, row.fee.xendit_fee, row.fee.value_added_tax]).toEqual(
        returned ? [99_223, -700, -77] : [100_000, 0, 0],
      );
      const [available = 0] = (await money()).balances;
      expect((before.balances[0] ?? 0) - available).toBe(row.net_amount);
    }
  });

  test('of an issuer without refunds is not refunded (REFUND-CREATE-04)', async () => {
    const { id, refund, rowOf, money } = await paidBy(qris, 1_310);
    const [payment] = await rowOf(id);
    expect(payment?.state.detail.issuer).toBe('LINKAJA');
    expect(qrIssuers.LINKAJA.refunds).toBe(false);
    const before = await money();
    const { status, body } = await refund(id);
    expect([status, body.error_code]).toEqual([400, 'REFUND_NOT_SUPPORTED']);
    expect(await money()).toEqual(before);
  });
});

describe('a refund that fails at its channel', () => {
  test.each([
    ['ACCOUNT_ACCESS_BLOCKED', 1_301],
    ['ACCOUNT_NOT_FOUND', 1_302],
    ['DUPLICATE_ERROR', 1_303],
    ['INSUFFICIENT_BALANCE', 1_304],
    ['REFUND_FAILED', 1_305],
  ])(
    'is FAILED with %s, emits an event, and costs nothing (REFUND-FAIL-ACCOUNT_ACCESS_BLOCKED, REFUND-FAIL-ACCOUNT_NOT_FOUND, REFUND-FAIL-DUPLICATE_ERROR, REFUND-FAIL-INSUFFICIENT_BALANCE, REFUND-FAIL-REFUND_FAILED, REFUND-FIELD-failure_code, STATE-REFUND-01, STATE-REFUND-03, EVT-refund.failed, REFUND-CREATE-02)',
    async (failure_code, amount) => {
      const { sell, refund, money, refundEvents, readRefund, rowOf } = await createRefundMerchant();
      const id = await sell(25_000);
      const before = await money();
      const { status, body } = await refund(id, { amount });
      expect([status, body.status, body.failure_code]).toEqual([201, 'FAILED', failure_code]);
      expect(refundFailureCode.options).toContain(failure_code);
      expect(await money()).toEqual(before);
      expect(await readRefund(body.id)).toEqual(body);
      const [event, ...more] = await refundEvents();
      expect([event?.['event'], event?.['data'], more]).toEqual(['refund.failed', body, []]);
      expect((await rowOf(id))[0]?.state.reserved).toBe(0);
      expect((await refund(id)).body).toMatchObject({ status: 'SUCCEEDED', amount: 25_000 });
    },
  );
});
