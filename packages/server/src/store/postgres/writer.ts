// Runs decisions in batches: a batch locks its partitions, loads their reads, decides on the
// snapshot and commits, in two round trips.
import type pg from 'pg';
import {
  firstTurn,
  partitionKey,
  partitionOf,
  testNow,
  type At,
  type ExecOptions,
  type Need,
  type Queue,
  type Partition,
  type TestClock,
  type Turn,
  type Tx,
  drawOnce,
} from '@kasir/core/store';
import { isSoon } from '../soon.ts';
import { Batches } from './batches.ts';
import { Changes } from './changes.ts';
import { BEGIN, COMMIT, StatementPipeline, ROLLBACK, type Statement } from './database.ts';
import { decideAll, type Command, type PartitionState, type Outcome } from './decide.ts';
import type { Kinds } from './kinds.ts';
import { load } from './load.ts';
import { save } from './save.ts';
import { kindsOf, Snapshot, type MissingRead, type ReadRequest } from './snapshot.ts';

/** The most commands of a batch; more would make other nodes wait longer for its partitions. */
const COMMANDS_MAX = 64;

/** Locks rows in the order of the array, the same on every node; each comes with the clock. */
const LOCK: Statement<Turn & TestClock & { readonly realm: string }> = {
  name: 'lock',
  text: `
    SELECT r.*, c.frozen, coalesce(c.ahead, 0) AS offset
    FROM unnest($1::text[]) AS n(realm) CROSS JOIN LATERAL (
      SELECT realm, now, sequence FROM realms WHERE realm = n.realm FOR UPDATE
    ) r LEFT JOIN LATERAL (SELECT frozen, ahead FROM clock LIMIT 1) c ON true`,
};

const MAKE_PARTITIONS: Statement = {
  name: 'make_realms',
  text: 'INSERT INTO realms (realm) SELECT * FROM unnest($1::text[]) ON CONFLICT DO NOTHING',
};

const toReadRequest = (need: Need): ReadRequest => {
  if ('ledger' in need) return { read: 'balance', ...need };
  if ('id' in need) return { read: 'object', ...need };
  if ('parent' in need) return { read: 'children', ...need };
  return { read: 'key', kind: need.kind, name: need.key, value: need.value };
};

/** Returns whether a decision has left work that is due soon. */
const bringsWork = ({ changes, clock }: PartitionState): boolean =>
  changes.jobs.some(({ ready, due }) => ready || isSoon(due, clock));

const readyIn = ({ partition, changes }: PartitionState): Queue[] =>
  changes.jobs
    .filter(({ ready }) => ready)
    .map(({ lane, queue }) => ({ partition: partitionOf(partition), jobClass: lane, queue }));

export interface WriterOptions {
  readonly pool: pg.Pool;
  readonly kinds: Kinds;
  readonly now: () => number;
  readonly random: () => string;
  /** Called when jobs due soon were stored, with the queues whose jobs can be taken. */
  readonly onJobs: (ready: readonly Queue[]) => void;
  /** Called with the number of commands of each stored transaction. */
  readonly committed?: ((commands: number) => void) | undefined;
}

export class Writer {
  readonly #options: WriterOptions;
  readonly #batches: Batches<Command>;

  constructor(options: WriterOptions) {
    this.#options = options;
    this.#batches = new Batches({
      pool: options.pool,
      kinds: options.kinds,
      concurrency: 1,
      sizeMax: COMMANDS_MAX,
      attempt: (client, commands, alone) => this.#attempt(client, commands, alone),
    });
  }

  exec<R>(
    partition: Partition,
    decide: (at: At, tx: Tx) => R,
    { needs, job }: ExecOptions,
  ): Promise<R> {
    const requests = (needs ?? []).map(toReadRequest);
    if (job !== undefined) requests.push({ read: 'job', id: job });
    return new Promise((resolve, reject) => {
      this.#batches.add({
        partition,
        decide,
        job,
        requests,
        random: drawOnce(this.#options.random),
        resolve: resolve as (value: unknown) => void,
        reject,
      });
    });
  }

  close(): Promise<void> {
    return this.#batches.close();
  }

  async #attempt(
    client: pg.ClientBase,
    commands: readonly Command[],
    alone: boolean,
  ): Promise<void> {
    const { kinds, onJobs, committed } = this.#options;
    const outcomes = new Map<Command, Outcome>();
    const partitionStates = await this.#decide(client, commands, alone, outcomes);
    const decided = [...partitionStates.values()];
    kinds.assertReady(decided.flatMap(({ changes }) => [...changes.kinds]));
    const pipeline = new StatementPipeline();
    save(pipeline, decided, alone);
    await pipeline.add(COMMIT).send(client);
    committed?.(commands.length);
    for (const [command, outcome] of outcomes) {
      if ('error' in outcome) command.reject(outcome.error);
      else command.resolve(outcome.value);
    }
    if (decided.some(bringsWork)) onJobs(decided.flatMap(readyIn));
  }

  /** Runs all commands in an open transaction that has written nothing yet. */
  async #decide(
    client: pg.ClientBase,
    commands: readonly Command[],
    alone: boolean,
    outcomes: Map<Command, Outcome>,
  ): Promise<ReadonlyMap<string, PartitionState>> {
    const { kinds } = this.#options;
    kinds.assertReady(commands.flatMap(({ requests }) => kindsOf(requests)));
    const partitionStates = await this.#lock(client, commands);
    for (;;) {
      const missing = decideAll(commands, partitionStates, alone, outcomes);
      if (missing.length === 0) return partitionStates;
      kinds.assertReady(kindsOf(missing.map(({ request }) => request)));
      const pipeline = new StatementPipeline();
      load(pipeline, missing);
      await pipeline.send(client, 'nothing written');
    }
  }

  /** Locks the partitions of a batch and loads the declared reads of its commands. */
  async #lock(
    client: pg.ClientBase,
    commands: readonly Command[],
  ): Promise<ReadonlyMap<string, PartitionState>> {
    const snapshots = new Map<string, Snapshot>();
    const missing: MissingRead[] = [];
    for (const { partition, requests } of commands) {
      const key = partitionKey(partition);
      const snapshot = snapshots.get(key) ?? new Snapshot(key);
      snapshots.set(key, snapshot);
      missing.push(...requests.map((request) => ({ snapshot, request })));
    }
    const partitions = [...snapshots.keys()].toSorted();
    const turns = new Map<string, Turn>();
    let clock: TestClock = { frozen: null, offset: 0 };
    const pipeline = new StatementPipeline().add(BEGIN).add(LOCK, [partitions], (rows) => {
      for (const { realm, now, sequence, frozen, offset } of rows) {
        turns.set(realm, { now, sequence });
        clock = { frozen, offset };
      }
    });
    load(pipeline, missing);
    await pipeline.send(client, 'nothing written');
    const absent = partitions.filter((partition) => !turns.has(partition));
    if (absent.length > 0) {
      await new StatementPipeline()
        .add(ROLLBACK)
        .add(MAKE_PARTITIONS, [absent])
        .send(client, 'nothing written');
      return this.#lock(client, commands);
    }
    const real = this.#options.now();
    const partitionStates = [...snapshots].map(
      ([partition, snapshot]): [string, PartitionState] => {
        const locked = turns.get(partition) ?? firstTurn;
        const time = partitionOf(partition).mode === 'test' ? testNow(clock, real) : real;
        const changes = new Changes(snapshot);
        return [partition, { partition, locked, turn: locked, clock: time, snapshot, changes }];
      },
    );
    return new Map(partitionStates);
  }
}
