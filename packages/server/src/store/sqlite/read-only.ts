// Reads the database file from another thread of the same process: each view at one point in time,
// no writes, and lists may scan a whole account.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { AnyKind } from '@kasir/core/resource';
import {
  firstTurn,
  partitionKey,
  partitionOf,
  testNow,
  type Partition,
  type Store,
  type TestClock,
} from '@kasir/core/store';
import type { Slices } from './list.ts';
import { Lookups } from './lookups.ts';
import type { PartitionState } from './partitions.ts';
import { SqliteView, type Source } from './view.ts';

/** The slices of one statement: the thread serves only reads. */
const SLICES: Slices = { objects: 50_000, rows: 500_000 };

const STATEMENTS_MAX = 500;

/** The number of a partition that holds nothing yet. */
const NOWHERE = -1;

/** Opens a file read-only; the tables of all kinds to be read must exist. */
export const openSqliteReadOnly = (file: string): Pick<Store, 'view' | 'partitions' | 'now'> => {
  const connection = new DatabaseSync(file, { timeout: 5_000, allowUnknownNamedParameters: true });
  connection.exec(
    'PRAGMA query_only = TRUE; PRAGMA wal_autocheckpoint = 0; PRAGMA temp_store = MEMORY',
  );
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= STATEMENTS_MAX) statements.clear();
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const source: Source = {
    statements: { prepare },
    lookups: (kind: AnyKind) => new Lookups({ prepare }, kind),
    slices: SLICES,
    recent: null,
  };
  const stateOf = (partition: Partition): PartitionState => {
    const stored = prepare('SELECT number, now, sequence FROM realms WHERE realm = ?').get(
      partitionKey(partition),
    );
    return {
      number: stored ? Number(stored['number']) : NOWHERE,
      partition,
      live: partition.mode === 'live' ? 1 : 0,
      turn: stored
        ? { now: Number(stored['now']), sequence: Number(stored['sequence']) }
        : firstTurn,
    };
  };
  const timeOf = ({ mode }: Partition): number => {
    const row = prepare("SELECT value FROM settings WHERE name = 'clock'").get();
    const clock = row ? (JSON.parse(String(row['value'])) as TestClock) : null;
    return mode === 'test' && clock ? testNow(clock, Date.now()) : Date.now();
  };
  return {
    now: Date.now,
    view: async (partition, read) => {
      connection.exec('BEGIN');
      try {
        const partitionState = stateOf(partition);
        const now = Math.max(partitionState.turn.now, timeOf(partition));
        return read(new SqliteView(source, partitionState, now));
      } finally {
        connection.exec('COMMIT');
      }
    },
    partitions: async () =>
      prepare('SELECT realm FROM realms ORDER BY number')
        .all()
        .map(({ realm }) => partitionOf(String(realm))),
  };
};
