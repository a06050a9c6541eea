// Decisions: a batch locks its realms, loads what it reads, decides on the snapshot and commits, in two flights.
import type pg from 'pg';
import {
  BufferedTx,
  firstTurn,
  JobGone,
  realmKey,
  realmOf,
  takeTurn,
  testNow,
  type At,
  type ExecOptions,
  type Need,
  type Realm,
  type TestClock,
  type Turn,
  type Tx,
} from '@kasir/core/server';
import { Batches, type Task } from './batches.ts';
import { Changes, Unseen } from './changes.ts';
import { BEGIN, COMMIT, Flight, ROLLBACK, type Statement } from './database.ts';
import type { Kinds } from './kinds.ts';
import { load } from './load.ts';
import { SnapshotReads, Unloaded } from './reads.ts';
import { save } from './save.ts';
import { kindsOf, Snapshot, type Missing, type Want } from './snapshot.ts';
import { READ_CLOCK } from './work.ts';

/** More makes other nodes wait longer for the realms of a batch. */
const COMMANDS_MAX = 64;

/** Rows are locked in the order of the array, the same on every node. */
const LOCK: Statement<Turn & { readonly realm: string }> = {
  name: 'lock',
  text: `
    SELECT r.* FROM unnest($1::text[]) AS n(realm) CROSS JOIN LATERAL (
      SELECT realm, now, sequence FROM realms WHERE realm = n.realm FOR UPDATE
    ) r`,
};

const MAKE_REALMS: Statement = {
  name: 'make_realms',
  text: 'INSERT INTO realms (realm) SELECT * FROM unnest($1::text[]) ON CONFLICT DO NOTHING',
};

interface Command extends Task {
  readonly realm: Realm;
  readonly decide: (at: At, tx: Tx) => unknown;
  readonly job: string | undefined;
  readonly wants: readonly Want[];
  readonly random: string;
  readonly resolve: (value: unknown) => void;
  /** Where its first run took its time and ids from: a rerun gets the same. */
  began?: { readonly last: Turn; readonly clock: number };
}

/** A realm of the batch. */
interface Home {
  readonly realm: string;
  readonly locked: Turn;
  readonly clock: number;
  readonly snapshot: Snapshot;
  readonly changes: Changes;
  turn: Turn;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

const wantOf = (need: Need): Want => {
  if ('ledger' in need) return { read: 'balance', ...need };
  if ('id' in need) return { read: 'object', ...need };
  if ('parent' in need) return { read: 'children', ...need };
  return { read: 'key', kind: need.kind, name: need.key, value: need.value };
};

const isBefore = (a: Turn, b: Turn): boolean =>
  a.now < b.now || (a.now === b.now && a.sequence < b.sequence);

/** Runs a decision that has its turn. Answers what it still lacks; when nothing, it has an outcome. */
const decideOne = (
  command: Command,
  home: Home,
  all: boolean,
  outcomes: Map<Command, Outcome>,
): Want[] => {
  const { job, random } = command;
  const { snapshot, changes } = home;
  if (!command.began || isBefore(command.began.last, home.turn)) {
    command.began = { last: home.turn, clock: home.clock };
  }
  const at = takeTurn(command.began.last, command.began.clock, random);
  const reads = new SnapshotReads(snapshot, at.now);
  const tx = new BufferedTx(reads, at);
  try {
    if (job !== undefined && !snapshot.fact({ read: 'job', id: job })) throw new JobGone(job);
    const value = command.decide(at, tx);
    const writes = tx.writes();
    const missing = [...reads.missing, ...changes.missing(writes, all)];
    if (missing.length > 0) return missing;
    changes.add(writes, job, at.now);
    home.turn = at.after();
    outcomes.set(command, { value });
  } catch (error) {
    if (error instanceof Unseen) throw error;
    if (reads.missing.length > 0) return reads.missing;
    outcomes.set(command, { error });
  }
  return [];
};

/**
 * Runs a decision whose turn has not come, only to see what it reads before its first id: it is spared a
 * flight of its own when its turn comes. Its ids are not known yet, so it gets none.
 */
const foresee = ({ decide }: Command, home: Home): Want[] => {
  const now = Math.max(home.turn.now, home.clock);
  const at: At = {
    now,
    id: () => {
      throw new Unloaded();
    },
  };
  const reads = new SnapshotReads(home.snapshot, now);
  try {
    decide(at, new BufferedTx(reads, at));
  } catch {
    // What it throws here is not its outcome.
  }
  return reads.missing;
};

/** Decides what can be decided, realm by realm in the order of the commands; answers what is lacking. */
const decideAll = (
  commands: readonly Command[],
  homes: ReadonlyMap<string, Home>,
  all: boolean,
  outcomes: Map<Command, Outcome>,
): Missing[] => {
  const missing: Missing[] = [];
  const waiting = new Set<Home>();
  for (const command of commands) {
    const home = homes.get(realmKey(command.realm));
    if (!home || outcomes.has(command)) continue;
    const wants = waiting.has(home)
      ? foresee(command, home)
      : decideOne(command, home, all, outcomes);
    if (!outcomes.has(command)) waiting.add(home);
    missing.push(...wants.map((want) => ({ snapshot: home.snapshot, want })));
  }
  return missing;
};

export interface WriterOptions {
  readonly pool: pg.Pool;
  readonly kinds: Kinds;
  readonly now: () => number;
  readonly random: () => string;
  /** Called when decisions have stored jobs. */
  readonly onJobs: () => void;
}

export class Writer {
  readonly #options: WriterOptions;
  readonly #batches: Batches<Command>;

