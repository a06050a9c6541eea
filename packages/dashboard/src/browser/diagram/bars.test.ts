// Bars of money by day: true to scale, inside of their field.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartBars } from './bars.ts';

const money = fc.double({ min: 0, max: 1e9, noNaN: true });
const days = fc.array(
  fc.record({ date: fc.constant('2026-01-01'), paid_in: money, paid_out: money }),
  {
    maxLength: 40,
  },
);

test('bars stay in their field and beside each other, and are as high as their money', () => {
  fc.assert(
    fc.property(days, (all) => {
      const { bars, zero } = chartBars(all, 480, 150);
      let end = 0;
      for (const { x, width, into, out, day } of bars) {
        expect(x).toBeGreaterThanOrEqual(end);
        end = x + width;
        expect(into).toBeLessThanOrEqual(zero + 1e-6);
        expect(zero + out).toBeLessThanOrEqual(150 + 1e-6);
        expect(into === 0 || day.paid_in > 0).toBe(true);
        expect(into * day.paid_out).toBeCloseTo(out * day.paid_in, -3);
      }
      expect(end).toBeLessThanOrEqual(480);
    }),
  );
});
