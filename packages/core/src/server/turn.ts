// Takes the turn of a partition: the time and ids of a decision, neither of which ever goes back
// within a partition.
import { uuidv7 } from '../ids.ts';
import type { At, Turn } from './store.ts';

export const firstTurn: Turn = { now: 0, sequence: 0 };

export const isEarlier = (a: Turn, b: Turn): boolean =>
  a.now < b.now || (a.now === b.now && a.sequence < b.sequence);

export interface Taken extends At {
  /** Returns the turn to store with the decision. */
  after(): Turn;
}

/** Returns a function that draws at its first call, and returns the same digits at later calls. */
export const drawOnce = (draw: () => string): (() => string) => {
  let drawn: string | undefined;
  return () => (drawn ??= draw());
};

/**
 * Returns the `at` of one decision: `clock` is the partition's time now, `random` returns at least
 * 11 hex digits, the same at every call for one command. A rerun with the same arguments gets the
 * same ids. A decision without ids draws nothing: with a seed, the ids of accounts must not depend
 * on the moment at which background work runs.
 */
export const takeTurn = (last: Turn, clock: number, random: () => string): Taken => {
  const now = Math.max(last.now, clock);
  let sequence = now === last.now ? last.sequence : 0;
  return {
    now,
    id: () => {
      sequence += 1;
      return uuidv7({ now, sequence, random: random() });
    },
    after: () => ({ now, sequence }),
  };
};
