// Wraps a store to report its changes: decisions after their commit, and changes of the test clock.
// Decisions that were rolled back or refused are never reported.
import { testNow, type At, type Change, type Store, type Tx } from '@kasir/core/store';
import type { Note } from './notes.ts';

const none: readonly Change[] = [];

/** Returns the same store with a report of every change to `note`. */
export const observedStore = (store: Store, note: (note: Note) => void): Store => ({
  now: () => store.now(),
  exec: async (partition, decide, options) => {
    // A decision may run again: the changes of its last run are the stored ones. Nothing else is
    // held until then, as the next garbage collection would copy all of it.
    let now = 0;
    let changes = none;
    const result = await store.exec(
      partition,
      (at: At, tx: Tx) => {
        const decided = decide(at, tx);
        now = at.now;
        changes = tx.changes;
        return decided;
      },
      options,
    );
    if (changes.length > 0)
      note({ type: 'decision', partition, now, changes, cause: options?.cause ?? {} });
    return result;
  },
  view: (partition, read, isGone) => store.view(partition, read, isGone),
  look: (partition, read, isGone) => store.look(partition, read, isGone),
  claim: (n, leaseMs, places) => store.claim(n, leaseMs, places),
  release: (job, ms) => store.release(job, ms),
  pending: (jobClass) => store.pending(jobClass),
  assertWritable: () => store.assertWritable(),
  backlog: () => store.backlog(),
  onWork: (listener) => store.onWork(listener),
  clock: () => store.clock(),
  setClock: async (clock) => {
    await store.setClock(clock);
    note({ type: 'clock', clock, now: testNow(clock, store.now()) });
  },
  dump: (partition, kinds) => store.dump(partition, kinds),
  load: async (partition, replacement, kinds) => {
    await store.load(partition, replacement, kinds);
    const { clock } = replacement;
    if (clock) note({ type: 'clock', clock, now: testNow(clock, store.now()) });
  },
  partitions: () => store.partitions(),
  sweep: (limit) => store.sweep(limit),
  close: () => store.close(),
});
