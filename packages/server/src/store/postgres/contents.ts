// Everything one partition holds in PostgreSQL: read for a snapshot, and replaced by one.
import type pg from 'pg';
import type { AnyKind } from '@kasir/core';
import {
  partitionKey,
  writesOf,
  type Entry,
  type StoredWork,
  type ObjectContents,
  type Partition,
  type PartitionContents,
  type Turn,
} from '@kasir/core/server';
import { Changes } from './changes.ts';
import { BEGIN, COMMIT, connect, Flight, type Statement } from './database.ts';
import { save } from './save.ts';
import { Snapshot } from './snapshot.ts';

const BEGIN_READ: Statement = {
  name: 'begin_contents',
  text: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
};

const TURN: Statement<Turn> = {
  name: 'turn_of_one',
  text: 'SELECT now, sequence FROM realms WHERE realm = $1',
};

const OBJECTS: Statement<ObjectContents> = {
  name: 'objects_of_one',
  text: `
    SELECT kind, id, version, expires, public, private AS state FROM objects
    WHERE realm = $1 AND kind = ANY($2) AND (expires IS NULL OR expires > realm_now($1, $3))
    ORDER BY realm, kind, id`,
};

const ENTRIES: Statement<Entry> = {
  name: 'entries_of_one',
  text: `
    SELECT id, transaction, ledger, currency, type, amount, balance FROM entries
    WHERE realm = $1 ORDER BY realm, ledger, currency, id`,
};

const JOBS: Statement<StoredWork> = {
  name: 'jobs_of_one',
  text: `
    SELECT id, topic, lane, queue, due, ready, payload FROM jobs
    WHERE realm = $1 ORDER BY realm, id`,
};

/** Decisions of the partition wait here, as they do for each other. */
const LOCK: Statement = {
  name: 'lock_one',
  text: `
    INSERT INTO realms (realm) VALUES ($1)
    ON CONFLICT (realm) DO UPDATE SET used = realms.used`,
};

const emptied = (table: string): Statement => ({
  name: `empty_${table}`,
  text: `DELETE FROM ${table} WHERE realm = $1`,
});

/** Runs a flight on a connection of the pool; one of unknown state is closed. */
const run = async (pool: pg.Pool, flight: Flight): Promise<void> => {
  const client = await connect(pool);
  try {
    await flight.send(client);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
};

/** What a partition holds at one moment; its kinds must be prepared. */
export const readContents = async (
  pool: pg.Pool,
  partition: Partition,
  kinds: readonly AnyKind[],
  now: number,
): Promise<PartitionContents> => {
  const key = partitionKey(partition);
  let turn: Turn = { now: 0, sequence: 0 };
  let objects: readonly ObjectContents[] = [];
  let entries: readonly Entry[] = [];
  let jobs: readonly StoredWork[] = [];
  const flight = new Flight()
    .add(BEGIN_READ)
    .add(TURN, [key], ([row]) => (turn = row ?? turn))
    .add(OBJECTS, [key, kinds.map(({ name }) => name), now], (rows) => (objects = rows))
    .add(ENTRIES, [key], (rows) => (entries = rows))
    .add(JOBS, [key], (rows) => (jobs = rows))
    .add(COMMIT);
  await run(pool, flight);
  return { turn, objects, entries, jobs };
};

/** Replaces what a partition holds; its kinds must be prepared. */
export const replaceContents = async (
  pool: pg.Pool,
  partition: Partition,
  contents: PartitionContents,
  kinds: readonly AnyKind[],
): Promise<void> => {
  const key = partitionKey(partition);
  const changes = new Changes(new Snapshot(key));
  changes.add(writesOf(contents, kinds), undefined, 0);
  const flight = new Flight().add(BEGIN).add(LOCK, [key]);
  for (const table of ['objects', 'keys', 'entries', 'jobs']) flight.add(emptied(table), [key]);
  const locked = { now: -1, sequence: 0 };
  save(flight, [{ partition: key, locked, turn: contents.turn, changes }], false);
  await run(pool, flight.add(COMMIT));
};
