// Calculates when each cycle of a recurring payment is due, counted from an anchor in UTC.
import { leastDays, type IntervalSpan } from '@kasir/models';

/** The time between cycles. */
export type Interval = IntervalSpan;

const DAY_MS = 86_400_000;

/** The end of the year 9999: later due times are clamped to it. */
const LAST = 253_402_300_799_999;

/**
 * Returns the same day and time of a later month, or the last day of a month that is too short: one
 * month after 31 January is the end of February (RECUR-UNSPEC-04).
 */
export const addMonths = (time: number, months: number): number => {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay));
  const moment = midnight + (time - Math.floor(time / DAY_MS) * DAY_MS);
  return moment <= LAST ? moment : LAST;
};

/**
 * Returns when a cycle is due; cycle 0 is due at the anchor. Each is counted from the anchor, so a
 * short month does not move later ones. Cycles are at least one unit apart, whatever is stored.
 */
export const cycleAt = (anchor: number, { unit, count }: Interval, cycle: number): number => {
  const units = cycle * Math.max(1, count);
  return unit === 'MONTH'
    ? addMonths(anchor, units)
    : Math.min(anchor + units * leastDays[unit] * DAY_MS, LAST);
};

/**
 * Returns the first cycle, `cycle` or a later one, that is not due before a time; it needs some 50
 * steps.
 */
export const cycleFrom = (
  anchor: number,
  interval: Interval,
  cycle: number,
  time: number,
): number => {
  const span = leastDays[interval.unit] * DAY_MS * Math.max(1, interval.count);
  let [early, late] = [cycle - 1, Math.max(cycle, Math.floor((time - anchor) / span) + 1)];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (cycleAt(anchor, interval, middle) < time) early = middle;
    else late = middle;
  }
  return late;
};
