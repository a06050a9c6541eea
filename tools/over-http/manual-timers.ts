// Gives a connector the manual clock of a test platform: its timers run when the test moves time.
import { randomUUID } from 'node:crypto';
import type { System } from '@kasir/connector';

export interface ManualTimers extends System {
  /** Returns the time of the next timer, or null. */
  readonly next: () => number | null;
  /** Runs the timers that are due. */
  readonly runDue: () => void;
}

/** Creates timers of a clock; one without a delay runs by itself. */
export const createManualTimers = (now: () => number): ManualTimers => {
  const timers = new Map<object, { readonly at: number; readonly run: () => void }>();
  return {
    now,
    id: () => randomUUID(),
    after: (milliseconds, run) => {
      if (milliseconds <= 0) {
        const immediate = setImmediate(() => run());
        return () => clearImmediate(immediate);
      }
      const key = {};
      timers.set(key, { at: now() + milliseconds, run });
      return () => void timers.delete(key);
    },
    next: () => {
      const later = [...timers.values()].map(({ at }) => at).filter((at) => at > now());
      return later.length === 0 ? null : Math.min(...later);
    },
    runDue: () => {
      for (const [key, { at, run }] of [...timers].toSorted(([, a], [, b]) => a.at - b.at)) {
        if (at > now()) return;
        timers.delete(key);
        run();
      }
    },
  };
};
