// Runs the suite of every store on a real PostgreSQL.
import { storeSuite, type OpenStore } from '@kasir/store-suite';
import { describe, test } from 'vitest';
import { openPostgres } from './postgres.ts';
import { newDatabase } from './testing/new-database.ts';

const onServer =
  (longViews: boolean): OpenStore =>
  async (environment) => {
    const url = await newDatabase();
    const open = () => openPostgres({ url, ...environment, longViews });
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

const runner = { describe, test };

storeSuite(runner, { name: 'PostgreSQL store', open: onServer(false) });
storeSuite(runner, {
  name: 'PostgreSQL store that takes all views for long ones',
  open: onServer(true),
});
