// Tests the payment types of cardless credit: required fields, the documented sample, invariants.
import { calculatedPaymentType } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, phone, shop } from '../testing/cardless_credit.ts';

const { items } = phone;

describe('calculating payment types', () => {
  test.each(['cardless_credit_type', 'amount', 'items'])(
    'needs %s (CC-CALC-01, CC-CALC-cardless_credit_type, CC-CALC-amount, CC-CALC-items)',
    async (field) => {
      const refused = await shop().calculate({ [field]: undefined });
      expect(codeOf(refused)).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(refused.body.message).toContain(field);
    },
  );

  test.each([
    ...Object.keys(items[0]).map((field) => [
      `items.0.${field}`,
      { items: [{ ...items[0], [field]: undefined }] },
    ]),
    ['cardless_credit_type', { cardless_credit_type: 'AKULAKU' }],
    ['amount', { amount: 0 }],
    ['amount', { amount: -1 }],
  ] as [string, object][])(
    'refuses an invalid %s: %j (CC-CALC-cardless_credit_type, CC-CALC-amount, CC-CALC-items, LIMIT-03)',
    async (place, change) => {
      const refused = await shop().calculate(change);
      expect(codeOf(refused)).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(refused.body.errors).toMatchObject([{ path: `body.${place}` }]);
    },
  );

  test('lists the four payment types of the documented sample (CC-CALC-message, CC-CALC-payments, CCCALC-FIELD-id, CCCALC-FIELD-name, CCCALC-FIELD-amount, CCCALC-FIELD-raw_amount, CCCALC-FIELD-installment_amount, CCCALC-FIELD-raw_monthly_installment, CCCALC-FIELD-monthly_installment, CCCALC-FIELD-discounted_monthly_installment, CCCALC-FIELD-rate, CCCALC-FIELD-down_payment, CCCALC-FIELD-tenure, CC-UNSPEC-04)', async () => {
    const { status, body } = await shop().calculate();
    expect([status, body.message]).toEqual([200, 'Available payment types are listed.']);
    const shared = {
      amount: 401_000,
      raw_amount: 401_000,
      discounted_monthly_installment: 0,
      down_payment: 0,
    };
    expect(body.payments).toEqual([
      {
        ...shared,
        id: '30_days',
        name: 'Pay in 30 days',
        installment_amount: 401_000,
        raw_monthly_installment: 401_000,
        monthly_installment: 401_000,
        rate: 0,
        tenure: 1,
      },
      {
        ...shared,
        id: '3_months',
        name: '3 monthly installments',
        installment_amount: 432_278,
        raw_monthly_installment: 432_278 / 3,
        monthly_installment: 144_093,
        rate: 0.026,
        tenure: 3,
      },
      {
        ...shared,
        id: '6_months',
        name: '6 monthly installments',
        installment_amount: 463_556,
        raw_monthly_installment: 463_556 / 6,
        monthly_installment: 77_260,
        rate: 0.026,
        tenure: 6,
      },
      {
        ...shared,
        id: '12_months',
        name: '12 monthly installments',
        installment_amount: 526_112,
        raw_monthly_installment: 526_112 / 12,
        monthly_installment: 43_843,
        rate: 0.026,
        tenure: 12,
      },
    ]);
  });

  test('of any amount returns installments that cover the total, which is rounded once (CCCALC-FIELD-installment_amount, CCCALC-FIELD-monthly_installment, CCCALC-FIELD-amount, CC-CALC-amount, CC-UNSPEC-04, LIMIT-03)', async () => {
    const { calculate, store, partition } = shop();
    const amounts = fc.oneof(
      fc.integer({ min: 1, max: 2_000 }),
      fc.integer({ min: 1, max: 1_000_000_000_000_000 }),
    );
    await fc.assert(
      fc.asyncProperty(amounts, async (amount) => {
        const { status, body } = await calculate({ amount });
        expect(status).toBe(200);
        for (const sent of body.payments as unknown[]) {
          const type = calculatedPaymentType.parse(sent);
          const { installment_amount: total, monthly_installment: monthly, tenure } = type;
          const basisPoints = BigInt(Math.round(type.rate * 10_000));
          const exact = BigInt(amount) * (10_000n + basisPoints * BigInt(tenure));
          expect(type.amount).toBe(amount);
          expect(BigInt(total)).toBe((exact + 5_000n) / 10_000n);
          const covered = BigInt(monthly) * BigInt(tenure);
          expect(covered >= BigInt(total)).toBe(true);
          expect(covered - BigInt(total) < BigInt(tenure)).toBe(true);
          expect(type.discounted_monthly_installment).toBeLessThanOrEqual(monthly);
        }
      }),
      { numRuns: 200 },
    );
    expect(await store.partitions()).not.toContainEqual(partition);
  });
});
