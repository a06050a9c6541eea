// Long work on the store in short views, between which the process belongs to others: two thirds of
// its time at least.
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Partition, Store, View } from '@kasir/core/server';

/** A timer cannot wait for less. */
const REST_MS_MIN = 1;
/** Rest for each millisecond of work. */
const REST_PER_WORK = 2;

export type LeisurelyView = <R>(partition: Partition, read: (view: View) => R) => Promise<R>;

/** Views that are taken one after the other by one piece of long work. */
export const atLeisure = (store: Pick<Store, 'view'>): LeisurelyView => {
  /** When enough rest was taken; timers may ring early, and what is missing is then made up for. */
  let rested = 0;
  return async (partition, read) => {
    const rest = rested - performance.now();
    if (rest < REST_MS_MIN) await setImmediate();
    else await sleep(Math.ceil(rest));
    return store.view(partition, (view) => {
      const start = performance.now();
      try {
        return read(view);
      } finally {
        const end = performance.now();
        rested = Math.max(rested, end) + (end - start) * REST_PER_WORK;
      }
    });
  };
};
