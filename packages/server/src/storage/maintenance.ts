// Works on a data directory or a database without a server: inspects it, upgrades it to this
// release, copies it, creates its views.
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../config/config.ts';
import { CommandFailure } from '../failures/exit-codes.ts';
import { randomHex } from '../random/random-hex.ts';
import { kinds as accountKinds, systemKinds } from '../registry.ts';
import { databaseFile, existingFile, storageFailure } from '../failures/start-failure.ts';
import { migrateSqlite, planSqlite, type ReportKind } from '../store/sqlite/migration.ts';
import { isBusy } from '../store/sqlite/file-errors.ts';
import { makePrivate } from '../store/sqlite/private-files.ts';
import { createSqliteViews } from '../store/sqlite/query-views.ts';

type Storage = Config['storage'];
type Kept = Exclude<Storage, { readonly kind: 'memory' }>;

const kinds = [...systemKinds, ...accountKinds];

const kept = (storage: Storage): Kept => {
  if (storage.kind !== 'memory') return storage;
  throw new CommandFailure('usage', 'Nothing is kept with --memory: name --data or --database.');
};

/** Runs work on the storage; failures read like those of a start. */
const on = async <R>(
  storage: Storage,
  work: {
    readonly file: (file: string) => R;
    readonly postgres: (url: string) => Promise<R>;
  },
): Promise<R> => {
  const found = kept(storage);
  try {
    if (found.kind === 'postgres') return await work.postgres(found.url);
    return work.file(existingFile(found.directory));
  } catch (error) {
    throw storageFailure(found, error);
  }
};

/** Returns the changes that a start of this release would make, in words. */
export const pendingChanges = (storage: Storage): Promise<string[]> =>
  on(storage, {
    file: (file) => planSqlite(file, kinds),
    postgres: async (url) =>
      (await import('../store/postgres/migration.ts')).planPostgres(url, kinds),
  });

/** Upgrades the storage to this release; a file reports each kind that it upgrades. */
export const migrateStored = (storage: Storage, report?: ReportKind): Promise<void> =>
  on(storage, {
    file: (file) => migrateSqlite(file, kinds, report),
    postgres: async (url) =>
      (await import('../store/postgres/migration.ts')).migratePostgres(url, kinds),
  });

/** Recreates the views of the storage; returns their names. */
export const createViews = (storage: Storage): Promise<string[]> =>
  on(storage, {
    file: (file) => {
      const database = new DatabaseSync(file, { timeout: 5_000 });
      try {
        return createSqliteViews(database);
      } finally {
        database.close();
      }
    },
    postgres: async (url) => {
      const { withClient } = await import('../store/postgres/migration.ts');
      const { createPostgresViews } = await import('../store/postgres/query-views.ts');
      return withClient(url, createPostgresViews);
    },
  });

/**
 * Copies a database file as it is at one point in time, while a server may write to it; returns the
 * size of the copy in bytes. The copy appears complete or not at all: it grows under the name
 * `partial`, beside it.
 */
export const backUp = (
  directory: string,
  copy: string,
  partial = `${copy}.${randomHex(8)}.partial`,
): number => {
  const file = existingFile(directory);
  if (existsSync(copy))
    throw new CommandFailure('usage', `${copy} exists: name a file that does not.`);
  try {
    makePrivate(partial);
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    try {
      database.prepare('VACUUM INTO ?').run(partial);
    } finally {
      database.close();
    }
    renameSync(partial, copy);
    return statSync(copy).size;
  } catch (error) {
    rmSync(partial, { force: true });
    throw storageFailure({ kind: 'file', directory }, error);
  }
};

/** Returns whether a server may have a data directory open. */
export const isInUse = (directory: string): boolean => {
  const lock = `${databaseFile(directory)}.lock`;
  if (!existsSync(lock)) return false;
  const database = new DatabaseSync(lock);
  try {
    database.exec('BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch (error) {
    if (!isBusy(error)) throw storageFailure({ kind: 'file', directory }, error);
    return true;
  } finally {
    database.close();
  }
};
