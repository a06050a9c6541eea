// The calendar of recurring payments: properties for any anchor and interval, and ends of months.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortestSeconds } from '@kasir/models';
import { addMonths, cycleAt, cycleFrom, type Interval } from './calendar.ts';

const anchors = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) });
const intervals: fc.Arbitrary<Interval> = fc.record({
  unit: fc.constantFrom('DAY', 'WEEK', 'MONTH'),
  count: fc.integer({ min: 1, max: 14 }),
});
const cycles = fc.nat(60);

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (time: number): string => new Date(time).toISOString().slice(11);

describe('a cycle', () => {
  test('is due at the time of day of its anchor, and at least the shortest interval after the cycle before (LIMIT-17)', () => {
    fc.assert(
      fc.property(anchors, intervals, cycles, (anchor, interval, cycle) => {
        const due = cycleAt(anchor, interval, cycle);
        const next = cycleAt(anchor, interval, cycle + 1);
        expect(timeOf(due)).toBe(timeOf(anchor));
        expect(next - due).toBeGreaterThanOrEqual(shortestSeconds(interval) * 1_000);
      }),
    );
    expect(cycleAt(7, { unit: 'MONTH', count: 2 }, 0)).toBe(7);
  });

  test('of days or weeks is always the same time after the cycle before (RECUR-CREATE-02)', () => {
    fc.assert(
      fc.property(anchors, intervals, cycles, (anchor, { count }, cycle) => {
        const days = (unit: 'DAY' | 'WEEK') =>
          (cycleAt(anchor, { unit, count }, cycle) - anchor) / 86_400_000;
        expect(days('DAY')).toBe(cycle * count);
        expect(days('WEEK')).toBe(7 * cycle * count);
      }),
    );
  });

  test('of months is that many calendar months later, on the same day or on the last one of a shorter month', () => {
    fc.assert(
      fc.property(anchors, fc.nat(240), (anchor, months) => {
        const [from, to] = [new Date(anchor), new Date(addMonths(anchor, months))];
        const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
        expect(monthOf(to) - monthOf(from)).toBe(months);
        const isLast = new Date(to.getTime() + 86_400_000).getUTCDate() === 1;
        if (to.getUTCDate() !== from.getUTCDate()) {
          expect(isLast).toBe(true);
          expect(to.getUTCDate()).toBeLessThan(from.getUTCDate());
        }
      }),
    );
  });

  test('after the end of a short month is on the day of the anchor again', () => {
    const anchor = Date.UTC(2027, 0, 31, 9, 30);
    const monthly = { unit: 'MONTH', count: 1 } as const;
    const due = [0, 1, 2, 3, 13].map((cycle) => dayOf(cycleAt(anchor, monthly, cycle)));
    expect(due).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2028-02-29']);
    expect(dayOf(cycleAt(Date.UTC(2028, 1, 29), { unit: 'MONTH', count: 12 }, 1))).toBe(
      '2029-02-28',
    );
  });
});

test('the first cycle from a time on is due at that time or later, and the cycle before it is due earlier', () => {
  fc.assert(
    fc.property(anchors, intervals, fc.nat(5), fc.nat(500), (anchor, interval, cycle, days) => {
      const time = anchor + days * 43_200_000;
      const found = cycleFrom(anchor, interval, cycle, time);
      expect(found).toBeGreaterThanOrEqual(cycle);
      expect(cycleAt(anchor, interval, found)).toBeGreaterThanOrEqual(time);
      if (found > cycle) expect(cycleAt(anchor, interval, found - 1)).toBeLessThan(time);
    }),
  );
});

test('every cycle and time has a result, whatever interval is stored', () => {
  const counts = fc.oneof(
    fc.constantFrom(0, -1, 0.5, 1e300, Number.MAX_SAFE_INTEGER),
    fc.integer(),
  );
  const moments = fc.integer({ min: 0, max: 253_402_300_799_999 });
  const units = fc.constantFrom('DAY' as const, 'WEEK' as const, 'MONTH' as const);
  fc.assert(
    fc.property(moments, units, counts, fc.nat(), moments, (anchor, unit, count, cycle, time) => {
      const interval = { unit, count };
      const found = cycleFrom(anchor, interval, cycle, time);
      expect(found).toBeGreaterThanOrEqual(cycle);
      expect(cycleAt(anchor, interval, found)).toBeGreaterThanOrEqual(time);
      expect(cycleAt(anchor, interval, found)).toBeLessThanOrEqual(253_402_300_799_999);
    }),
  );
});
