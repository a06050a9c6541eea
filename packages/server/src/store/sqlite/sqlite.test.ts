// The embedded store behaves as every store does, on a file and in memory, with and without group commit.
import { storeSuite, type OpenStore } from '@kasir/core/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from './sqlite.ts';

const onFile =
  (group: boolean): OpenStore =>
  async (world) => {
    const directory = mkdtempSync(join(tmpdir(), 'kasir-sqlite-'));
    const open = () => openSqlite({ ...world, file: join(directory, 'kasir.db'), group });
    let store = await open();
    const reopen = async () => {
      await store.close();
      store = await open();
      return store;
    };
    const dispose = async () => {
      await store.close();
      rmSync(directory, { recursive: true });
    };
    return { store, reopen, dispose };
  };

storeSuite('sqlite store', onFile(true));
storeSuite('sqlite store without group commit', onFile(false));
storeSuite(
  'sqlite store in memory',
  async (world) => {
    const store = await openSqlite({ ...world, file: ':memory:' });
    return { store, reopen: async () => store, dispose: () => store.close() };
  },
  { durable: false },
);
