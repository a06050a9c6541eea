// Tests agreed fees: which term counts, and that a fee is exact.
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

test('the first term about connector, channel and currency counts', () => {
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
