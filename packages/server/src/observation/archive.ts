// Keeps entries for searching in a SQLite file beside the database, or in memory. It is a log, not
// a ledger: writes are not synced, and an unreadable file is created anew.
import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { FeedEntry, LoggedRequest, WholeRequest } from '@kasir/control';
import { makePrivate } from '../store/sqlite/private-files.ts';
import { StoredHours, type HourlyCount } from './hourly.ts';
import type { Contents } from './requests.ts';

/** An entry to keep. */
export interface Kept {
  readonly entry: FeedEntry;
  readonly keys: readonly string[];
  readonly contents?: Contents;
  /** Digest of the reference of a request. */
  readonly reference?: string | null;
}

export interface Bounds {
  readonly requests: number;
  readonly entries: number;
  /** Characters of lines and bodies. */
  readonly size: number;
}

/** The filter of requests; all given fields must match. */
export interface RequestFilter {
  readonly account?: string | undefined;
  readonly mode?: string | undefined;
  readonly method?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly error_code?: string | undefined;
  readonly reference?: string | undefined;
  /** Inclusive bounds. */
  readonly status?: { readonly from: number; readonly to: number } | undefined;
  readonly at?: { readonly from: number; readonly to: number } | undefined;
  /** The key of an object, see `keyOf`. */
  readonly key?: string | undefined;
}

/** The version of the format: a file of another version is created anew. */
const VERSION = 2;

const SCHEMA = `
  CREATE TABLE entries (
    sequence INTEGER PRIMARY KEY,
    type TEXT NOT NULL,
    at INTEGER NOT NULL,
    size INTEGER NOT NULL,
    entry TEXT NOT NULL,
    request_id TEXT,
    account TEXT,
    mode TEXT,
    method TEXT,
    endpoint TEXT,
    status INTEGER,
    error_code TEXT,
    reference TEXT,
    contents TEXT
  );
  CREATE INDEX entries_request ON entries(request_id) WHERE request_id IS NOT NULL;
  CREATE INDEX entries_clock ON entries(sequence) WHERE type = 'clock';
  CREATE TABLE keys (
    key TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    PRIMARY KEY (key, sequence)
  ) WITHOUT ROWID;
  PRAGMA user_version = ${VERSION};
`;

/** The most surplus entries before the oldest are deleted. */
const SLACK = 500;
/** When bodies exceed the size bound, the oldest are deleted down to this share of it. */
const SWEPT_TO = 0.9;

/** Returns the conditions of a filter in SQL, with their values. */
const conditionsOf = (
  filter: RequestFilter,
): readonly [sql: string, ...values: SQLInputValue[]][] => {
  const { status, at, key } = filter;
  const equal = ['account', 'mode', 'method', 'endpoint', 'error_code', 'reference'] as const;
  return [
    ...equal.flatMap((name): [string, string][] => {
      const value = filter[name];
      return value === undefined ? [] : [[`${name} = ?`, value]];
    }),
    ...(status ? [['status BETWEEN ? AND ?', status.from, status.to] as const] : []),
    ...(at ? [['at BETWEEN ? AND ?', at.from, at.to] as const] : []),
    ...(key === undefined
      ? []
      : [['sequence IN (SELECT sequence FROM keys WHERE key = ?)', key] as const]),
  ].map(([sql, ...values]) => [sql, ...values]);
};

const open = (file: string): DatabaseSync => {
  if (file !== ':memory:') makePrivate(file);
  const connection = new DatabaseSync(file, { timeout: 1_000 });
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -4096');
  const version = Number(connection.prepare('PRAGMA user_version').get()?.['user_version']);
  if (version === VERSION) return connection;
  if (version !== 0) {
    connection.close();
    throw new Error(`${file} has another form`);
  }
  connection.exec(SCHEMA);
  return connection;
};

const remove = (file: string): void => {
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) rmSync(file + end);
};

/** Opens a file, or creates it anew if it cannot be read; returns null when both fail. */
const openOrReplace = (file: string): DatabaseSync | null => {
  try {
    return open(file);
  } catch {
    try {
      remove(file);
      return open(file);
    } catch {
      return null;
    }
  }
};

export class Archive {
  /** True when it survives a restart. */
  readonly file: boolean;
  readonly #connection: DatabaseSync;
  readonly #bounds: Bounds;
  readonly #hours: StoredHours;
  readonly #statements = new Map<string, StatementSync>();
  #requests = 0;
  #entries = 0;
  #size = 0;

  /** `file` may be `:memory:`; if a file cannot be used, entries are kept in memory. */
  constructor(file: string, bounds: Bounds) {
    const connection = openOrReplace(file);
    this.#connection = connection ?? open(':memory:');
    this.file = connection !== null && file !== ':memory:';
    this.#bounds = bounds;
    this.#hours = new StoredHours(this.#connection);
    this.#count();
  }

