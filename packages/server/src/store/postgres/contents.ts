// Reads the whole contents of a partition for a snapshot, and replaces them by those of a snapshot.
import type pg from 'pg';
import type { AnyKind } from '@kasir/core/resource';
import {
  firstTurn,
  isEarlier,
  partitionKey,
  writesOf,
  type ExtraDecision,
  type Entry,
  type StoredWork,
  type ObjectContents,
  type Partition,
  type PartitionContents,
  type Replacement,
  type Turn,
} from '@kasir/core/store';
import { Changes } from './changes.ts';
import { BEGIN, COMMIT, connect, StatementPipeline, type Statement } from './database.ts';
import { decideAll, type Command, type Outcome } from './decide.ts';
import { load } from './load.ts';
import { save } from './save.ts';
import { Snapshot } from './snapshot.ts';
import { SET_CLOCK } from './work.ts';

const BEGIN_READ: Statement = {
  name: 'begin_contents',
  text: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
};

const TURN: Statement<Turn> = {
  name: 'turn_of_one',
  text: 'SELECT now, sequence FROM realms WHERE realm = $1',
};

/** The most rows in one piece of contents. */
const PIECE_ROWS = 500;

const OBJECTS: Statement<ObjectContents> = {
  name: 'objects_of_one',
  text: `
    SELECT kind, id, version, expires, public, private AS state FROM objects
    WHERE realm = $1 AND kind = $2 AND id > $3 AND (expires IS NULL OR expires > realm_now($1, $4))
    ORDER BY realm, kind, id LIMIT ${PIECE_ROWS}`,
};

const ENTRIES: Statement<Entry> = {
  name: 'entries_of_one',
  text: `
    SELECT id, transaction, ledger, currency, type, amount, balance FROM entries
    WHERE realm = $1 AND (ledger, currency, id) > ($2, $3, $4)
    ORDER BY realm, ledger, currency, id LIMIT ${PIECE_ROWS}`,
};

const JOBS: Statement<StoredWork> = {
  name: 'jobs_of_one',
  text: `
    SELECT id, topic, lane, queue, due, ready, payload FROM jobs
    WHERE realm = $1 AND id > $2 ORDER BY realm, id LIMIT ${PIECE_ROWS}`,
};

/** Waits for the decisions of the partition, and makes later ones wait. */
const LOCK: Statement<Turn> = {
  name: 'lock_one',
  text: `
    INSERT INTO realms (realm) VALUES ($1)
    ON CONFLICT (realm) DO UPDATE SET used = realms.used
    RETURNING now, sequence`,
};

const emptied = (table: string): Statement => ({
  name: `empty_${table}`,
  text: `DELETE FROM ${table} WHERE realm = $1`,
});

/** Runs work on a pooled connection; after a failure it is closed, as its state is unknown. */
const within = async <R>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<R>,
): Promise<R> => {
  const client = await connect(pool);
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
};

/**
 * Returns the rows of one statement page by page; `values` returns the parameters of the page that
 * follows the last row.
 */
const paged = async function* <Row>(
  client: pg.ClientBase,
  statement: Statement<Row>,
  values: (last: Row | undefined) => readonly unknown[],
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ;) {
    let page: readonly Row[] = [];
    await new StatementPipeline()
      .add(statement, values(last), (rows) => (page = rows))
      .send(client);
    if (page.length > 0) yield page;
    if (page.length < PIECE_ROWS) return;
    last = page.at(-1);
  }
};

const objectsOf = async function* (
  client: pg.ClientBase,
  key: string,
  kinds: readonly AnyKind[],
  now: number,
): AsyncGenerator<readonly ObjectContents[]> {
  for (const { name } of kinds)
    yield* paged(client, OBJECTS, (last) => [key, name, last?.id ?? '', now]);
};

