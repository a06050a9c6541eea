// Time and randomness for tests: both stand still until a test moves them.

export interface ManualClock {
  readonly now: () => number;
  /** Moves the time by so many milliseconds. */
  readonly advance: (ms: number) => void;
}

/** A clock that starts at the beginning of 2026 and moves only by hand. */
export const manualClock = (start = Date.UTC(2026, 0, 1)): ManualClock => {
  let time = start;
  return {
    now: () => time,
    advance: (ms) => {
      time += ms;
    },
  };
};

/** Hex digits that never repeat: a counter, so that a test sees the same ids in every run. */
export const countingRandom = (): (() => string) => {
  let count = 0;
  return () => {
    count += 1;
    return count.toString(16).padStart(11, '0');
  };
};
