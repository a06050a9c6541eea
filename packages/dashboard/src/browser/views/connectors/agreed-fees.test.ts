// Tests that percentages are parsed and shown exactly.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basisPointsOf, percentOf } from './agreed-fees.ts';

test('a percentage is parsed exactly, and any other text is NaN', () => {
  expect(basisPointsOf('2.9')).toBe(290);
  expect(basisPointsOf(' 0,35 ')).toBe(35);
  expect(basisPointsOf('-1')).toBe(-100);
  for (const text of ['', '1.234', '1e2', 'two', '.5']) expect(basisPointsOf(text), text).toBeNaN();
});

test('a percentage that is shown is parsed to the same value', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 10_000 }), (basisPoints) => {
      expect(basisPointsOf(percentOf(basisPoints))).toBe(basisPoints);
    }),
  );
  expect([290, 5, -150, 10_000].map(percentOf)).toEqual(['2.9', '0.05', '-1.5', '100']);
});
