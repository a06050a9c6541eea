// Splits long work on the store into short views, between which the process is free for others, at
// least two thirds of the time.
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Partition, Store, View } from '@kasir/core/store';

/** The shortest timer in milliseconds. */
const REST_MS_MIN = 1;
/** Milliseconds of rest per millisecond of work. */
const REST_PER_WORK = 2;

export type YieldingView = <R>(partition: Partition, read: (view: View) => R) => Promise<R>;

/** Returns a function that runs the views of one piece of long work one after another. */
export const createYieldingView = (store: Pick<Store, 'view'>): YieldingView => {
  /** The time until which to rest; a timer may fire early, and the next rest makes up for it. */
  let restsUntil = 0;
  return async (partition, read) => {
    const rest = restsUntil - performance.now();
    if (rest < REST_MS_MIN) await setImmediate();
    else await sleep(Math.ceil(rest));
    return store.view(partition, (view) => {
      const start = performance.now();
      try {
        return read(view);
      } finally {
        const end = performance.now();
        restsUntil = Math.max(restsUntil, end) + (end - start) * REST_PER_WORK;
      }
    });
  };
};
