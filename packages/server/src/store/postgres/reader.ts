// Views: reads of a batch on one snapshot of the database, loaded and run again until nothing is
// missing. One that turns out to take long leaves its batch and is run on a connection for such.
import type pg from 'pg';
import { Abandoned, partitionKey, type Partition, type View } from '@kasir/core/server';
import { Turns } from '../../turns.ts';
import { Batches, type Task } from './batches.ts';
import { COMMIT, Flight, type Statement } from './database.ts';
import { kindsOf, Snapshot, type Missing } from './snapshot.ts';
import type { Kinds } from './kinds.ts';
import { loadPages } from './list.ts';
import { load } from './load.ts';
import { SnapshotReads } from './reads.ts';

/** A view that waits for a list makes those of its batch wait. */
const LANES = 4;
const VIEWS_MAX = 16;

const BEGIN_READ: Statement = {
  name: 'begin_read',
  text: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
};

const TIMES: Statement<{ readonly realm: string; readonly now: number }> = {
  name: 'times',
  text: `
    SELECT n.realm, realm_now(n.realm, $2) AS now FROM unnest($1::text[]) AS n(realm)`,
};

interface Look extends Task {
  readonly partition: Partition;
  readonly read: (view: View) => unknown;
  readonly isGone: () => boolean;
  readonly resolve: (value: unknown) => void;
}

/** What is to be loaded, and whether lists among it may take long. */
interface Wanting {
  readonly missing: readonly Missing[];
  readonly real: number;
  readonly mayBeLong: boolean;
}

/** A partition of the batch. */
interface PartitionState {
  readonly snapshot: Snapshot;
  now: number;
}

/** Runs a view; returns what it lacks, or settles it, or has it run where it may take long. */
const look = (
  one: Look,
  { snapshot, now }: PartitionState,
  later: (one: Look) => void,
): Missing[] => {
  const { read, resolve, reject } = one;
  const reads = new SnapshotReads(snapshot, now);
  let settle: () => void;
  try {
    const value = read(reads);
    settle = () => resolve(value);
  } catch (error) {
    settle = () => reject(error);
  }
  if (reads.isLong) later(one);
  else if (reads.missing.length === 0) settle();
  return reads.isLong ? [] : reads.missing.map((want) => ({ snapshot, want }));
};

/** What a view reads first, while its time is only a guess: it saves a flight. */
const prefetch = ({ read }: Look, { snapshot, now }: PartitionState): Missing[] => {
  const reads = new SnapshotReads(snapshot, now);
  try {
    read(reads);
  } catch {
    // What it throws here is not its outcome.
  }
  return reads.missing.map((want) => ({ snapshot, want }));
};

export interface ReaderOptions {
  /** Connections for views, and the one for those that take long. */
  readonly pool: pg.Pool;
  readonly longPool: pg.Pool;
  readonly kinds: Kinds;
  readonly now: () => number;
  /** For tests: takes all views for long ones. */
  readonly allLong: boolean;
}

export class Reader {
  readonly #kinds: Kinds;
  readonly #now: () => number;
  readonly #allLong: boolean;
  readonly #batches: Batches<Look>;
  readonly #longs: Batches<Look>;
  /** Who has one long view after the other takes a third of the time at most, as files do. */
  readonly #turns = new Turns(2);

  constructor({ pool, longPool, kinds, now, allLong }: ReaderOptions) {
    this.#kinds = kinds;
    this.#now = now;
    this.#allLong = allLong;
    const attempt =
      (mayBeLong: boolean) =>
      (client: pg.ClientBase, looks: readonly Look[]): Promise<void> =>
        this.#attempt(client, looks, mayBeLong);
    const short = attempt(false);
    const long = attempt(true);
    this.#batches = new Batches({ pool, kinds, lanes: LANES, sizeMax: VIEWS_MAX, attempt: short });
    this.#longs = new Batches({ pool: longPool, kinds, lanes: 1, sizeMax: 1, attempt: long });
  }

  view<R>(partition: Partition, read: (view: View) => R, isGone = () => false): Promise<R> {
    return new Promise((resolve, reject) => {
      const one = { partition, read, isGone, resolve: resolve as (value: unknown) => void, reject };
      if (this.#allLong) this.#later(one);
      else this.#batches.add(one);
    });
  }

  async close(): Promise<void> {
    await this.#batches.close();
    this.#turns.close();
    await this.#longs.close();
  }

  /** Runs a view alone, when it is the turn of its account. */
  #later(one: Look): void {
    const { partition, resolve, reject, isGone } = one;
    const alone = () =>
      new Promise<unknown>((done, failed) => {
        if (isGone()) failed(new Abandoned());
        else this.#longs.add({ ...one, resolve: done, reject: failed });
      });
    this.#turns.run(partition.account, alone).then(resolve, reject);
  }

  async #attempt(client: pg.ClientBase, looks: readonly Look[], mayBeLong: boolean): Promise<void> {
    const real = this.#now();
    const later = (one: Look) => this.#later(one);
    const homes = new Map<string, PartitionState>();
    const homeOf = ({ partition }: Look): PartitionState => {
      const key = partitionKey(partition);
      const home = homes.get(key) ?? { snapshot: new Snapshot(key), now: real };
      homes.set(key, home);
      return home;
    };
    let missing = looks.flatMap((one) => prefetch(one, homeOf(one)));
    let open = looks;
    const flight = new Flight().add(BEGIN_READ).add(TIMES, [[...homes.keys()], real], (rows) => {
      for (const { realm, now } of rows) Object.assign(homes.get(realm) ?? {}, { now });
    });
    await this.#load(client, flight, { missing, real, mayBeLong });
    while (open.length > 0) {
      const lacking = open.map((one) => ({ one, lacks: look(one, homeOf(one), later) }));
      missing = lacking.flatMap(({ lacks }) => lacks);
      open = lacking.filter(({ lacks }) => lacks.length > 0).map(({ one }) => one);
      if (open.length > 0) await this.#load(client, new Flight(), { missing, real, mayBeLong });
    }
    await new Flight().add(COMMIT).send(client);
  }

  /** Adds what is missing to a flight and sends it; lists go with it, but can take a second one. */
  async #load(
    client: pg.ClientBase,
    flight: Flight,
    { missing, real, mayBeLong }: Wanting,
  ): Promise<void> {
    this.#kinds.assertReady(kindsOf(missing.map(({ want }) => want)));
    load(flight, missing);
    const sent = await Promise.allSettled([
      flight.send(client),
      ...loadPages(client, missing, real, mayBeLong),
    ]);
    for (const result of sent) if (result.status === 'rejected') throw result.reason;
  }
}
