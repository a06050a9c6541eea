// Everything one partition holds in SQLite: read for a snapshot, and deleted to make room for one.
import type { AnyKind } from '@kasir/core';
import type { Entry, StoredWork, ObjectContents, PartitionContents } from '@kasir/core/server';
import type { Database } from './database.ts';
import { lanes } from './jobs.ts';
import type { PartitionState } from './partitions.ts';
import { tableOf } from './schema.ts';

const objectsOf = (
  database: Database,
  home: PartitionState,
  kind: AnyKind,
  now: number,
): ObjectContents[] =>
  database
    .prepare(
      `SELECT id, version, expires, public, private AS state FROM ${tableOf(kind)}
       WHERE realm = ? AND (expires IS NULL OR expires > ?) ORDER BY id`,
    )
    .all(home.number, now)
    .map((row) => ({ kind: kind.name, ...row }) as unknown as ObjectContents);

/** What the partition holds at this moment; the tables of the kinds must be there. */
export const contentsOf = (
  database: Database,
  home: PartitionState,
  kinds: readonly AnyKind[],
  now: number,
): PartitionContents => ({
  turn: home.turn,
  objects: kinds.flatMap((kind) => objectsOf(database, home, kind, now)),
  entries: database
    .prepare(
      `SELECT id, "transaction", ledger, currency, type, amount, balance FROM entries
       WHERE realm = ? ORDER BY ledger, currency, id`,
    )
    .all(home.number)
    .map((entry) => ({ ...entry }) as unknown as Entry),
  jobs: database
    .prepare('SELECT id, topic, lane, queue, due, ready, payload FROM jobs WHERE realm = ?')
    .all(home.number)
    .map(({ lane, ready, ...job }): StoredWork => {
      const kept = job as unknown as Omit<StoredWork, 'lane' | 'ready'>;
      return { ...kept, lane: lanes[Number(lane)] ?? 'work', ready: ready === 1 };
    }),
});

/** Deletes everything the partition holds, whatever kinds this release still knows. */
export const emptyPartition = (database: Database, { number }: PartitionState): void => {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB 'objects_*'")
    .all();
  for (const { name } of tables)
    database.prepare(`DELETE FROM ${String(name)} WHERE realm = ?`).run(number);
  database.prepare('DELETE FROM entries WHERE realm = ?').run(number);
  database.prepare('DELETE FROM jobs WHERE realm = ?').run(number);
};
