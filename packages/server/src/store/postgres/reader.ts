// Views: reads of a batch on one snapshot of the database, loaded and run again until nothing is
// missing.
import type pg from 'pg';
import { realmKey, type Realm, type View } from '@kasir/core/server';
import { Batches, type Task } from './batches.ts';
import { COMMIT, Flight, type Statement } from './database.ts';
import { kindsOf, Snapshot, type Missing } from './snapshot.ts';
import type { Kinds } from './kinds.ts';
import { loadPages } from './list.ts';
import { load } from './load.ts';
import { SnapshotReads } from './reads.ts';

/** A view that waits for a long list makes those of its batch wait. */
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
  readonly realm: Realm;
  readonly read: (view: View) => unknown;
  readonly resolve: (value: unknown) => void;
}

/** A realm of the batch. */
interface Home {
  readonly snapshot: Snapshot;
  now: number;
}

/** Runs a view; answers what it lacks, or settles it. */
const look = ({ read, resolve, reject }: Look, { snapshot, now }: Home): Missing[] => {
  const reads = new SnapshotReads(snapshot, now);
  let settle: () => void;
  try {
    const value = read(reads);
    settle = () => resolve(value);
  } catch (error) {
    settle = () => reject(error);
  }
  if (reads.missing.length === 0) settle();
  return reads.missing.map((want) => ({ snapshot, want }));
};

/** What a view reads first, while its time is only a guess: it saves a flight. */
const foresee = ({ read }: Look, { snapshot, now }: Home): Missing[] => {
  const reads = new SnapshotReads(snapshot, now);
  try {
    read(reads);
  } catch {
    // What it throws here is not its outcome.
  }
  return reads.missing.map((want) => ({ snapshot, want }));
};

export class Reader {
  readonly #kinds: Kinds;
  readonly #now: () => number;
  readonly #batches: Batches<Look>;

  constructor(pool: pg.Pool, kinds: Kinds, now: () => number) {
    this.#kinds = kinds;
    this.#now = now;
    const attempt = (client: pg.ClientBase, looks: readonly Look[]) => this.#attempt(client, looks);
    this.#batches = new Batches({ pool, kinds, lanes: LANES, sizeMax: VIEWS_MAX, attempt });
  }

  view<R>(realm: Realm, read: (view: View) => R): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#batches.add({ realm, read, resolve: resolve as (value: unknown) => void, reject });
    });
  }

  close(): Promise<void> {
    return this.#batches.close();
  }

  async #attempt(client: pg.ClientBase, looks: readonly Look[]): Promise<void> {
    const real = this.#now();
    const homes = new Map<string, Home>();
    const homeOf = ({ realm }: Look): Home => {
      const key = realmKey(realm);
      const home = homes.get(key) ?? { snapshot: new Snapshot(key), now: real };
      homes.set(key, home);
      return home;
    };
    let missing = looks.flatMap((one) => foresee(one, homeOf(one)));
    let open = looks;
    const flight = new Flight().add(BEGIN_READ).add(TIMES, [[...homes.keys()], real], (rows) => {
      for (const { realm, now } of rows) Object.assign(homes.get(realm) ?? {}, { now });
    });
    await this.#load(client, flight, missing, real);
    while (open.length > 0) {
      const lacking = open.map((one) => ({ one, lacks: look(one, homeOf(one)) }));
      missing = lacking.flatMap(({ lacks }) => lacks);
      open = lacking.filter(({ lacks }) => lacks.length > 0).map(({ one }) => one);
      if (open.length > 0) await this.#load(client, new Flight(), missing, real);
    }
    await new Flight().add(COMMIT).send(client);
  }

  /** Adds what is missing to a flight and sends it; lists go with it, but can take a second one. */
  async #load(
    client: pg.ClientBase,
    flight: Flight,
    missing: readonly Missing[],
    real: number,
  ): Promise<void> {
    this.#kinds.assertReady(kindsOf(missing.map(({ want }) => want)));
    load(flight, missing);
    const sent = await Promise.allSettled([
      flight.send(client),
      ...loadPages(client, missing, real),
    ]);
    for (const result of sent) if (result.status === 'rejected') throw result.reason;
  }
}
