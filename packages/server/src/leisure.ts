// Long work on the store in short views, between which the process belongs to others: three quarters
// of its time at least.
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Realm, Store, View } from '@kasir/core/server';

/** A timer cannot wait for less. */
const REST_MS_MIN = 1;
/** Rest for each millisecond of work. */
const REST_PER_WORK = 3;

export type LeisurelyView = <R>(realm: Realm, read: (view: View) => R) => Promise<R>;

/** Views that are taken one after the other by one piece of long work. */
export const atLeisure = (store: Store): LeisurelyView => {
  let rest = 0;
  return async (realm, read) => {
    if (rest < REST_MS_MIN) await setImmediate();
    else await sleep(rest);
    rest = rest < REST_MS_MIN ? rest : 0;
    return store.view(realm, (view) => {
      const start = performance.now();
      try {
        return read(view);
      } finally {
        rest += (performance.now() - start) * REST_PER_WORK;
      }
    });
  };
};
