// Reads the whole contents of a partition for a snapshot, and deletes them to make room for one.
import type { StatementSync } from 'node:sqlite';
import type { AnyKind } from '@kasir/core/resource';
import type { Entry, StoredWork, ObjectContents, PartitionContents } from '@kasir/core/store';
import type { Database } from './database.ts';
import { jobClasses } from './jobs.ts';
import type { PartitionState } from './partitions.ts';
import { tableOf } from './schema.ts';

/** The number of characters after which a piece of contents ends. */
const PIECE_CHARACTERS = 262_144;
/** The most rows in one piece. */
const PIECE_ROWS = 1_000;

type Prepare = (sql: string) => StatementSync;

const objectsSql = (kind: AnyKind): string =>
  `SELECT id, version, expires, public, private AS state FROM ${tableOf(kind)}
   WHERE realm = ? AND (expires IS NULL OR expires > ?) ORDER BY id`;

/** Returns the unexpired objects of some kinds. */
export const objectsOf = function* (
  prepare: Prepare,
  partitionState: Pick<PartitionState, 'number'>,
  kinds: readonly AnyKind[],
  now: number,
): Generator<ObjectContents> {
  for (const kind of kinds)
    for (const row of prepare(objectsSql(kind)).iterate(partitionState.number, now))
      yield { kind: kind.name, ...row } as unknown as ObjectContents;
};

const entriesOf = function* (
  prepare: Prepare,
  { number }: Pick<PartitionState, 'number'>,
): Generator<Entry> {
  const sql = `SELECT id, "transaction", ledger, currency, type, amount, balance FROM entries
    WHERE realm = ? ORDER BY ledger, currency, id`;
  for (const entry of prepare(sql).iterate(number)) yield { ...entry } as unknown as Entry;
};

const jobsOf = function* (
  prepare: Prepare,
  { number }: Pick<PartitionState, 'number'>,
): Generator<StoredWork> {
  const sql = 'SELECT id, topic, lane, queue, due, ready, payload FROM jobs WHERE realm = ?';
  for (const { lane, ready, ...job } of prepare(sql).iterate(number)) {
    const kept = job as unknown as Omit<StoredWork, 'lane' | 'ready'>;
    yield { ...kept, lane: jobClasses[Number(lane)] ?? 'work', ready: ready === 1 };
  }
};

/** Returns the current contents of the partition in pieces; the tables of the kinds must exist. */
export const contentsOf = function* (
  prepare: Prepare,
  partitionState: Pick<PartitionState, 'number' | 'turn'>,
  kinds: readonly AnyKind[],
  now: number,
): Generator<PartitionContents> {
  const { turn } = partitionState;
  const empty = { turn, objects: [], entries: [], jobs: [] };
  let objects: ObjectContents[] = [];
  let characters = 0;
  for (const object of objectsOf(prepare, partitionState, kinds, now)) {
    objects.push(object);
    characters += object.public.length + object.state.length;
    if (characters < PIECE_CHARACTERS && objects.length < PIECE_ROWS) continue;
    yield { ...empty, objects };
    [objects, characters] = [[], 0];
  }
  yield { ...empty, objects };
  let entries: Entry[] = [];
  for (const entry of entriesOf(prepare, partitionState)) {
    if (entries.push(entry) < PIECE_ROWS) continue;
    yield { ...empty, entries };
    entries = [];
  }
  let jobs: StoredWork[] = [];
  for (const job of jobsOf(prepare, partitionState)) {
    if (jobs.push(job) < PIECE_ROWS) continue;
    yield { ...empty, entries, jobs };
    [entries, jobs] = [[], []];
  }
  yield { ...empty, entries, jobs };
};

/** Deletes everything the partition holds, including objects of kinds unknown to this release. */
export const emptyPartition = (database: Database, { number }: PartitionState): void => {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB 'objects_*'")
    .all();
  for (const { name } of tables)
    database.prepare(`DELETE FROM ${String(name)} WHERE realm = ?`).run(number);
  database.prepare('DELETE FROM entries WHERE realm = ?').run(number);
  database.prepare('DELETE FROM jobs WHERE realm = ?').run(number);
};
