// Work may change accounts: the directory of this node must not remember what they were.
import { SYSTEM, type Store } from '@kasir/core/server';
import type { AccountDirectory } from './directory.ts';

/** Decides as a store does, and has the directory forget what a decision may have changed. */
export const noticing = (store: Store, directory: AccountDirectory): Pick<Store, 'exec'> => ({
  exec: async (partition, decide, options) => {
    try {
      return await store.exec(partition, decide, options);
    } finally {
      if (partition.account === SYSTEM.account) directory.forget();
    }
  },
});
