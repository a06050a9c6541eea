// `kasir compact`: gives disk space back that deleted rows have left in a data folder.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BadSetting } from './settings.ts';
import { Database } from './store/sqlite/database.ts';

const directoryOf = (args: readonly string[], env: NodeJS.ProcessEnv): string => {
  try {
    const { values } = parseArgs({ args: [...args], options: { data: { type: 'string' } } });
    return values.data ?? env['KASIR_DATA'] ?? '.kasir';
  } catch (error) {
    throw new BadSetting(`${(error as Error).message}\n\nUsage: kasir compact [--data DIR]`, {
      cause: error,
    });
  }
};

const opened = (file: string): Database => {
  try {
    return new Database(file);
  } catch (error) {
    throw new BadSetting((error as Error).message, { cause: error });
  }
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * Writes the database file anew without its gaps, and returns what to print. Throws when there is
 * none or a server has it open. Needs as much free space again as the file will have.
 */
export const compact = (args: readonly string[], env: NodeJS.ProcessEnv): string => {
  const file = join(directoryOf(args, env), 'kasir.db');
  if (!existsSync(file)) {
    throw new BadSetting(`${file} does not exist: send --data with the folder of the server.`);
  }
  const before = statSync(file).size;
  const database = opened(file);
  try {
    database.exec('VACUUM');
  } finally {
    database.close();
  }
  return `${file}: ${megabytes(before)}, now ${megabytes(statSync(file).size)}`;
};
