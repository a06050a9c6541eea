// Where the server under the hammer keeps its data: a file, or a PostgreSQL that goes away and
// comes back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchPostgres } from '@kasir/server/testing';

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  /** Flags of the command. */
  readonly flags: readonly string[];
  /** Ends the database at once; null where it cannot go away. */
  readonly leave: (() => Promise<void>) | null;
  readonly comeBack: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const onFile = (): Database => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-hammer-'));
  return {
    flags: ['--data', directory],
    leave: null,
    comeBack: async () => undefined,
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  };
};

const onPostgres = async (): Promise<Database> => {
  const server = await launchPostgres();
  return {
    flags: ['--database', await server.database()],
    leave: server.halt,
    comeBack: server.resume,
    remove: server.stop,
  };
};

export const openDatabase = async (engine: Engine): Promise<Database> =>
  engine === 'sqlite' ? onFile() : onPostgres();
