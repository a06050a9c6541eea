// `kasir compact`: frees the disk space of deleted rows in a data folder.
import { statSync } from 'node:fs';
import { databaseFile, existingFile, storageFailure } from '../failures/start-failure.ts';
import { Database } from '../store/sqlite/database.ts';

const openDatabase = (directory: string): Database => {
  try {
    return new Database(databaseFile(directory));
  } catch (error) {
    throw storageFailure({ kind: 'file', directory }, error);
  }
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * Rewrites the database file without gaps, and returns the text to print. Throws when there is none
 * or a server has it open. Needs as much free space as the new file takes.
 */
export const compact = (directory: string): string => {
  const file = existingFile(directory);
  const before = statSync(file).size;
  const database = openDatabase(directory);
  try {
    database.exec('VACUUM');
  } finally {
    database.close();
  }
  return `${file}: ${megabytes(before)}, now ${megabytes(statSync(file).size)}`;
};
