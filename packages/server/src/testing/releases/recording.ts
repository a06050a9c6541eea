// The data of a release as files of this repository: its databases, and all readable resources.
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
import { runActivity } from './activity.ts';
import { openPlatform, type Storage } from './platform.ts';
import { dumpPostgres, restorePostgres } from './postgres.ts';
import { readAll, type Read } from './reads.ts';

const folder = new URL('../../../fixtures/releases/', import.meta.url);

/** Names of the releases that were recorded. */
export const recorded = (): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

const fileOf = (release: string, name: string): URL => new URL(`${release}/${name}`, folder);

const save = (release: string, name: string, contents: Buffer | string): void =>
  writeFileSync(fileOf(release, name), gzipSync(contents, { level: 9 }));

const load = (release: string, name: string): Buffer =>
  gunzipSync(readFileSync(fileOf(release, name)));

/** Runs the activity on a database, and records every readable resource. */
const record = async (storage: Storage): Promise<Read[]> => {
  const platform = await openPlatform(storage);
  try {
    return await readAll(platform, await runActivity(platform));
  } finally {
    await platform.stop();
  }
};

/** Records what this checkout leaves on SQLite and on PostgreSQL under the name of a release. */
export const recordRelease = async (release: string): Promise<void> => {
  mkdirSync(new URL(`${release}/`, folder), { recursive: true });
  const directory = mkdtempSync(join(tmpdir(), 'kasir-record-'));
  const onFile = await record({ directory });
  const file = join(directory, 'kasir.db');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = DELETE; VACUUM');
  database.close();
  save(release, 'sqlite.db.gz', readFileSync(file));
  save(release, 'sqlite.reads.json.gz', JSON.stringify(onFile));
  const server = await launchPostgres();
  const url = await server.database();
  const onServer = await record({ database: url });
  save(release, 'postgres.sql.json.gz', JSON.stringify(await dumpPostgres(url)));
  save(release, 'postgres.reads.json.gz', JSON.stringify(onServer));
  await server.stop();
};

/** The reads of a release on an engine. */
export const readsOf = (release: string, engine: 'sqlite' | 'postgres'): readonly Read[] =>
  JSON.parse(load(release, `${engine}.reads.json.gz`).toString()) as Read[];

/** Puts the data of a release into a new folder. */
export const restoreFile = (release: string): Storage => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-release-'));
  writeFileSync(join(directory, 'kasir.db'), load(release, 'sqlite.db.gz'));
  return { directory };
};

/** Puts the data of a release into an empty PostgreSQL database. */
export const restoreDatabase = async (release: string, database: string): Promise<Storage> => {
  const statements = JSON.parse(load(release, 'postgres.sql.json.gz').toString()) as string[];
  await restorePostgres(database, statements);
  return { database };
};
