// Opens one SQLite file: one process at a time, durable at every commit, statements prepared once.
import { rmSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { randomHex } from '../../random/random-hex.ts';
import { DataGone } from '../gone.ts';
import { fileError, fileInUse, foreignFile, isBusy } from './file-errors.ts';
import { makePrivate } from './private-files.ts';

/**
 * One migration per entry, never changed once released; a file with a higher number was written by
 * a newer release. Tables of kinds are not part of it: `schema.ts` creates them from declarations.
 */
const MIGRATIONS = [
  `
  CREATE TABLE realms (
    number INTEGER PRIMARY KEY,
    realm TEXT NOT NULL UNIQUE,
    now INTEGER NOT NULL,
    sequence INTEGER NOT NULL
  );
  CREATE TABLE entries (
    realm INTEGER NOT NULL,
    ledger TEXT NOT NULL,
    currency TEXT NOT NULL,
    id TEXT NOT NULL,
    "transaction" TEXT NOT NULL,
    type TEXT NOT NULL,
    amount INTEGER NOT NULL,
    balance INTEGER NOT NULL,
    PRIMARY KEY (realm, ledger, currency, id)
  ) WITHOUT ROWID;
  CREATE TABLE jobs (
    realm INTEGER NOT NULL,
    live INTEGER NOT NULL,
    id TEXT NOT NULL,
    topic TEXT NOT NULL,
    due INTEGER NOT NULL,
    lease INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    payload TEXT NOT NULL
  );
  CREATE UNIQUE INDEX jobs_id ON jobs(realm, id);
  CREATE INDEX jobs_due ON jobs(live, due, id);
  CREATE INDEX jobs_held ON jobs(lease) WHERE lease > 0;
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  `,
  // Jobs that can be taken have an index of their own, by queue, with deliveries apart from work.
  `
  ALTER TABLE jobs ADD COLUMN lane INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE jobs ADD COLUMN queue TEXT NOT NULL DEFAULT '';
  ALTER TABLE jobs ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;
  UPDATE jobs SET queue = topic, lane = (topic = 'webhook.deliver'), ready = (lease > 0);
  DROP INDEX jobs_due;
  CREATE INDEX jobs_later ON jobs(live, due) WHERE ready = 0;
  CREATE INDEX jobs_ready ON jobs(lane, realm, queue, due, id) WHERE ready = 1 AND lease = 0;
  `,
  // A job is small: it is stored in the tree of its key instead of in a separate one.
  `
  CREATE TABLE jobs_by_id (
    realm INTEGER NOT NULL,
    live INTEGER NOT NULL,
    id TEXT NOT NULL,
    topic TEXT NOT NULL,
    lane INTEGER NOT NULL,
    queue TEXT NOT NULL,
    due INTEGER NOT NULL,
    ready INTEGER NOT NULL,
    lease INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    payload TEXT NOT NULL,
    PRIMARY KEY (realm, id)
  ) WITHOUT ROWID;
  INSERT INTO jobs_by_id (realm, live, id, topic, lane, queue, due, ready, lease, attempts, payload)
    SELECT realm, live, id, topic, lane, queue, due, ready, lease, attempts, payload FROM jobs;
  DROP TABLE jobs;
  ALTER TABLE jobs_by_id RENAME TO jobs;
  CREATE INDEX jobs_held ON jobs(lease) WHERE lease > 0;
  CREATE INDEX jobs_later ON jobs(live, due) WHERE ready = 0;
  CREATE INDEX jobs_ready ON jobs(lane, realm, queue, due, id) WHERE ready = 1 AND lease = 0;
  `,
];

/** The number of the newest schema. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Since the second schema an event expires once no delivery is pending. */
const END_EVENTS = `
  UPDATE objects_event SET expires = json_extract(private, '$.created') + 30 * 24 * 3600000
  WHERE expires IS NULL AND json_extract(private, '$.status') <> 'PENDING'`;

/** The longest wait for a process that is stopping, in milliseconds. */
const LOCK_WAIT_MS = 1_000;
const STATEMENTS_MAX = 1_000;

/**
 * Holds the file for this process with a lock that the system releases when the process dies, for
 * whatever reason. The lock is on a file of its own, so that others can still read the database.
 */
const lock = (file: string): DatabaseSync => {
  const held = new DatabaseSync(`${file}.lock`, { timeout: LOCK_WAIT_MS });
  try {
    held.exec('BEGIN EXCLUSIVE');
    return held;
  } catch (error) {
    held.close();
    throw isBusy(error) ? fileInUse(file, error) : error;
  }
};

/** Returns a value that distinguishes a file from another one of the same name. */
const identityOf = (file: string): bigint | undefined =>
  statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;

export class Database {
  /** Path of the file, or null in memory. */
  readonly #file: string | null;
  readonly #identity: bigint | undefined;
  readonly #connection: DatabaseSync;
  readonly #lock: DatabaseSync | null;
  readonly #statements = new Map<string, StatementSync>();
  #gone: DataGone | null = null;

  /** Opens or creates a file, or `:memory:`. Throws when another process holds the file. */
  constructor(file: string) {
    const memory = file === ':memory:';
    if (!memory) {
      makePrivate(file);
      makePrivate(`${file}.lock`);
    }
    this.#file = memory ? null : file;
    this.#identity = memory ? undefined : identityOf(file);
    this.#lock = memory ? null : lock(file);
    this.#connection = new DatabaseSync(file, {
      timeout: 5_000,
      allowUnknownNamedParameters: true,
    });
    try {
      this.#connection.exec(
        'PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;' +
          'PRAGMA fullfsync = TRUE; PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY;' +
          'PRAGMA journal_size_limit = 67108864',
      );
      this.#migrate(file);
    } catch (error) {
      this.close();
      throw fileError(file, error);
    }
  }

  /** Returns a statement, prepared at its first use. */
  prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= STATEMENTS_MAX) this.#statements.clear();
    const statement = this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  exec(sql: string): void {
    this.#connection.exec(sql);
  }

  begin(): void {
    this.prepare('BEGIN IMMEDIATE').run();
  }

  commit(): void {
    this.prepare('COMMIT').run();
  }

  /** Runs work in a transaction of its own, or in the open one. */
  within<T>(work: () => T): T {
    if (this.isWithin) return work();
    this.begin();
    try {
      const result = work();
      this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  /** True when a transaction is open: SQLite itself rolls back when the disk is full. */
  get isWithin(): boolean {
    return this.#connection.isTransaction;
  }

  /** Rolls back the open transaction, if the failure has left one open. */
  rollback(): void {
    if (this.isWithin) this.exec('ROLLBACK');
  }

  /**
   * Throws when the file was deleted or replaced: anything written then is lost when the process
   * ends. Saves the contents beside it, once.
   */
  assertPresent(): void {
    if (this.#gone) throw this.#gone;
    if (this.#file === null || identityOf(this.#file) === this.#identity) return;
    this.#gone = new DataGone(this.#file, this.#rescue(this.#file));
    throw this.#gone;
  }

  /** Writes the contents to a new file; returns null when that fails as well. */
  #rescue(file: string): string | null {
    const rescued = `${file}.rescued-${randomHex(8)}`;
    try {
      makePrivate(rescued);
      this.prepare('VACUUM INTO ?').run(rescued);
      return rescued;
    } catch {
      return null;
    } finally {
      // They belong to the deleted file; SQLite would apply them to the file that replaces it.
      for (const left of ['-wal', '-shm']) rmSync(file + left, { force: true });
    }
  }

  close(): void {
    if (!this.#connection.isOpen) return;
    this.#statements.clear();
    this.#connection.close();
    this.#lock?.close();
  }

  #hasTable(name: string): boolean {
    return this.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(name) !== undefined;
  }

  #migrate(file: string): void {
    const version = Number(this.prepare('PRAGMA user_version').get()?.['user_version']);
    if (version > MIGRATIONS.length) {
      throw new Error(
        `${file} was written by a newer release (schema ${version}, this one knows ${MIGRATIONS.length}): ` +
          'update, or choose another data directory.',
      );
    }
    if (version === MIGRATIONS.length) return;
    if (version === 0 && this.prepare('SELECT 1 FROM sqlite_master LIMIT 1').get())
      throw foreignFile(file);
    this.within(() => {
      for (const migration of MIGRATIONS.slice(version)) this.exec(migration);
      if (version === 1 && this.#hasTable('objects_event')) this.exec(END_EVENTS);
      this.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    });
  }
}