  constructor(options: WriterOptions) {
    this.#options = options;
    this.#batches = new Batches({
      pool: options.pool,
      kinds: options.kinds,
      lanes: 1,
      sizeMax: COMMANDS_MAX,
      attempt: (client, commands, alone) => this.#attempt(client, commands, alone),
    });
  }

  exec<R>(realm: Realm, decide: (at: At, tx: Tx) => R, { needs, job }: ExecOptions): Promise<R> {
    const wants = (needs ?? []).map(wantOf);
    if (job !== undefined) wants.push({ read: 'job', id: job });
    return new Promise((resolve, reject) => {
      this.#batches.add({
        realm,
        decide,
        job,
        wants,
        random: this.#options.random(),
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
    const { kinds, onJobs } = this.#options;
    kinds.assertReady(commands.flatMap(({ wants }) => kindsOf(wants)));
    const homes = await this.#lock(client, commands);
    const outcomes = new Map<Command, Outcome>();
    for (;;) {
      const missing = decideAll(commands, homes, alone, outcomes);
      if (missing.length === 0) break;
      kinds.assertReady(kindsOf(missing.map(({ want }) => want)));
      const flight = new Flight();
      load(flight, missing);
      await flight.send(client);
    }
    const decided = [...homes.values()];
    kinds.assertReady(decided.flatMap(({ changes }) => [...changes.kinds]));
    const flight = new Flight();
    save(flight, decided, alone);
    await flight.add(COMMIT).send(client);
    for (const [command, outcome] of outcomes) {
      if ('error' in outcome) command.reject(outcome.error);
      else command.resolve(outcome.value);
    }
    if (decided.some(({ changes }) => changes.jobs.length > 0)) onJobs();
  }

  /** Locks the realms of a batch, and loads what its commands have declared to need. */
  async #lock(
    client: pg.ClientBase,
    commands: readonly Command[],
  ): Promise<ReadonlyMap<string, Home>> {
    const snapshots = new Map<string, Snapshot>();
    const missing: Missing[] = [];
    for (const { realm, wants } of commands) {
      const key = realmKey(realm);
      const snapshot = snapshots.get(key) ?? new Snapshot(key);
      snapshots.set(key, snapshot);
      missing.push(...wants.map((want) => ({ snapshot, want })));
    }
    const realms = [...snapshots.keys()].toSorted();
    const turns = new Map<string, Turn>();
    let clock: TestClock = { frozen: null, offset: 0 };
    const flight = new Flight()
      .add(BEGIN)
      .add(LOCK, [realms], (rows) => {
        for (const { realm, now, sequence } of rows) turns.set(realm, { now, sequence });
      })
      .add(READ_CLOCK, [], ([row]) => (clock = row ?? clock));
    load(flight, missing);
    await flight.send(client);
    const absent = realms.filter((realm) => !turns.has(realm));
    if (absent.length > 0) {
      await new Flight().add(ROLLBACK).add(MAKE_REALMS, [absent]).send(client);
      return this.#lock(client, commands);
    }
    const real = this.#options.now();
    const homes = [...snapshots].map(([realm, snapshot]): [string, Home] => {
      const locked = turns.get(realm) ?? firstTurn;
      const time = realmOf(realm).mode === 'test' ? testNow(clock, real) : real;
      const changes = new Changes(snapshot);
      return [realm, { realm, locked, turn: locked, clock: time, snapshot, changes }];
    });
    return new Map(homes);
  }
}
