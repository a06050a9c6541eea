// Provides a clock that a test moves, with its timers.
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { System } from '../system.ts';

export interface ManualSystem extends System {
  /**
   * Moves the clock by some milliseconds, from timer to timer, and lets the work that timers start
   * continue.
   */
  readonly advance: (milliseconds: number) => Promise<void>;
}

/** Lets all work that is ready in this process continue. */
export const settle = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await setImmediate();
};

/** Creates a system whose clock starts on a fixed day. */
export const createManualSystem = (): ManualSystem => {
  let now = Date.parse('2026-11-26T08:00:00Z');
  const timers = new Map<object, { readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    after: (milliseconds, run) => {
      const key = {};
      timers.set(key, { at: now + milliseconds, run });
      return () => timers.delete(key);
    },
    id: () => randomUUID(),
    advance: async (milliseconds) => {
      const until = now + milliseconds;
      for (;;) {
        await settle();
        const [next] = [...timers].toSorted(([, a], [, b]) => a.at - b.at);
        if (!next || next[1].at > until) break;
        timers.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].run();
      }
      now = until;
      await settle();
    },
  };
};
