// When what a channel has not answered becomes known.

/** At the latest before the time passes of what waits for it; `end` is null where none does. */
export const responseDue = (now: number, after: number, end: number | null): number =>
  Math.max(now, Math.min(now + after, (end ?? Infinity) - 1));