  /** The last sequence that is kept, or 0. */
  get last(): number {
    return Number(this.#sql('SELECT max(sequence) AS last FROM entries').get()?.['last'] ?? 0);
  }

  /** Keeps entries and counts in one transaction; the oldest entries make room. */
  keep(entries: readonly Kept[], counts: readonly HourlyCount[]): void {
    if (entries.length === 0 && counts.length === 0) return;
    const before = [this.#requests, this.#entries, this.#size] as const;
    this.#connection.exec('BEGIN');
    try {
      for (const one of entries) this.#insert(one);
      this.#hours.add(counts);
      this.#sweep();
      this.#connection.exec('COMMIT');
    } catch (error) {
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
      // The counts are restored, not recounted: with a full disk this fails many times a second.
      [this.#requests, this.#entries, this.#size] = before;
      throw error;
    }
  }

  /** Returns one request with its content and response. */
  request(requestId: string): WholeRequest | undefined {
    const row = this.#sql(
      "SELECT entry, contents FROM entries WHERE request_id = ? AND type = 'request'",
    ).get(requestId);
    if (!row) return undefined;
    const { request } = JSON.parse(String(row['entry'])) as { readonly request: LoggedRequest };
    const contents = JSON.parse(String(row['contents'])) as Contents;
    // Entries of the first release have no headers.
    return { ...request, ...contents, headers: contents.headers ?? {} };
  }

  /** Returns requests before a sequence, newest first, each with its sequence. */
  requests(
    filter: RequestFilter,
    before: number,
    limit: number,
  ): readonly { readonly sequence: number; readonly request: LoggedRequest }[] {
    const conditions = conditionsOf(filter);
    const where = ["type = 'request'", 'sequence < ?', ...conditions.map(([sql]) => sql)];
    const values = conditions.flatMap(([, ...rest]) => rest);
    return this.#sql(
      `SELECT sequence, entry FROM entries WHERE ${where.join(' AND ')} ORDER BY sequence DESC LIMIT ?`,
    )
      .all(before, ...values, limit)
      .map(({ sequence, entry }) => ({
        sequence: Number(sequence),
        request: (JSON.parse(String(entry)) as { readonly request: LoggedRequest }).request,
      }));
  }

  /** Returns the counts of an account by hour from a time on, oldest first. */
  hours(account: string, mode: string, from: number): readonly HourlyCount[] {
    return this.#hours.since(account, mode, from);
  }

  /** Returns the entries about an object and the clock changes since the first, oldest first. */
  about(key: string): readonly FeedEntry[] {
    return this.#sql(
      `SELECT sequence, entry FROM entries
         WHERE sequence IN (SELECT sequence FROM keys WHERE key = :key)
       UNION SELECT sequence, entry FROM entries
         WHERE type = 'clock' AND sequence > (SELECT min(sequence) FROM keys WHERE key = :key)
       ORDER BY sequence`,
    )
      .all({ key })
      .map(({ entry }) => JSON.parse(String(entry)) as FeedEntry);
  }

  close(): void {
    this.#statements.clear();
    this.#connection.close();
  }

  #count(): void {
    const counted = this.#sql(
      "SELECT count(*) AS entries, total(type = 'request') AS requests, total(size) AS size FROM entries",
    ).get();
    this.#entries = Number(counted?.['entries']);
    this.#requests = Number(counted?.['requests']);
    this.#size = Number(counted?.['size']);
  }

  #sql(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = this.#connection.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  #insert({ entry, keys, contents, reference = null }: Kept): void {
    const text = JSON.stringify(entry);
    const whole = contents ? JSON.stringify(contents) : null;
    const size = text.length + (whole?.length ?? 0);
    const request = entry.type === 'request' ? entry.request : null;
    this.#sql(
      `INSERT INTO entries (sequence, type, at, size, entry, request_id, account, mode, method,
         endpoint, status, error_code, reference, contents)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      entry.sequence,
      entry.type,
      Date.parse(entry.at),
      size,
      text,
      request && request.request_id,
      entry.account,
      entry.mode,
      request && request.method,
      request && request.endpoint,
      request && request.status,
      request && request.error_code,
      reference,
      whole,
    );
    const key = this.#sql('INSERT OR IGNORE INTO keys (key, sequence) VALUES (?, ?)');
    for (const one of keys) key.run(one, entry.sequence);
    this.#entries += 1;
    this.#requests += Number(request !== null);
    this.#size += size;
  }

  /** Deletes the oldest entries, some hundreds at a time, so that it runs only now and then. */
  #sweep(): void {
    const { requests, entries, size } = this.#bounds;
    if (this.#requests < requests + SLACK && this.#entries < entries + SLACK && this.#size < size)
      return;
    const isFull = () =>
      this.#requests > requests || this.#entries > entries || this.#size > size * SWEPT_TO;
    while (isFull()) {
      const oldest = this.#sql(
        'SELECT sequence, type, size FROM entries ORDER BY sequence LIMIT ?',
      );
      let cut = 0;
      for (const one of oldest.all(SLACK)) {
        if (!isFull()) break;
        cut = Number(one['sequence']);
        this.#entries -= 1;
        this.#requests -= Number(one['type'] === 'request');
        this.#size -= Number(one['size']);
      }
      this.#sql('DELETE FROM entries WHERE sequence <= ?').run(cut);
      this.#sql('DELETE FROM keys WHERE sequence <= ?').run(cut);
    }
  }
}