/** Returns a partition's contents at one point in time, in pieces, of prepared kinds. */
export const readContents = async function* (
  pool: pg.Pool,
  partition: Partition,
  kinds: readonly AnyKind[],
  now: number,
): AsyncGenerator<PartitionContents> {
  const key = partitionKey(partition);
  const client = await connect(pool);
  let done = false;
  try {
    let turn: Turn = { now: 0, sequence: 0 };
    await new StatementPipeline()
      .add(BEGIN_READ)
      .add(TURN, [key], ([row]) => (turn = row ?? turn))
      .send(client);
    const empty = { turn, objects: [], entries: [], jobs: [] };
    yield empty;
    for await (const objects of objectsOf(client, key, kinds, now)) yield { ...empty, objects };
    const afterEntry = (last?: Entry) => [
      key,
      last?.ledger ?? '',
      last?.currency ?? '',
      last?.id ?? '',
    ];
    for await (const entries of paged(client, ENTRIES, afterEntry)) yield { ...empty, entries };
    const afterJob = (last?: StoredWork) => [key, last?.id ?? ''];
    for await (const jobs of paged(client, JOBS, afterJob)) yield { ...empty, jobs };
    await new StatementPipeline().add(COMMIT).send(client);
    done = true;
  } finally {
    // A reader that stops early leaves a transaction open.
    client.release(!done);
  }
};

/** Locks partitions in the order that every node uses; returns their times. */
const lockAll = async (
  client: pg.ClientBase,
  partitions: readonly Partition[],
): Promise<ReadonlyMap<string, Turn>> => {
  const turns = new Map<string, Turn>();
  const pipeline = new StatementPipeline().add(BEGIN);
  for (const key of partitions.map(partitionKey).toSorted())
    pipeline.add(LOCK, [key], ([turn]) => turns.set(key, turn ?? firstTurn));
  await pipeline.send(client);
  return turns;
};

/** Runs a decision in a locked partition and stores its writes. */
const decideExtra = async (
  client: pg.ClientBase,
  { partition, decide }: ExtraDecision,
  {
    locked,
    clock,
    random,
  }: { readonly locked: Turn; readonly clock: number; readonly random: () => string },
): Promise<void> => {
  const key = partitionKey(partition);
  const snapshot = new Snapshot(key);
  const partitionState = {
    partition: key,
    locked,
    turn: locked,
    clock,
    snapshot,
    changes: new Changes(snapshot),
  };
  const none = (): void => undefined;
  const command: Command = {
    partition,
    decide,
    random,
    job: undefined,
    requests: [],
    resolve: none,
    reject: none,
  };
  const outcomes = new Map<Command, Outcome>();
  for (;;) {
    const missing = decideAll([command], new Map([[key, partitionState]]), true, outcomes);
    if (missing.length === 0) break;
    const pipeline = new StatementPipeline();
    load(pipeline, missing);
    await pipeline.send(client);
  }
  const outcome = outcomes.get(command);
  if (outcome && 'error' in outcome) throw outcome.error;
  const pipeline = new StatementPipeline();
  save(pipeline, [partitionState], true);
  await pipeline.send(client);
};

/** The resources that a replacement uses. */
interface Means {
  readonly pool: pg.Pool;
  readonly now: number;
  readonly random: () => string;
}

/** Replaces the contents of a partition in one transaction. */
export const replaceContents = async (
  { pool, now, random }: Means,
  partition: Partition,
  { turn, reads, pieces, clock, extraDecision }: Replacement,
  kinds: readonly AnyKind[],
): Promise<void> =>
  within(pool, async (client) => {
    const key = partitionKey(partition);
    const turns = await lockAll(client, [
      partition,
      ...(extraDecision ? [extraDecision.partition] : []),
    ]);
    const held: ObjectContents[] = [];
    for await (const objects of objectsOf(client, key, reads, now)) held.push(...objects);
    const emptying = new StatementPipeline();
    for (const table of ['objects', 'keys', 'entries', 'jobs']) emptying.add(emptied(table), [key]);
    if (clock) emptying.add(SET_CLOCK, [clock.frozen, clock.offset]);
    await emptying.send(client);
    let locked: Turn = { now: -1, sequence: 0 };
    let last = turn;
    for (const piece of pieces(held)) {
      if (isEarlier(last, piece.turn)) last = piece.turn;
      const changes = new Changes(new Snapshot(key));
      changes.add(writesOf(piece, kinds), undefined, 0);
      const pipeline = new StatementPipeline();
      save(pipeline, [{ partition: key, locked, turn: last, changes }], false);
      await pipeline.send(client);
      locked = last;
    }
    if (extraDecision) {
      const before = turns.get(partitionKey(extraDecision.partition)) ?? firstTurn;
      await decideExtra(client, extraDecision, { locked: before, clock: now, random });
    }
    await new StatementPipeline().add(COMMIT).send(client);
  });
