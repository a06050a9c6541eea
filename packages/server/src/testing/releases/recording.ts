// Records the data of a release as files of this repository: databases and readable resources.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DatabaseSync } from 'node:sqlite';
import { launchPostgres } from '../../store/postgres/testing/launch.ts';
import { runActivity, whole, type Extent } from './activity.ts';
import { openPlatform, type Storage } from './platform.ts';
import { dumpPostgres, restorePostgres } from './postgres.ts';
import { readAll, type Read } from './reads.ts';

/** Folders of releases in this repository; there is none before the first release. */
const kept = new URL('../../../fixtures/releases/', import.meta.url);

/** Returns the folder with the data of a release. */
export const folderOf = (release: string): URL => new URL(`${release}/`, kept);

/** Returns the names of the recorded releases. */
export const recorded = (): readonly string[] => (existsSync(kept) ? readdirSync(kept) : []);

const save = (folder: URL, name: string, contents: Buffer | string): void =>
  writeFileSync(new URL(name, folder), gzipSync(contents, { level: 9 }));

const load = (folder: URL, name: string): Buffer => gunzipSync(readFileSync(new URL(name, folder)));

/** Runs the activity on a database, and records every readable resource. */
const record = async (storage: Storage, extent: Extent): Promise<Read[]> => {
  const platform = await openPlatform(storage);
  try {
    return await readAll(platform, await runActivity(platform, extent));
  } finally {
    await platform.stop();
  }
};

/** Records the databases of this checkout, on SQLite and on PostgreSQL, in a folder. */
export const recordRelease = async (folder: URL, extent = whole): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const directory = mkdtempSync(join(tmpdir(), 'kasir-record-'));
  const onFile = await record({ directory }, extent);
  const file = join(directory, 'kasir.db');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = DELETE; VACUUM');
  database.close();
  save(folder, 'sqlite.db.gz', readFileSync(file));
  save(folder, 'sqlite.reads.json.gz', JSON.stringify(onFile));
  const server = await launchPostgres();
  const url = await server.database();
  const onServer = await record({ database: url }, extent);
  save(folder, 'postgres.sql.json.gz', JSON.stringify(await dumpPostgres(url)));
  save(folder, 'postgres.reads.json.gz', JSON.stringify(onServer));
  await server.stop();
};

/** Returns the reads of a release on an engine. */
export const readsOf = (folder: URL, engine: 'sqlite' | 'postgres'): readonly Read[] =>
  JSON.parse(load(folder, `${engine}.reads.json.gz`).toString()) as Read[];

/** Copies the data of a release into a new folder. */
export const restoreFile = (folder: URL): { readonly directory: string } => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-release-'));
  writeFileSync(join(directory, 'kasir.db'), load(folder, 'sqlite.db.gz'));
  return { directory };
};

/** Loads the data of a release into an empty PostgreSQL database. */
export const restoreDatabase = async (folder: URL, database: string): Promise<void> => {
  const statements = JSON.parse(load(folder, 'postgres.sql.json.gz').toString()) as string[];
  await restorePostgres(database, statements);
};
