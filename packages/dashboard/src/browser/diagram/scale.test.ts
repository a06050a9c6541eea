// Checks the marks of an axis over all values.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marksUpTo } from './scale.ts';

test('the marks begin at zero, have equal steps, reach the highest value and are few', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000_000 }),
      fc.boolean(),
      (highest, isWhole) => {
        const marks = marksUpTo(highest, isWhole);
        expect(marks[0]).toBe(0);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(highest);
        expect(marks.length).toBeGreaterThanOrEqual(2);
        expect(marks.length).toBeLessThanOrEqual(6);
        const [, step = 0] = marks;
        for (const [at, mark] of marks.entries()) expect(mark).toBeCloseTo(at * step, 5);
        if (isWhole) for (const mark of marks) expect(Number.isInteger(mark)).toBe(true);
      },
    ),
  );
});

test('the marks are round numbers', () => {
  expect(marksUpTo(7, true)).toEqual([0, 2, 4, 6, 8]);
  expect(marksUpTo(1_234_567, true)).toEqual([0, 500_000, 1_000_000, 1_500_000]);
  expect(marksUpTo(1, true)).toEqual([0, 1]);
});
