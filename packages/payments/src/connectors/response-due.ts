// Calculates the time at which a late response of a channel becomes known.

/** Returns the time of the response, at the latest just before `end`, unless that is null. */
export const responseDue = (now: number, after: number, end: number | null): number =>
  Math.max(now, Math.min(now + after, (end ?? Infinity) - 1));
