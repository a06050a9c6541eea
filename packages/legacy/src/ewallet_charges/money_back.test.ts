// Tests voids and refunds of e-wallet charges, and their books, through the real pipeline.
import { depositCash, withdrawCash } from '@kasir/payments/operation';
import { refunds } from '@kasir/payments/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, eventsOf, refundOf, sell, voidOf, walletMerchant } from '../testing/wallets.ts';

const NOW = '2026-01-01T00:00:00.000Z';

describe('voiding a charge', () => {
  test('returns the whole amount and its fees, and is possible only once (VER-UNSPEC-05)', async () => {
    const merchant = await walletMerchant();
    const before = await merchant.money();
    const sold = await sell(merchant, 'a');
    await merchant.advance(1_000);
    const { status, body } = await voidOf(merchant, sold);
    const at = '2026-01-01T00:00:01.000Z';
    expect([status, body]).toEqual([
      200,
      { ...sold, status: 'VOIDED', void_status: 'SUCCEEDED', voided_at: at, updated: at },
    ]);
    expect(await merchant.read(sold.id)).toEqual(body);
    expect(await merchant.money()).toEqual(before);
    expect((await merchant.transactions()).map((one) => one.status)).toEqual(['REVERSED']);
    expect((await eventsOf(merchant)).at(-1)).toEqual(['ewallet.void', body]);
    const again = await voidOf(merchant, sold);
    expect([again.status, again.body.error_code]).toEqual([400, 'INELIGIBLE_TRANSACTION']);
    const refunded = await refundOf(merchant, sold);
    expect([refunded.status, refunded.body.error_code]).toEqual([400, 'INELIGIBLE_TRANSACTION']);
  });

  test('is refused before the charge is paid, after a refund, and when the balance is too low (VER-UNSPEC-05)', async () => {
    const merchant = await walletMerchant({}, true);
    const open = (await merchant.charge('open')).body;
    expect((await voidOf(merchant, open)).body.error_code).toBe('INELIGIBLE_TRANSACTION');
    const sold = await sell(merchant, 'a', { amount: 100_000 });
    await merchant.decide((d) =>
      withdrawCash(d, { currency: 'IDR', amount: 50_000, description: 'test' }),
    );
    expect((await voidOf(merchant, sold)).body.error_code).toBe('INSUFFICIENT_BALANCE');
    await refundOf(merchant, sold, { amount: 10_000 });
    const { status, body } = await voidOf(merchant, sold);
    expect([status, body.error_code]).toEqual([400, 'INELIGIBLE_TRANSACTION']);
  });
});

