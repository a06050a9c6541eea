// Checks that the in-memory store behaves as the databases do.
import { memoryStore } from '@kasir/core/testing';
import { describe, test } from 'vitest';
import { storeSuite } from './index.ts';

storeSuite(
  { describe, test },
  {
    name: 'memory store',
    open: async (environment) => {
      const store = memoryStore(environment);
      return { store, reopen: async () => store, dispose: () => store.close() };
    },
    durable: false,
  },
);
