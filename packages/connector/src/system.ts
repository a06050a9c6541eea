// Provides the clock, timers and random ids of the process; tests pass their own.
import { randomUUID } from 'node:crypto';

export interface System {
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Calls a function after some milliseconds; returns a function that cancels this. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Returns a new random id of 8 to 64 letters, digits, `_` and `-`. */
  readonly id: () => string;
}

/** The system of this process. A timer keeps the process alive until it has run or is canceled. */
export const processSystem: System = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  id: () => randomUUID(),
};
