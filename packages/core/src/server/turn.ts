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

/** A draw that is made at the first call; later calls return the same. */
export const drawOnce = (draw: () => string): (() => string) => {
  let drawn: string | undefined;
  return () => (drawn ??= draw());
};

/**
 * Returns the `at` of one decision: `clock` is the partition's time now, `random` returns at least
 * 11 hex digits, the same at every call for one command. A rerun with the same arguments gets the
 * same ids. A decision without ids draws nothing: with a seed, work in the background must not
 * change the ids of accounts by the moment at which it runs.
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