describe('refunding a charge', () => {
  test('in parts adds up; the charge is REFUNDED when nothing is left (VER-UNSPEC-05)', async () => {
    const merchant = await walletMerchant();
    const sold = await sell(merchant, 'a');
    const first = await refundOf(merchant, sold, { amount: 10_000, reason: 'DUPLICATE' });
    expect([first.status, first.body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^rfd-[0-9a-f-]{36}$/) as string,
        charge_id: sold.id,
        status: 'SUCCEEDED',
        currency: 'IDR',
        channel_code: 'ID_DANA',
        capture_amount: 25_000,
        refund_amount: 10_000,
        reason: 'DUPLICATE',
        failure_code: null,
        created: NOW,
        updated: NOW,
      },
    ]);
    expect(await merchant.read(sold.id)).toMatchObject({
      status: 'SUCCEEDED',
      refunded_amount: 10_000,
    });
    const rest = await refundOf(merchant, sold);
    expect(rest.body).toMatchObject({ refund_amount: 15_000, reason: 'OTHERS' });
    expect(await merchant.read(sold.id)).toMatchObject({
      status: 'REFUNDED',
      refunded_amount: 25_000,
    });
    const { body: listed } = await merchant.call('GET', `/ewallets/charges/${sold.id}/refunds`);
    expect(listed).toEqual({ data: [first.body, rest.body] });
    expect(await eventsOf(merchant)).toEqual([
      ['ewallet.capture', sold],
      ['ewallet.refund', first.body],
      ['ewallet.refund', rest.body],
    ]);
    expect(
      (await merchant.transactions()).map(({ type, status, amount }) => [type, status, amount]),
    ).toEqual([
      ['PAYMENT', 'REFUNDED', 25_000],
      ['REFUND', 'SUCCESS', 10_000],
      ['REFUND', 'SUCCESS', 15_000],
    ]);
    expect((await refundOf(merchant, sold)).body.error_code).toBe('INELIGIBLE_TRANSACTION');
  });

  test('that fails at the channel costs nothing and emits its event (VER-UNSPEC-05)', async () => {
    const merchant = await walletMerchant();
    const sold = await sell(merchant, 'a');
    const before = await merchant.money();
    const { body } = await refundOf(merchant, sold, { amount: 1_305 });
    expect(body).toMatchObject({ status: 'FAILED', failure_code: 'REFUND_FAILED' });
    expect(await merchant.money()).toEqual(before);
    expect((await eventsOf(merchant)).at(-1)).toEqual(['ewallet.refund', body]);
  });

  test.each([
    ['more than is left', 'ID_DANA', { amount: 25_001 }, 0, 'MAXIMUM_REFUND_AMOUNT_REACHED'],
    [
      'a part at a wallet without partial refunds',
      'ID_LINKAJA',
      { amount: 1_000 },
      0,
      'PARTIAL_REFUND_NOT_SUPPORTED',
    ],
    ['a wallet without refunds', 'ID_NEXCASH', {}, 0, 'REFUND_NOT_SUPPORTED'],
    ['a charge after its last day for refunds', 'ID_DANA', {}, 31 * DAY, 'INELIGIBLE_TRANSACTION'],
    ['an amount with decimals', 'ID_DANA', { amount: 0.5 }, 0, 'API_VALIDATION_ERROR'],
  ] as const)('is refused for %s (VER-UNSPEC-05)', async (_, channel_code, body, wait, code) => {
    const merchant = await walletMerchant();
    const sold = await sell(merchant, 'a', { channel_code });
    await merchant.advance(wait);
    const { status, body: refused } = await refundOf(merchant, sold, body);
    expect([status, refused.error_code]).toEqual([400, code]);
  });

  test('is refused before the charge is paid, and when the balance is too low', async () => {
    const merchant = await walletMerchant({}, true);
    const open = (await merchant.charge('open')).body;
    expect((await refundOf(merchant, open)).body.error_code).toBe('INELIGIBLE_TRANSACTION');
    const sold = await sell(merchant, 'a');
    expect((await refundOf(merchant, sold)).body.error_code).toBe('INSUFFICIENT_BALANCE');
    await merchant.decide((d) =>
      depositCash(d, { currency: 'IDR', amount: 1_000, description: 'test' }),
    );
    expect((await refundOf(merchant, sold)).status).toBe(200);
  });

  test('is possible only one at a time when the channel responds later (VER-UNSPEC-05)', async () => {
    const merchant = await walletMerchant({ refunds: 'async' });
    const sold = await sell(merchant, 'a');
    const first = await refundOf(merchant, sold, { amount: 10_000 });
    expect(first.body.status).toBe('PENDING');
    const second = await refundOf(merchant, sold, { amount: 10_000 });
    expect([second.status, second.body.error_code]).toEqual([400, 'REFUND_IN_PROGRESS']);
    await merchant.advance(2_000);
    const { body } = await merchant.call('GET', `/ewallets/charges/${sold.id}/refunds`);
    expect(body.data).toMatchObject([{ id: first.body.id, status: 'SUCCEEDED' }]);
    expect((await eventsOf(merchant)).at(-1)).toEqual(['ewallet.refund', body.data[0]]);
  });
});

test('after any voids and refunds, the balance of the merchant matches the charges (VER-UNSPEC-05)', async () => {
  const act = fc.oneof(
    fc.record({ do: fc.constant('void' as const) }),
    fc.record({
      do: fc.constant('refund' as const),
      amount: fc.integer({ min: 2_000, max: 40_000 }),
    }),
    fc.record({ do: fc.constantFrom('approve' as const, 'decline' as const) }),
  );
  const payment = fc.tuple(
    fc.integer({ min: 30_000, max: 40_000 }),
    fc.array(act, { maxLength: 5 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(payment, { maxLength: 4 }), async (all) => {
      const merchant = await walletMerchant();
      const [opening = 0] = await merchant.money();
      let expected = opening;
      let events = 0;
      for (const [index, [amount, acts]] of all.entries()) {
        const { body } = await merchant.charge(`c${index}`, { amount });
        for (const one of acts) {
          if (one.do === 'void') await voidOf(merchant, body);
          else if (one.do === 'refund') await refundOf(merchant, body, { amount: one.amount });
          else await merchant.choose(body.actions.desktop_web_checkout_url, one.do);
        }
        const now = await merchant.read(body.id);
        const fee = Math.round(amount * 0.015);
        const cost = fee + Math.round(fee * 0.11);
        const isPaid = ['SUCCEEDED', 'REFUNDED'].includes(now.status);
        expected += isPaid ? amount - cost - (now.refunded_amount ?? 0) : 0;
        expect(now.status === 'REFUNDED').toBe(now.refunded_amount === amount);
        const { rows } = await merchant.store.view(merchant.partition, (view) =>
          view.list(refunds, { parent: body.id.slice(4) }, { limit: 10 }),
        );
        const outcome = now.status === 'PENDING' ? 0 : now.status === 'VOIDED' ? 2 : 1;
        events += outcome + rows.length;
      }
      const [available, ...others] = await merchant.money();
      expect(available).toBe(expected);
      expect(others.reduce((sum, one) => sum + one, available ?? 0)).toBe(0);
      expect((await merchant.events()).length).toBe(events);
    }),
    { numRuns: 25 },
  );
});
