// The behavior of every store, on a real PostgreSQL.
import { storeSuite, type OpenStore } from '@kasir/core/testing/store-suite';
import { openPostgres } from './postgres.ts';
import { sharedPostgres } from './testing/launch.ts';

const onServer =
  (longViews: boolean): OpenStore =>
  async (world) => {
    const server = await sharedPostgres();
    const url = await server.database();
    const open = () => openPostgres({ url, ...world, longViews });
    let store = await open();
    return {
      store,
      reopen: async () => {
        await store.close();
        store = await open();
        return store;
      },
      dispose: () => store.close(),
    };
  };

storeSuite('PostgreSQL store', onServer(false));
storeSuite('PostgreSQL store that takes all views for long ones', onServer(true));
