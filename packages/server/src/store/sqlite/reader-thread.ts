// The reader thread: runs the statements of a read on its own connection, all at one point in time.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, Reply } from './reader.ts';
import type { Wanted } from './statements.ts';

const database = new DatabaseSync(String(workerData), {
  timeout: 5_000,
  allowUnknownNamedParameters: true,
});
database.exec(
  'PRAGMA query_only = TRUE; PRAGMA synchronous = FULL; PRAGMA fullfsync = TRUE;' +
    'PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY',
);

const STATEMENTS_MAX = 100;
const prepared = new Map<string, StatementSync>();

const prepare = (sql: string): StatementSync => {
  const known = prepared.get(sql);
  if (known) return known;
  if (prepared.size >= STATEMENTS_MAX) prepared.clear();
  const statement = database.prepare(sql);
  prepared.set(sql, statement);
  return statement;
};

/** Begins a transaction; its first read fixes the state that its other reads see. */
const begin = (): void => {
  database.exec('BEGIN');
  prepare('SELECT count(*) FROM realms').get();
};

const replyTo = (request: 'begin' | Wanted): Reply => {
  try {
    if (request === 'begin') begin();
    return {
      found: request === 'begin' ? [] : prepare(request.sql).all(...(request.values as [])),
    };
  } catch (error) {
    return { error };
  }
};

parentPort?.on('message', (request: Asked) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  if (request !== 'end') parentPort?.postMessage(replyTo(request));
  else if (database.isTransaction) database.exec('ROLLBACK');
});
