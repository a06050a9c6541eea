// Sums up measurements: medians, and the waits that one request in a hundred exceeds.

/** Milliseconds that requests waited: the median, and the 99th percentile. */
export interface Waits {
  readonly usual: number;
  readonly most: number;
}

/** Returns the median of some numbers. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? high)) / 2;
};

/** Returns the waits of one round. */
export const waitsOf = (times: readonly number[]): Waits => {
  const sorted = times.toSorted((a, b) => a - b);
  return { usual: median(sorted), most: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN };
};

/** Returns the medians over several rounds. */
export const medianWaits = (rounds: readonly Waits[]): Waits => ({
  usual: median(rounds.map(({ usual }) => usual)),
  most: median(rounds.map(({ most }) => most)),
});
