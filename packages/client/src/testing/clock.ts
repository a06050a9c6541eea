// Creates a clock for tests, which only moves when a test moves it.

/** Returns a clock that only moves by `advance`, in milliseconds. */
export const manualClock = () => {
  let time = Date.UTC(2026, 0, 1);
  return {
    now: () => time,
    advance: (ms: number): void => {
      time += ms;
    },
  };
};
