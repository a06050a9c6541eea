// Runs views in batches, each on one snapshot of the database; a view is run again until nothing is
// missing. One that takes long leaves its batch and runs on a connection for long views.
import type pg from 'pg';
import { Abandoned } from '@kasir/core/pipeline';
import { partitionKey, type Partition, type View } from '@kasir/core/store';
import { Turns } from '../../scheduling/turns.ts';
import { Batches, type Task } from './batches.ts';
import { COMMIT, StatementPipeline, type Statement } from './database.ts';
import { kindsOf, Snapshot, type MissingRead } from './snapshot.ts';
import type { Kinds } from './kinds.ts';
import { loadPages } from './list.ts';
import { load } from './load.ts';
import { SnapshotReads } from './reads.ts';

/** The number of concurrent batches: a view that waits for a list delays its batch. */
const CONCURRENCY = 4;
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

/** The missing data, and whether its lists may take long. */
interface LoadOptions {
  readonly missing: readonly MissingRead[];
  readonly real: number;
  readonly mayBeLong: boolean;
}

/** The state of a partition in the batch. */
interface PartitionState {
  readonly snapshot: Snapshot;
  now: number;
}

/** Runs a view. Returns its missing reads, settles it, or defers it as long. */
const look = (
  one: Look,
  { snapshot, now }: PartitionState,
  later: (one: Look) => void,
): MissingRead[] => {
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
  return reads.isLong ? [] : reads.missing.map((request) => ({ snapshot, request }));
};

/** Returns the first reads of a view at an estimated time, which saves a round trip. */
const prefetch = ({ read }: Look, { snapshot, now }: PartitionState): MissingRead[] => {
  const reads = new SnapshotReads(snapshot, now);
  try {
    read(reads);
  } catch {
    // An error here is not the outcome of the view.
  }
  return reads.missing.map((request) => ({ snapshot, request }));
};

export interface ReaderOptions {
  /** The connections for views, and the one for long views. */
  readonly pool: pg.Pool;
  readonly longPool: pg.Pool;
  readonly kinds: Kinds;
  readonly now: () => number;
  /** For tests: treats all views as long. */
  readonly allLong: boolean;
}

export class Reader {
  readonly #kinds: Kinds;
  readonly #now: () => number;
  readonly #allLong: boolean;
  readonly #batches: Batches<Look>;
  readonly #longs: Batches<Look>;
  /** An account with one long view after another gets at most a third of the time, as for files. */
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
    this.#batches = new Batches({
      pool,
      kinds,
      concurrency: CONCURRENCY,
      sizeMax: VIEWS_MAX,
      attempt: short,
    });
    this.#longs = new Batches({ pool: longPool, kinds, concurrency: 1, sizeMax: 1, attempt: long });
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

  /** Runs a long view alone, when it is the turn of its account. */
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
    const partitionStates = new Map<string, PartitionState>();
    const partitionStateOf = ({ partition }: Look): PartitionState => {
      const key = partitionKey(partition);
      const partitionState = partitionStates.get(key) ?? { snapshot: new Snapshot(key), now: real };
      partitionStates.set(key, partitionState);
      return partitionState;
    };
    let missing = looks.flatMap((one) => prefetch(one, partitionStateOf(one)));
    let open = looks;
    const pipeline = new StatementPipeline()
      .add(BEGIN_READ)
      .add(TIMES, [[...partitionStates.keys()], real], (rows) => {
        for (const { realm, now } of rows) Object.assign(partitionStates.get(realm) ?? {}, { now });
      });
    await this.#load(client, pipeline, { missing, real, mayBeLong });
    while (open.length > 0) {
      const lacking = open.map((one) => ({ one, lacks: look(one, partitionStateOf(one), later) }));
      missing = lacking.flatMap(({ lacks }) => lacks);
      open = lacking.filter(({ lacks }) => lacks.length > 0).map(({ one }) => one);
      if (open.length > 0)
        await this.#load(client, new StatementPipeline(), { missing, real, mayBeLong });
    }
    await new StatementPipeline().add(COMMIT).send(client);
  }

  /** Sends the missing reads; lists go out with them, but can take a second round trip. */
  async #load(
    client: pg.ClientBase,
    pipeline: StatementPipeline,
    { missing, real, mayBeLong }: LoadOptions,
  ): Promise<void> {
    this.#kinds.assertReady(kindsOf(missing.map(({ request }) => request)));
    load(pipeline, missing);
    const sent = await Promise.allSettled([
      pipeline.send(client),
      ...loadPages(client, missing, real, mayBeLong),
    ]);
    for (const result of sent) if (result.status === 'rejected') throw result.reason;
  }
}
