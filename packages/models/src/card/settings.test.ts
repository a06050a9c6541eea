// Tests the settings of an account for card charges, with their amounts in minor units.
import { describe, expect, test } from 'vitest';
import { cardPromotion, chargeBounds, findCardDiscount } from './settings.ts';

const php = { currency: 'PHP', bounds: { min: 2_000, max: 50_000_000 } };

describe('the bounds of a card charge', () => {
  test('are those of the channel, or those of the account for the currency (LIMIT-UNSPEC-04)', () => {
    expect(chargeBounds({}, php)).toEqual(php.bounds);
    const cards = { limits: { PHP: { min: 10.5, max: 20 } } };
    expect(chargeBounds({ cards }, php)).toEqual({ min: 1_050, max: 2_000 });
    expect(chargeBounds({ cards }, { ...php, currency: 'IDR' })).toEqual(php.bounds);
  });

  test('are those of the channel when the currency cannot express the bound of the account', () => {
    const cards = { limits: { PHP: { min: 10.001, max: 20 } } };
    expect(chargeBounds({ cards }, php)).toEqual({ min: 2_000, max: 2_000 });
  });
});

describe('a discount of the settings', () => {
  const cards = {
    promotions: [
      { reference_id: 'SHARE', discount_basis_points: 1_000 },
      { reference_id: 'AMOUNT', discount_amount: 5.25, min_original_amount: 100 },
    ],
  };

  test('is found by its reference, in minor units of the currency', () => {
    expect(findCardDiscount({ cards }, 'SHARE', 'IDR')).toEqual({
      basisPoints: 1_000,
      amount: 0,
      least: 0,
    });
    expect(findCardDiscount({ cards }, 'AMOUNT', 'PHP')).toEqual({
      basisPoints: 0,
      amount: 525,
      least: 10_000,
    });
    expect(findCardDiscount({ cards }, 'OTHER', 'PHP')).toBeUndefined();
  });

  test.each([
    [-1, false],
    [0, false],
    [1, true],
    [12.5, false],
    [10_000, true],
    [10_001, false],
  ])(
    'is a whole number of hundredths of a percent, more than nothing and at most the whole price: %d is %s',
    (discount_basis_points, accepted) => {
      const sent = { reference_id: 'SHARE', discount_basis_points };
      expect(cardPromotion.safeParse(sent).success).toBe(accepted);
    },
  );

  test('is not found in a currency that cannot express its amounts', () => {
    expect(findCardDiscount({ cards }, 'AMOUNT', 'IDR')).toBeUndefined();
  });
});
