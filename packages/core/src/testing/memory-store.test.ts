// The store in maps behaves as the databases do.
import { memoryStore } from './memory-store.ts';
import { storeSuite } from './store-suite.ts';

storeSuite(
  'memory store',
  async (environment) => {
    const store = memoryStore(environment);
    return { store, reopen: async () => store, dispose: () => store.close() };
  },
  { durable: false },
);
