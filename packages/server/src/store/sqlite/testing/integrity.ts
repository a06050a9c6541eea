// For tests: what SQLite itself says of a database file that nobody has open.
import { DatabaseSync } from 'node:sqlite';

/** `ok`, or the first thing that is wrong with the tables and indexes of a file. */
export const integrityOf = (file: string): string => {
  const database = new DatabaseSync(file);
  try {
    return String(database.prepare('PRAGMA integrity_check').get()?.['integrity_check']);
  } finally {
    database.close();
  }
};
