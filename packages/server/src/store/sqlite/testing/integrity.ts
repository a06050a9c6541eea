// Runs SQLite's integrity check on a closed database file, for tests.
import { DatabaseSync } from 'node:sqlite';

/** Returns `ok`, or the first fault of the tables and indexes of a file. */
export const integrityOf = (file: string): string => {
  const database = new DatabaseSync(file);
  try {
    return String(database.prepare('PRAGMA integrity_check').get()?.['integrity_check']);
  } finally {
    database.close();
  }
};
