// The storage of a platform under test: a data folder for one node, or a PostgreSQL for two.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '@kasir/core/store';
import { openPostgres, openSqlite, randomHex } from '@kasir/server';
import { launchPostgres } from '@kasir/server/testing';

export type Engine = 'sqlite' | 'postgres';

export interface Storage {
  /** Flags of `kasir start` and, in `env`, variables that select the storage. */
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The number of nodes that may serve it at once. */
  readonly nodes: number;
  /** Opens the store of nodes that are dead. */
  readonly open: () => Promise<Store>;
  /** Frees the jobs that killed nodes have leased, so that a test does not wait for the leases. */
  readonly freeJobs: () => Promise<void>;
  /** Returns the places that contain a text. */
  readonly search: (text: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

const sources = { now: () => Date.now(), random: () => randomHex(12) };

/** Returns the files below a folder that contain a text. */
export const searchFiles = (folder: string, text: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text))
    .map((file) => file.slice(folder.length + 1));

/** Returns the storage in a folder. */
export const inFolder = (folder: string): Storage => ({
  flags: ['--data', folder],
  env: {},
  nodes: 1,
  open: () => openSqlite({ file: join(folder, 'kasir.db'), ...sources }),
  // A server on a file frees them when it starts, because it is the only node.
  freeJobs: async () => {},
  search: async (text) => searchFiles(folder, text),
  close: async () => {},
});

/** Starts a PostgreSQL. */
const startPostgres = async (): Promise<Storage> => {
  const server = await launchPostgres();
  const url = await server.database();
  return {
    flags: ['--database', url],
    env: { KASIR_MASTER_KEY: Buffer.alloc(32, 7).toString('base64') },
    nodes: 2,
    open: () => openPostgres({ url, ...sources }),
    freeJobs: async () =>
      void (await server.query(url, 'UPDATE kasir.jobs SET lease = 1 WHERE lease > 0')),
    search: async (text) => {
      const tables = await server.query(
        url,
        "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'kasir'",
      );
      const found: string[] = [];
      for (const { name } of tables) {
        // oxlint-disable-next-line no-await-in-loop -- one table at a time: bounded memory
        const rows = await server.query(
          url,
          `SELECT 1 FROM kasir."${String(name)}" AS one WHERE one::text LIKE '%${text}%' LIMIT 1`,
        );
        if (rows.length > 0) found.push(`table ${String(name)}`);
      }
      return found;
    },
    close: server.stop,
  };
};

/** Opens an empty storage; a data folder is made in `folder`. */
export const openStorage = async (engine: Engine, folder: string): Promise<Storage> =>
  engine === 'postgres' ? startPostgres() : inFolder(join(folder, 'data'));
