// A minimal program that stores each request with node:http and node:sqlite, in as many rows and
// indexes as the platform uses, in one synced transaction for all waiting requests. It has no
// validation, rules or caches, so its cost is the lower bound of a server on these libraries.
import { fdatasyncSync, openSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';

/** A row that a request stores: its size in bytes, and the number of indexes of its table. */
export interface StoredRow {
  readonly bytes: number;
  readonly indexes: number;
}

const PAGES_MAX = 4_000;
const COLUMNS = ['id', 'list', 'type', 'status', 'number', 'reference', 'parent'] as const;

/** Creates a table and returns the statement that inserts a row into it. */
const tableFor = (database: DatabaseSync, { indexes }: StoredRow, number: number) => {
  const columns = COLUMNS.map((column) => `${column} TEXT NOT NULL`).join(', ');
  database.exec(`CREATE TABLE t${number} (
    row INTEGER PRIMARY KEY, account INTEGER NOT NULL, ${columns}, body TEXT NOT NULL)`);
  for (const [at, column] of COLUMNS.slice(0, indexes).entries()) {
    const kind = at === 0 ? 'UNIQUE INDEX' : 'INDEX';
    const order = at === 0 ? column : `${column}, id`;
    database.exec(`CREATE ${kind} i${number}_${column} ON t${number}(account, ${order})`);
  }
  return database.prepare(`INSERT INTO t${number} VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
};

/** Stores each request in a file and sends the given response; resolves with its port. */
export const serveBare = async (
  file: string,
  rows: readonly StoredRow[],
  response: string,
): Promise<number> => {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    PRAGMA cache_size = -16384; PRAGMA wal_autocheckpoint = 0`);
  const tables = rows.map((row, number) => ({ row, insert: tableFor(database, row, number) }));
  const log = openSync(`${file}-wal`, 'r+');
  const [begin, commit] = [database.prepare('BEGIN IMMEDIATE'), database.prepare('COMMIT')];
  const pages = database.prepare('PRAGMA wal_checkpoint(NOOP)');
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  let waiting: { readonly body: unknown; readonly respond: () => void }[] = [];
  let count = 0;
  const store = (body: unknown): void => {
    count += 1;
    const id = `01890000-0000-7000-8000-${String(count).padStart(12, '0')}`;
    for (const { row, insert } of tables) {
      const text = JSON.stringify(body);
      const whole = text + 'x'.repeat(Math.max(0, row.bytes - text.length));
      const number = String(count);
      insert.run(null, 1, id, 'payments', 'QR_CODE', 'ACTIVE', number, number, id, whole);
    }
  };
  const flush = (): void => {
    const group = waiting;
    waiting = [];
    begin.run();
    for (const { body } of group) store(body);
    commit.run();
    fdatasyncSync(log);
    const { log: all = 0, checkpointed: done = 0 } = pages.get() ?? {};
    if (Number(all) - Number(done) >= PAGES_MAX) checkpoint.get();
    for (const { respond } of group) respond();
  };
  const bytes = Buffer.byteLength(response);
  const head = ['content-type', 'application/json; charset=utf-8', 'content-length', String(bytes)];
  const server = createServer((request, outgoing) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      const respond = (): void => {
        outgoing.writeHead(200, head);
        outgoing.end(response);
      };
      if (waiting.push({ body, respond }) === 1) setImmediate(flush);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
