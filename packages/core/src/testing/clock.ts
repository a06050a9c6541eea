// Time and randomness for tests: both only change when a test changes them.

export interface ManualClock {
  readonly now: () => number;
  /** Advances the time by a number of milliseconds. */
  readonly advance: (ms: number) => void;
}

/** Returns a clock that starts at the beginning of 2026 and only moves by `advance`. */
export const manualClock = (start = Date.UTC(2026, 0, 1)): ManualClock => {
  let time = start;
  return {
    now: () => time,
    advance: (ms) => {
      time += ms;
    },
  };
};

/** Returns a source of unique hex digits: a counter, so every run gets the same ids. */
export const countingRandom = (): (() => string) => {
  let count = 0;
  return () => {
    count += 1;
    return count.toString(16).padStart(11, '0');
  };
};
