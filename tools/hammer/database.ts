// Opens the database of the server under test: a file, or a PostgreSQL that crashes and restarts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchPostgres } from '@kasir/server/testing';

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  /** Flags of the server command. */
  readonly flags: readonly string[];
  /** Crashes the database; null where it cannot crash. */
  readonly crash: (() => Promise<void>) | null;
  readonly restart: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const onFile = (): Database => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-hammer-'));
  return {
    flags: ['--data', directory],
    crash: null,
    restart: async () => undefined,
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  };
};

const onPostgres = async (): Promise<Database> => {
  const server = await launchPostgres();
  return {
    flags: ['--database', await server.database()],
    crash: server.halt,
    restart: server.resume,
    remove: server.stop,
  };
};

export const openDatabase = async (engine: Engine): Promise<Database> =>
  engine === 'sqlite' ? onFile() : onPostgres();
