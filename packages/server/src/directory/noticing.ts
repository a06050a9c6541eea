// Keeps the directory of this node current when work changes accounts.
import { SYSTEM, type Store } from '@kasir/core/store';
import type { AccountDirectory } from './directory.ts';

/** Returns a store whose decisions on the system partition clear the directory's cache. */
export const noticing = (store: Store, directory: AccountDirectory): Pick<Store, 'exec'> => ({
  exec: async (partition, decide, options) => {
    try {
      return await store.exec(partition, decide, options);
    } finally {
      if (partition.account === SYSTEM.account) directory.forget();
    }
  },
});
