// The store in maps behaves as the databases do.
import { memoryStore } from './memory-store.ts';
import { storeSuite } from './store-suite.ts';

storeSuite(
  'memory store',
  async (world) => {
    const store = memoryStore(world);
    return { store, reopen: async () => store, dispose: () => store.close() };
  },
  { durable: false },
);
