// Draws numbers from a seed, so that a run can be repeated with the same amounts.

export interface Random {
  /** Returns a whole number from `min` to `max`. */
  readonly between: (min: number, max: number) => number;
}

const RANGE = 2 ** 32;

/** Creates a generator; the same seed draws the same numbers. */
export const createRandom = (seed: number): Random => {
  let state = seed % RANGE;
  return {
    between: (min, max) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return min + Math.floor((state / RANGE) * (max - min + 1));
    },
  };
};
