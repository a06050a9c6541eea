// Calculates the time at which a late response of a channel becomes known.

/**
 * Returns the time of the response, before `end`, when the waiting object expires; null for never.
 */
export const responseDue = (now: number, after: number, end: number | null): number =>
  Math.max(now, Math.min(now + after, (end ?? Infinity) - 1));
