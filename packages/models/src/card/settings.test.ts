// Tests the settings of an account for card charges, with their amounts in minor units.
import { describe, expect, test } from 'vitest';
import { chargeBounds, findCardDiscount } from './settings.ts';

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

  test('is not found in a currency that cannot express its amounts', () => {
    expect(findCardDiscount({ cards }, 'AMOUNT', 'IDR')).toBeUndefined();
  });
});
