// Data table of the units of intervals of recurring payments.

/** The least number of days in each unit; a month may have more (RECUR-UNSPEC-04). */
export const leastDays = { DAY: 1, WEEK: 7, MONTH: 28 } as const;

export interface IntervalSpan {
  readonly unit: keyof typeof leastDays;
  /** Number of units, at least 1. */
  readonly count: number;
}

/**
 * Returns the shortest time between two cycles, in seconds; an invoice expires earlier (LIMIT-17).
 */
export const shortestSeconds = ({ unit, count }: IntervalSpan): number =>
  count * leastDays[unit] * 86_400;
