// The behaviour of every store, on a real PostgreSQL.
import { storeSuite } from '@kasir/core/testing/store-suite';
import { openPostgres } from './postgres.ts';
import { sharedPostgres } from './testing/launch.ts';

storeSuite('PostgreSQL store', async (world) => {
  const server = await sharedPostgres();
  const url = await server.database();
  let store = await openPostgres({ url, ...world });
  return {
    store,
    reopen: async () => {
      await store.close();
      store = await openPostgres({ url, ...world });
      return store;
    },
    dispose: () => store.close(),
  };
});
