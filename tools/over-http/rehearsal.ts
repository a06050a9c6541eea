// Runs decisions without storing them, and reports the changes that they would have made, from
// which a run over connectors derives the acts of a payer on a page of the simulator.
import type { Change, Partition } from '@kasir/core/store';
import type { ReadableStore } from '@kasir/core/testing';

class Rehearsed extends Error {}

/** The changes that a rehearsed decision would have made. */
export interface Rehearsal {
  readonly partition: Partition;
  readonly changes: readonly Change[];
}

/** Wraps a store, so that decisions can be rehearsed on it. */
export const createRehearsingStore = (store: ReadableStore) => {
  let seen: Rehearsal[] | null = null;
  const exec: ReadableStore['exec'] = async (partition, decide, options) => {
    const rehearsals = seen;
    if (rehearsals === null) return store.exec(partition, decide, options);
    let result: { readonly value: ReturnType<typeof decide> } | null = null;
    try {
      await store.exec(
        partition,
        (at, tx) => {
          result = { value: decide(at, tx) };
          rehearsals.push({ partition, changes: tx.changes });
          throw new Rehearsed();
        },
        options,
      );
    } catch (error) {
      if (!(error instanceof Rehearsed)) throw error;
    }
    return (result as unknown as { readonly value: ReturnType<typeof decide> }).value;
  };
  return {
    exec,
    isRehearsing: (): boolean => seen !== null,
    /** Runs something whose decisions are not stored. */
    rehearse: async <R>(
      run: () => Promise<R>,
    ): Promise<{ readonly result: R; readonly rehearsals: readonly Rehearsal[] }> => {
      const rehearsals: Rehearsal[] = [];
      seen = rehearsals;
      try {
        return { result: await run(), rehearsals };
      } finally {
        seen = null;
      }
    },
  };
};
