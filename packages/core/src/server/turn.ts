// The partition's turn: the time and ids of a decision, so that neither ever goes back within a
// partition.
import { uuidv7 } from '../ids.ts';
import type { At, Turn } from './store.ts';

export const firstTurn: Turn = { now: 0, sequence: 0 };

export const isEarlier = (a: Turn, b: Turn): boolean =>
  a.now < b.now || (a.now === b.now && a.sequence < b.sequence);

export interface Taken extends At {
  /** The turn to remember once the decision is stored. */
  after(): Turn;
}

/**
 * The `at` of one decision: `clock` is the partition's time now, `random` at least 11 hex digits
 * per command. Made anew for a rerun with the same arguments, it hands out the same ids again.
 */
export const takeTurn = (last: Turn, clock: number, random: string): Taken => {
  const now = Math.max(last.now, clock);
  let sequence = now === last.now ? last.sequence : 0;
  return {
    now,
    id: () => {
      sequence += 1;
      return uuidv7({ now, sequence, random });
    },
    after: () => ({ now, sequence }),
  };
};
