// The calendar of recurring payments: when each cycle is due, counted from an anchor in UTC.
import { leastDays, type IntervalSpan } from '@kasir/models';

/** How far apart cycles are. */
export type Interval = IntervalSpan;

const DAY_MS = 86_400_000;

/**
 * The same day and time of a later month. A month that is too short has it on its last day: one
 * month after 31 January is the end of February (RECUR-UNSPEC-04).
 */
export const addMonths = (time: number, months: number): number => {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay));
  return midnight + (time - Math.floor(time / DAY_MS) * DAY_MS);
};

/**
 * When the cycle of a number is due; that of 0 is due at the anchor. Each is counted from the
 * anchor, so that a short month moves no later one.
 */
export const cycleAt = (anchor: number, { unit, count }: Interval, cycle: number): number =>
  unit === 'MONTH'
    ? addMonths(anchor, cycle * count)
    : anchor + cycle * count * leastDays[unit] * DAY_MS;

/** The first cycle, from one on, that is not due before a time. */
export const cycleFrom = (
  anchor: number,
  interval: Interval,
  cycle: number,
  time: number,
): number => {
  let next = cycle;
  while (cycleAt(anchor, interval, next) < time) next += 1;
  return next;
};
