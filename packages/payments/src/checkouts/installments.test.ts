// Tests installments: properties that hold for any amount and terms.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateInstallments, installmentTerms } from './installments.ts';

test('installments cover the total and exceed it by less than one minor unit a month (CCCALC-FIELD-monthly_installment)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 12 }),
      fc.constantFrom(...installmentTerms),
      (amount, terms) => {
        const { total, rawMonthly, monthly } = calculateInstallments(amount, terms);
        const exact = BigInt(amount) * BigInt(10_000 + terms.rateBasisPoints * terms.months);
        expect(BigInt(total)).toBe((exact + 5_000n) / 10_000n);
        expect(monthly).toBeGreaterThanOrEqual(rawMonthly);
        expect(monthly * terms.months).toBeGreaterThanOrEqual(total);
        expect(monthly * terms.months - total).toBeLessThan(terms.months);
      },
    ),
  );
});

test('a credit of 30 days is one installment without interest (CCCALC-FIELD-installment_amount)', () => {
  const [shortest] = installmentTerms;
  expect(shortest && calculateInstallments(401_000, shortest)).toEqual({
    total: 401_000,
    rawMonthly: 401_000,
    monthly: 401_000,
  });
});
