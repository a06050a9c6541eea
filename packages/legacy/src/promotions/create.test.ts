// Tests that a created promotion has the sent percentage, and that charges claim exactly that.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legacyHandlers, legacyServiceHandlers } from '../server.ts';
import { cardMerchant, errorOf, testCards } from '../testing/cards.ts';

/** An account on which charges need no authentication, in the dialect that has promotions. */
const createShop = () => {
  const place = cardMerchant({
    handlers: [...legacyHandlers, ...legacyServiceHandlers],
    dialect: 'service',
    account: { cards: { optional_authentication: true } },
  });
  const promote = (discount_percent: number) =>
    place.call('POST', '/promotions', {
      reference_id: 'promotion-1',
      description: 'Some percent less',
      bin_list: ['400000'],
      discount_percent,
      currency: 'IDR',
      start_time: '2025-12-31T00:00:00Z',
      end_time: '2026-12-31T00:00:00Z',
    });
  const claim = async (original_amount: number, amount: number) => {
    const { id: token_id } = await place.token(testCards.frictionless, {
      amount: undefined,
      should_authenticate: false,
    });
    const promotion = { reference_id: 'promotion-1', original_amount };
    return place.charge({ token_id, amount, promotion });
  };
  return { promote, claim };
};

test('a promotion has the sent percentage in hundredths, and a charge claims exactly that discount (CARD-CREATE-promotion, CARD-ERR-INVALID_PROMOTION_DETAILS)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9_000 }), async (hundredths) => {
      const { promote, claim } = createShop();
      const sent = Number((hundredths / 100).toFixed(2));
      const { status, body } = await promote(sent);
      expect([status, body.discount_percent]).toEqual([200, sent]);
      // A hundredth of a percent of one million rupiah is one hundred rupiah.
      const discounted = 1_000_000 - 100 * hundredths;
      for (const other of [discounted - 1, discounted + 1])
        expect(errorOf(await claim(1_000_000, other))).toEqual([400, 'INVALID_PROMOTION_DETAILS']);
      expect((await claim(1_000_000, discounted)).body).toMatchObject({
        status: 'CAPTURED',
        capture_amount: discounted,
      });
    }),
    // Multiplied by 100 as floating-point numbers, these are a little less than whole numbers.
    { numRuns: 20, examples: [[115], [29], [1_999]] },
  );
});
