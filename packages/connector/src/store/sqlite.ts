// Implements the store in one SQLite file: durable at every commit, one process at a time.
import { chmodSync, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { ReceivedPayment } from '../protocol/index.ts';
import { dayOf } from './day.ts';
import { readKeyFile } from './digest-key.ts';
import type { ConnectorStore, Rows, StoredOperation, Task } from './port.ts';

/** One migration per entry, never changed once released. */
const MIGRATIONS = [
  `
  CREATE TABLE operations (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    parent TEXT,
    day TEXT,
    row TEXT NOT NULL
  );
  CREATE INDEX operations_parent ON operations(parent) WHERE parent IS NOT NULL;
  CREATE INDEX operations_day ON operations(day) WHERE day IS NOT NULL;
  CREATE TABLE payments (id TEXT PRIMARY KEY, day TEXT NOT NULL, row TEXT NOT NULL);
  CREATE INDEX payments_day ON payments(day);
  CREATE TABLE tombstones (id TEXT PRIMARY KEY, seconds INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE tasks (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    due INTEGER NOT NULL,
    row TEXT NOT NULL
  );
  CREATE INDEX tasks_due ON tasks(kind, due);
  `,
];

type Found = { readonly row: string } | undefined;
type Values = readonly (string | number | null)[];

/** Prepares each statement once. */
const preparedIn = (database: DatabaseSync) => {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepare = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    run: (sql: string, ...values: Values): void => void prepare(sql).run(...values),
    /** Returns the JSON value in the column `row` of the first row, or null. */
    get: (sql: string, ...values: Values): unknown => {
      const found = prepare(sql).get(...values) as Found;
      return found ? JSON.parse(found.row) : null;
    },
    all: (sql: string, ...values: Values): unknown[] =>
      (prepare(sql).all(...values) as unknown as { readonly row: string }[]).map(
        ({ row }) => JSON.parse(row) as unknown,
      ),
  };
};

const rowsOf = ({ run, get, all }: ReturnType<typeof preparedIn>): Rows => ({
  findOperation: (id) =>
    get('SELECT row FROM operations WHERE id = ?', id) as StoredOperation | null,
  childrenOf: (parent) =>
    all('SELECT row FROM operations WHERE parent = ? ORDER BY number', parent) as StoredOperation[],
  putOperation: (row) =>
    run(
      `INSERT INTO operations (id, parent, day, row) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET day = excluded.day, row = excluded.row`,
      row.request.id,
      row.request.parent,
      dayOf(row),
      JSON.stringify(row),
    ),
  findPayment: (id) => get('SELECT row FROM payments WHERE id = ?', id) as ReceivedPayment | null,
  putPayment: (payment, date) =>
    run(
      'INSERT INTO payments (id, day, row) VALUES (?, ?, ?)',
      payment.id,
      date,
      JSON.stringify(payment),
    ),
  successesOn: (date) => ({
    operations: all(
      'SELECT row FROM operations WHERE day = ? ORDER BY number',
      date,
    ) as StoredOperation[],
    payments: all('SELECT row FROM payments WHERE day = ? ORDER BY id', date) as ReceivedPayment[],
  }),
  findTombstone: (id) =>
    get('SELECT seconds AS row FROM tombstones WHERE id = ?', id) as number | null,
  putTombstone: (id, seconds) =>
    run('INSERT OR REPLACE INTO tombstones (id, seconds) VALUES (?, ?)', id, seconds),
  deleteTombstonesBefore: (seconds) => run('DELETE FROM tombstones WHERE seconds < ?', seconds),
  findTask: (id) => get('SELECT row FROM tasks WHERE id = ?', id) as Task | null,
  putTask: (task) =>
    run(
      'INSERT OR REPLACE INTO tasks (id, kind, due, row) VALUES (?, ?, ?, ?)',
      task.id,
      task.work.kind,
      task.due,
      JSON.stringify(task),
    ),
  deleteTask: (id) => run('DELETE FROM tasks WHERE id = ?', id),
  nextTasks: (kind, limit) =>
    all('SELECT row FROM tasks WHERE kind = ? ORDER BY due LIMIT ?', kind, limit) as Task[],
});

const migrate = (database: DatabaseSync, file: string): void => {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as {
    readonly user_version: number;
  };
  if (version > MIGRATIONS.length)
    throw new Error(`${file} was written by a newer release. Update @kasir/connector.`);
  database.exec('BEGIN IMMEDIATE');
  for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length}; COMMIT`);
};

/** The result codes of SQLite for a file that another connection has locked. */
const BUSY: readonly unknown[] = [5, 6];

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && BUSY.includes(error.errcode);

export interface SqliteStoreOptions {
  /** Path of the database file, which is created when it is missing; its folder must exist. */
  readonly file: string;
  /** Key of the digests, 32 bytes; by default it is kept in the file `<file>.key`. */
  readonly digestKey?: Uint8Array;
}

/**
 * Opens or creates a store in a file. Throws when another process has the file open, when a newer
 * release has written it, or when its digest key is missing.
 */
export const openSqliteStore = ({ file, digestKey }: SqliteStoreOptions): ConnectorStore => {
  const isNew = !existsSync(file);
  // The key is durable before the database exists, so that no digest is without its key.
  const key = digestKey ?? readKeyFile(`${file}.key`, isNew);
  const database = new DatabaseSync(file, { timeout: 1_000 });
  try {
    if (isNew) chmodSync(file, 0o600);
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;' +
        'PRAGMA fullfsync = TRUE',
    );
    migrate(database, file);
  } catch (error) {
    database.close();
    throw isBusy(error)
      ? new Error(`${file} is in use by another process. Stop that one.`, { cause: error })
      : error;
  }
  const rows = rowsOf(preparedIn(database));
  return {
    digestKey: key,
    transact: async (work) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work(rows);
        database.exec('COMMIT');
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => {
      if (database.isOpen) database.close();
    },
  };
};
