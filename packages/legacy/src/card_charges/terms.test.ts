// Tests the terms of card charges: promotions, installments, merchant ids, and holder names.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardMerchant, errorOf, testCards } from '../testing/cards.ts';

describe('terms of a charge', () => {
  test('a charge of the promoted amount returns its promotion (CARD-CREATE-promotion, CARD-FIELD-promotion, CARD-FIELD-promotion.reference_id, CARD-FIELD-promotion.original_amount)', async () => {
    const { charged } = cardMerchant();
    const promotion = { reference_id: 'TEST_PROMOTION', original_amount: 75_000 };
    const { status, body } = await charged({ amount: 67_500, promotion });
    expect([status, body.promotion]).toEqual([200, promotion]);
  });

  test('a promotion has a percentage, a fixed discount and a minimum amount (CARD-ERR-INVALID_PROMOTION_DETAILS)', async () => {
    const promotion = {
      reference_id: 'P',
      discount_basis_points: 1_250,
      discount_amount: 1_000,
      min_original_amount: 20_000,
    };
    const { token, charge } = cardMerchant({ account: { cards: { promotions: [promotion] } } });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 10_000, max: 100_000 }),
        fc.integer({ min: -1, max: 1 }),
        async (original_amount, off) => {
          const left = original_amount - Math.floor((original_amount * 125 + 500) / 1_000) - 1_000;
          const { id: token_id } = await token(testCards.frictionless, { amount: 200_000 });
          const { status } = await charge({
            token_id,
            amount: left + off,
            promotion: { reference_id: 'P', original_amount },
          });
          expect(status).toBe(off === 0 && original_amount >= 20_000 ? 200 : 400);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    [499_999, 400],
    [500_000, 200],
  ])(
    'two banks require at least 500,000 for installments: %i (LIMIT-05, LIMIT-UNSPEC-05, CARD-ERR-INSTALLMENT_BELOW_MINIMUM_AMOUNT, CARD-CREATE-installment, CARD-FIELD-installment, CARD-FIELD-installment.count, CARD-FIELD-installment.interval)',
    async (amount, status) => {
      for (const number of [testCards.bca, testCards.bni]) {
        const { charged } = cardMerchant();
        const installment = { count: 3, interval: 'month' };
        const response = await charged({ amount, installment }, number);
        expect([response.status, response.body.error_code]).toEqual([
          status,
          status === 400 ? 'INSTALLMENT_BELOW_MINIMUM_AMOUNT' : undefined,
        ]);
        if (status === 200) expect(response.body.installment).toEqual(installment);
      }
    },
  );

  test('installments can be switched off for an account (CARD-ERR-INSTALLMENT_UNAVAILABLE)', async () => {
    const { charged } = cardMerchant({ account: { switches: { card_installments: false } } });
    const installment = { count: 3, interval: 'month' };
    expect(errorOf(await charged({ amount: 600_000, installment }, testCards.bca))).toEqual([
      404,
      'INSTALLMENT_UNAVAILABLE',
    ]);
  });

  test('mid_label is only returned to switchers, whether or not it was sent (CARD-FIELD-mid_label, CARD-CREATE-mid_label)', async () => {
    const own = cardMerchant();
    expect((await own.charged()).body).not.toHaveProperty('mid_label');
    expect((await own.charged({ mid_label: 'CTV_TEST' })).body).not.toHaveProperty('mid_label');
    const switcher = cardMerchant({ account: { cards: { mids: ['ONE', 'TWO'] } } });
    expect((await switcher.charged()).body.mid_label).toBe('ONE');
    expect((await switcher.charged({ mid_label: 'TWO' })).body.mid_label).toBe('TWO');
  });

  test('a bank that requires a cardholder name accepts it from the charge or from the token (CARD-ERR-CARDHOLDER_NAME_REQUIRED)', async () => {
    const { token, charge, choose } = cardMerchant();
    for (const [tokenSays, chargeSays] of [
      [{ billing_details: { given_names: 'Siti' } }, {}],
      [{}, { billing_details: { surname: 'Aminah' } }],
    ]) {
      const { id: token_id, payer_authentication_url } = await token(testCards.named, tokenSays);
      await choose(payer_authentication_url as string, 'AUTHENTICATED');
      expect((await charge({ token_id, amount: 75_000, ...chargeSays })).status).toBe(200);
    }
  });
});
