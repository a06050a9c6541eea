// One SQLite file: one process at a time, durable at every commit, statements prepared once.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/**
 * One migration per entry, never changed once released; a file with a higher number was written by
 * a newer release. Tables of kinds are no part of it: `schema.ts` makes them from declarations.
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
  // Jobs that can be taken stand in an index of their own, by queue; deliveries apart from work.
  `
  ALTER TABLE jobs ADD COLUMN lane INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE jobs ADD COLUMN queue TEXT NOT NULL DEFAULT '';
  ALTER TABLE jobs ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;
  UPDATE jobs SET queue = topic, lane = (topic = 'webhook.deliver'), ready = (lease > 0);
  DROP INDEX jobs_due;
  CREATE INDEX jobs_later ON jobs(live, due) WHERE ready = 0;
  CREATE INDEX jobs_ready ON jobs(lane, realm, queue, due, id) WHERE ready = 1 AND lease = 0;
  `,
];

/** Since the second schema an event has an end once nothing is tried any more. */
const END_EVENTS = `
  UPDATE objects_event SET expires = json_extract(private, '$.created') + 30 * 24 * 3600000
  WHERE expires IS NULL AND json_extract(private, '$.status') <> 'PENDING'`;

/** How long to wait for a process that is just stopping. */
const LOCK_WAIT_MS = 1_000;
const STATEMENTS_MAX = 1_000;

/**
 * Holds the file for this process through a lock that the system takes back when the process dies,
 * however it dies. It lies on a file of its own, so that others can still read the database.
 */
const lock = (file: string): DatabaseSync => {
  const held = new DatabaseSync(`${file}.lock`, { timeout: LOCK_WAIT_MS });
  try {
    held.exec('BEGIN EXCLUSIVE');
    return held;
  } catch (error) {
    held.close();
    throw new Error(
      `${file} is in use by another process: stop that one, or choose another data directory.`,
      { cause: error },
    );
  }
};

export class Database {
  readonly #connection: DatabaseSync;
  readonly #lock: DatabaseSync | null;
  readonly #statements = new Map<string, StatementSync>();

  /** Opens or makes a file, or a database in memory. Throws when another process holds the file. */
  constructor(file: string) {
    const memory = file === ':memory:';
    if (!memory) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
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
      throw error;
    }
  }

  /** A statement, prepared at its first use. */
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

  /** Runs work in a transaction of its own, or in the one that is open. */
  within<T>(work: () => T): T {
    if (this.#connection.isTransaction) return work();
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  /** Takes back the open transaction, if the failure has left one open. */
  rollback(): void {
    if (this.#connection.isTransaction) this.exec('ROLLBACK');
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
    this.within(() => {
      for (const migration of MIGRATIONS.slice(version)) this.exec(migration);
      if (version === 1 && this.#hasTable('objects_event')) this.exec(END_EVENTS);
      this.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    });
  }
}
