// Tests refunds of card charges, by version.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardMerchant, errorOf } from '../testing/cards.ts';

describe('a refund of a charge', () => {
  const funded = async (options = {}) => {
    const merchant = cardMerchant(options);
    await merchant.charged({ amount: 500_000 });
    const { body } = await merchant.charged();
    await merchant.advance(10 * 86_400_000);
    const refund = (sent: object, call = {}) =>
      merchant.call('POST', `/credit_card_charges/${body.id}/refunds`, sent, call);
    return { ...merchant, body, refund };
  };

  test('succeeds at once, by either path (VER-12, VER-UNSPEC-05)', async () => {
    const { refund, body, account, call } = await funded();
    const made = await refund({ amount: 10_000, external_id: 'r-1' });
    expect(made.status).toBe(200);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      credit_card_charge_id: body.id,
      user_id: account.id,
      external_id: 'r-1',
      amount: 10_000,
      currency: 'IDR',
      status: 'SUCCEEDED',
      fee_refund_amount: 0,
      created: '2026-01-11T00:00:00.000Z',
      updated: '2026-01-11T00:00:00.000Z',
    });
    const named = { credit_card_charge_id: body.id as string, amount: 20_000, external_id: 'r-2' };
    const other = await call('POST', '/credit_card_charges/refunds', named);
    expect(other.body).toMatchObject({ status: 'SUCCEEDED', amount: 20_000 });
    expect((await call('GET', `/credit_card_charges/${body.id}`)).body).toEqual(body);
  });

  test('has its final status at once since 2019-05-01 and later before, for any setting of the server (VER-12)', async () => {
    for (const refunds of ['sync', 'async'] as const) {
      const { refund, advance, events } = await funded({ refunds });
      const version = (date: string) => ({ headers: { 'api-version': date } });
      const now = await refund({ amount: 1_000, external_id: 'a' }, version('2019-05-01'));
      expect(now.body.status).toBe('SUCCEEDED');
      const later = await refund({ amount: 1_000, external_id: 'b' }, version('2018-01-01'));
      expect(later.body.status).toBe('REQUESTED');
      expect(errorOf(await refund({ amount: 1_000, external_id: 'c' }))).toEqual([
        400,
        'REFUND_IN_PROGRESS',
      ]);
      await advance(2_000);
      const refunded = (await events()).filter(({ body }) => body['event'] === 'refund.succeeded');
      expect(refunded.length).toBe(0);
      expect((await refund({ amount: 1_000, external_id: 'd' })).body.status).toBe('SUCCEEDED');
    }
  });

  test('is FAILED when the bank refuses it', async () => {
    const { refund } = await funded();
    const { body } = await refund({ amount: 1_305, external_id: 'r' });
    expect([body.status, body.failure_reason]).toEqual(['FAILED', 'REFUND_FAILED']);
  });

  test('never exceeds the captured amount, together with earlier refunds (VER-UNSPEC-05)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 2_000, max: 60_000 }), { minLength: 1, maxLength: 5 }),
        async (amounts) => {
          const { refund } = await funded();
          let left = 75_000;
          for (const [index, amount] of amounts.entries()) {
            const { status, body } = await refund({ amount, external_id: `r-${index}` });
            if (amount <= left) {
              expect([status, body.status]).toEqual([200, 'SUCCEEDED']);
              left -= amount;
            } else {
              expect([status, body.error_code]).toEqual([
                400,
                left === 0 ? 'INELIGIBLE_TRANSACTION_STATUS' : 'REFUND_AMOUNT_EXCEEDED',
              ]);
            }
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test.each<[string, object, number, string]>([
    [
      'an external_id that a refund has',
      { amount: 1_000, external_id: 'taken' },
      400,
      'EXTERNAL_ID_ALREADY_USED_ERROR',
    ],
    ['no amount', { external_id: 'x' }, 400, 'API_VALIDATION_ERROR'],
    ['a fraction', { amount: 0.5, external_id: 'x' }, 400, 'API_VALIDATION_ERROR'],
    ['no external_id', { amount: 1_000 }, 400, 'API_VALIDATION_ERROR'],
  ])('is refused for %s', async (_, sent, status, code) => {
    const { refund } = await funded();
    await refund({ amount: 1_000, external_id: 'taken' });
    expect(errorOf(await refund(sent))).toEqual([status, code]);
  });

  test('is refused while the balance does not cover it', async () => {
    const { charged, call } = cardMerchant();
    const { body } = await charged();
    const sent = { amount: 75_000, external_id: 'r' };
    const path = `/credit_card_charges/${body.id}/refunds`;
    expect(errorOf(await call('POST', path, sent))).toEqual([400, 'INSUFFICIENT_BALANCE']);
  });
});
