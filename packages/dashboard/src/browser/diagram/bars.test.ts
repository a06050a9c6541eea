// Checks that the bars of money by day are to scale and inside their area.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartBars } from './bars.ts';

/** Main units with two decimals. */
const money = fc.integer({ min: 0, max: 1e11 }).map((cents) => cents / 100);
const days = fc.array(
  fc.record({ date: fc.constant('2026-01-01'), paid_in: money, paid_out: money }),
  {
    maxLength: 40,
  },
);

test('bars stay inside their area and do not overlap, and those that are not cut are to scale', () => {
  fc.assert(
    fc.property(days, (all) => {
      const { bars, zero } = chartBars(all, 480, 150);
      let end = 0;
      const whole = bars.filter(({ isCut }) => !isCut);
      const scale = Math.max(
        0,
        ...whole.map(({ into, day }) => into / Math.max(day.paid_in, 1e-9)),
      );
      for (const { x, width, into, out } of bars) {
        expect(x).toBeGreaterThanOrEqual(end);
        end = x + width;
        expect(into).toBeLessThanOrEqual(zero + 1e-6);
        expect(zero + out).toBeLessThanOrEqual(150 + 1e-6);
      }
      for (const { into, day } of whole) expect(into).toBeCloseTo(day.paid_in * scale, 3);
      expect(end).toBeLessThanOrEqual(480);
    }),
  );
});

test('the bar of one day far above all others is cut, so that the others can be seen', () => {
  const day = (paid_in: number) => ({ date: '2026-01-01', paid_in, paid_out: 0 });
  const { bars } = chartBars([day(1e9), day(200), day(100)], 300, 100);
  expect(bars.map(({ isCut }) => isCut)).toEqual([true, false, false]);
  expect(bars.map(({ into }) => Math.round(into))).toEqual([100, 80, 40]);
});
