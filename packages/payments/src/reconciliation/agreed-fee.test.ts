// Tests agreed fees: the choice of the term, and that a fee is exact.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AgreedFee } from '../operations/settings.ts';
import { agreedFeeOf } from './agreed-fee.ts';

const term: AgreedFee = {
  connector: 'bank',
  type: 'EWALLET',
  channel: null,
  currency: 'IDR',
  basisPoints: 150,
  fixed: 500,
};
const dana = { connector: 'bank', type: 'EWALLET', channel: 'DANA' } as const;
const line = { currency: 'IDR', gross: 10_033 };

test('the first term that matches connector, channel and currency applies', () => {
  expect(agreedFeeOf([term], dana, line)).toBe(150 + 500);
  const own: AgreedFee = { ...term, channel: 'DANA', basisPoints: 0 };
  expect(agreedFeeOf([own, term], dana, line)).toBe(500);
  for (const other of [
    { ...term, connector: 'other' },
    { ...term, type: 'CARD' },
    { ...term, channel: 'OVO' },
    { ...term, currency: 'PHP' },
  ])
    expect(agreedFeeOf([other], dana, line)).toBeNull();
  expect(agreedFeeOf([term], dana, { ...line, gross: -10_000 })).toBeNull();
});

test('a fee is the share rounded half up, to the last minor unit of the largest amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      fc.integer({ min: 0, max: 10_000 }),
      (gross, basisPoints) => {
        const fee = agreedFeeOf([{ ...term, basisPoints, fixed: 0 }], dana, { ...line, gross });
        const distance = BigInt(fee ?? -1) * 10_000n - BigInt(gross) * BigInt(basisPoints);
        expect(distance > -5_000n && distance <= 5_000n).toBe(true);
      },
    ),
  );
});

test('value added tax is rounded half up on the whole fee', () => {
  const taxed: AgreedFee = { ...term, vatBasisPoints: 1_100 };
  // 150 + 500 = 650, and 71.5 of tax.
  expect(agreedFeeOf([taxed], dana, line)).toBe(650 + 72);
});

test('a refund has a fee of its own, which may be 0', () => {
  const refund = { ...line, gross: -10_033 };
  const charged: AgreedFee = { ...term, refund: { basisPoints: 0, fixed: 300 } };
  expect(agreedFeeOf([charged], dana, refund)).toBe(300);
  const kept: AgreedFee = { ...term, refund: { basisPoints: 0, fixed: 0 } };
  expect(agreedFeeOf([kept], dana, refund)).toBe(0);
});

test('a refund that returns the whole fee has the negative fee of its payment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e12 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.nat({ max: 1e6 }),
      fc.integer({ min: 0, max: 10_000 }),
      (gross, basisPoints, fixed, vatBasisPoints) => {
        const refund = { basisPoints: 0 - basisPoints, fixed: 0 - fixed };
        const own: AgreedFee = { ...term, basisPoints, fixed, vatBasisPoints, refund };
        const paid = agreedFeeOf([own], dana, { ...line, gross }) ?? Number.NaN;
        const back = agreedFeeOf([own], dana, { ...line, gross: 0 - gross }) ?? Number.NaN;
        expect(paid + back).toBe(0);
      },
    ),
  );
});

test('a term without a type holds for every type and channel of its connector', () => {
  const general: AgreedFee = { ...term, type: null };
  const card = { connector: 'bank', type: 'CARD', channel: 'CARDS' } as const;
  for (const about of [dana, card]) expect(agreedFeeOf([general], about, line)).toBe(150 + 500);
  expect(agreedFeeOf([general], { ...card, connector: 'other' }, line)).toBeNull();
  expect(agreedFeeOf([{ ...general, channel: 'DANA' }], card, line)).toBeNull();
});

test('no fee is agreed without a term, nor for a line of nothing', () => {
  const both: AgreedFee = { ...term, refund: { basisPoints: 0, fixed: 300 } };
  expect(agreedFeeOf([], dana, line)).toBeNull();
  expect(agreedFeeOf([both], dana, { ...line, gross: 0 })).toBeNull();
});

test('the term of a payment decides on its refund, too: a later term with a fee for refunds does not', () => {
  const later: AgreedFee = { ...term, refund: { basisPoints: 0, fixed: 300 } };
  expect(agreedFeeOf([term, later], dana, { ...line, gross: -10_000 })).toBeNull();
});

test('the fee of a refund is a share of its amount, with tax, and is negative when it is given back', () => {
  const refund = { ...line, gross: -10_000 };
  const rated = (basisPoints: number, fixed: number) =>
    agreedFeeOf([{ ...term, vatBasisPoints: 1_000, refund: { basisPoints, fixed } }], dana, refund);
  expect(rated(200, 100)).toBe(200 + 100 + 30);
  expect(rated(-200, -100)).toBe(-200 - 100 - 30);
  // The share is given back, a fixed fee for the work is not.
  expect(rated(-200, 100)).toBe(-200 + 100 - 10);
  expect(rated(-100, 300)).toBe(-100 + 300 + 20);
});

test('a fee with tax is the sum of the rounded share, the fixed part and the rounded tax on both', () => {
  const rounded = (amount: bigint, basisPoints: number): bigint =>
    (amount * BigInt(basisPoints) * 2n + 10_000n) / 20_000n;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e12 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.nat({ max: 1e6 }),
      fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
      (gross, basisPoints, fixed, vatBasisPoints) => {
        const own = { ...term, basisPoints, fixed, ...(vatBasisPoints && { vatBasisPoints }) };
        const fee = rounded(BigInt(gross), basisPoints) + BigInt(fixed);
        const whole = fee + rounded(fee, vatBasisPoints ?? 0);
        expect(agreedFeeOf([own], dana, { ...line, gross })).toBe(Number(whole));
      },
    ),
  );
});
