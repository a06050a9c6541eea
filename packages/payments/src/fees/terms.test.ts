// Tests fees and VAT: the general terms, and rounding half up to the minor unit.
import { channelCategory } from '@kasir/models';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feesOn } from './fees.ts';
import { termsOf } from './terms.ts';
import { plainAccount } from '../testing/account.ts';

/** Half up without floating point: twice the share, plus one, halved. */
const rounded = (amount: bigint, basisPoints: bigint): bigint =>
  (2n * amount * basisPoints + 10_000n) / 20_000n;

test.each([
  ['CARDS', 290],
  ['CARDLESS_CREDIT', 230],
  ['PAYLATER', 230],
  ['BANK', 0],
  ['XENPLATFORM', 0],
] as const)('the general fee of %s is %i basis points', (category, feeBasisPoints) => {
  expect(termsOf(plainAccount, category)).toEqual({ feeBasisPoints, settlementDays: 0 });
});

test('a fee is a share of the amount, VAT is a share of the fee, and both are rounded half up (TXN-UNSPEC-06)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...channelCategory.options),
      fc.oneof(fc.nat(20_000), fc.integer({ min: 0, max: 50_000_000_000_00 })),
      (category, amount) => {
        const terms = termsOf(plainAccount, category);
        const { fee, vat } = feesOn(terms, amount);
        expect(BigInt(fee)).toBe(rounded(BigInt(amount), BigInt(terms.feeBasisPoints)));
        expect(BigInt(vat)).toBe(rounded(BigInt(fee), 1_100n));
        expect(fee + vat).toBeLessThanOrEqual(amount);
      },
    ),
    { numRuns: 2_000 },
  );
});

test.each([
  ['VIRTUAL_ACCOUNT', 49, 0, 0],
  ['VIRTUAL_ACCOUNT', 50, 1, 0],
  ['VIRTUAL_ACCOUNT', 149, 1, 0],
  ['VIRTUAL_ACCOUNT', 150, 2, 0],
  ['VIRTUAL_ACCOUNT', 500, 5, 1],
  ['QR_CODE', 15_071, 105, 12],
] as const)('%s of %i is charged a fee of %i and VAT of %i', (category, amount, fee, vat) => {
  expect(feesOn(termsOf(plainAccount, category), amount)).toEqual({ fee, vat });
});

test('an account can have terms of its own, for some categories', () => {
  const own = { ...plainAccount, terms: { CARDS: { fee_basis_points: 100, settlement_days: 2 } } };
  expect(termsOf(own, 'CARDS')).toEqual({ feeBasisPoints: 100, settlementDays: 2 });
  expect(termsOf(own, 'EWALLET')).toEqual({ feeBasisPoints: 150, settlementDays: 0 });
});
