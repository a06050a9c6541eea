// Data table of the units in which intervals of recurring payments are counted.

/** The least number of days that a unit has; a month may have more (RECUR-UNSPEC-04). */
export const leastDays = { DAY: 1, WEEK: 7, MONTH: 28 } as const;

export interface IntervalSpan {
  readonly unit: keyof typeof leastDays;
  /** How many units, 1 or more. */
  readonly count: number;
}

/** The least number of seconds between two cycles: an invoice must be shorter (LIMIT-17). */
export const shortestSeconds = ({ unit, count }: IntervalSpan): number =>
  count * leastDays[unit] * 86_400;
