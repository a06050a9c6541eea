// Runs long reads away from all other work: one at a time, fairly between accounts, each at one
// point in time of the database.
import { setImmediate } from 'node:timers/promises';
import type { AnyKind } from '@kasir/core/resource';
import { Abandoned } from '@kasir/core/pipeline';
import type { View } from '@kasir/core/store';
import { Turns } from '../../scheduling/turns.ts';
import type { Database } from './database.ts';
import type { Slices } from './list.ts';
import { Lookups } from './lookups.ts';
import type { DurableSnapshot } from './durable-snapshot.ts';
import type { PartitionState } from './partitions.ts';
import { Reader } from './reader.ts';
import { Replay, type Found, type Wanted } from './statements.ts';
import type { KindTables } from './table.ts';
import { SqliteView } from './view.ts';

/** Runs the statements of long reads, one read after another. */
interface Runner {
  readonly begin: () => Promise<void>;
  readonly all: (wanted: Wanted) => Promise<Found>;
  readonly end: () => void;
  readonly close: () => Promise<void>;
}

/** About 10 ms of the thread, at most half a second: it can be stopped between slices. */
const SLICES_OF_READER: Slices = { objects: 50_000, rows: 500_000 };
/** A millisecond or two. */
const SLICES_IN_MEMORY: Slices = { objects: 2_000, rows: null };

/**
 * Returns the runner for a database in memory, which has one connection: each statement runs in its
 * own round of the event loop. A later statement sees writes made after an earlier one.
 */
const inMemory = (database: Database): Runner => {
  let isClosed = false;
  return {
    begin: async () => undefined,
    all: async ({ sql, values }) => {
      await setImmediate();
      if (isClosed) throw new Error('The store is closed.');
      return database.prepare(sql).all(...(values as []));
    },
    end: () => undefined,
    close: async () => {
      isClosed = true;
    },
  };
};

export interface LongReadsOptions {
  readonly file: string;
  readonly database: Database;
  readonly tables: KindTables;
  /** Returns the time of a partition. */
  readonly now: (partitionState: PartitionState) => number;
  readonly slices?: Slices | undefined;
  /** Held during a sync; null where nothing is synced. */
  readonly durableSnapshot: DurableSnapshot | null;
}

interface Asked<R> {
  readonly partitionState: PartitionState;
  readonly read: (view: View) => R;
  readonly isGone: () => boolean;
}

export class LongReads {
  readonly #tables: KindTables;
  readonly #now: (partitionState: PartitionState) => number;
  readonly #slices: Slices;
  readonly #durableSnapshot: DurableSnapshot | null;
  readonly #runner: Runner;
  /** An account with one long view after another gets at most a third of the time, as for files. */
  readonly #turns = new Turns(2);

  constructor({ file, database, tables, now, slices, durableSnapshot }: LongReadsOptions) {
    const isMemory = file === ':memory:';
    this.#tables = tables;
    this.#now = now;
    this.#durableSnapshot = durableSnapshot;
    this.#slices = slices ?? (isMemory ? SLICES_IN_MEMORY : SLICES_OF_READER);
    const checkpoint = (): void => database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    this.#runner = isMemory ? inMemory(database) : new Reader(file, checkpoint);
  }

  /** Runs a long read. Rejects with `Abandoned` when it is given up between two statements. */
  view<R>(
    partitionState: PartitionState,
    read: (view: View) => R,
    isGone = () => false,
  ): Promise<R> {
    const request = { partitionState, read, isGone };
    return this.#turns.run(partitionState.partition.account, async () => {
      for (;;) {
        const outcome = await this.#attempt(request);
        if (outcome) return outcome.value;
      }
    });
  }

  async close(): Promise<void> {
    this.#turns.close();
    await this.#runner.close();
  }

  /** Runs a read at one point in time; returns null when a table was created after it. */
  async #attempt<R>(request: Asked<R>): Promise<{ readonly value: R } | null> {
    if (request.isGone()) throw new Abandoned();
    const { made } = this.#tables;
    await this.#runner.begin();
    try {
      // The read may see data that is not durable yet.
      await this.#durableSnapshot?.released();
      return await this.#replayed(request, () => this.#tables.made === made);
    } finally {
      this.#runner.end();
    }
  }

  /** Runs a read repeatedly, each time with one more result. */
  async #replayed<R>(
    { partitionState, read, isGone }: Asked<R>,
    isCurrent: () => boolean,
  ): Promise<{ readonly value: R } | null> {
    const now = this.#now(partitionState);
    const found: Found[] = [];
    for (;;) {
      const replay = new Replay(found);
      let value: R | undefined;
      let failed: unknown;
      try {
        value = read(this.#viewOf(replay, partitionState, now));
      } catch (error) {
        failed = error;
      }
      if (!isCurrent()) return null;
      if (!replay.wanted && failed !== undefined) throw failed;
      if (!replay.wanted) return { value: value as R };
      if (isGone()) throw new Abandoned();
      found.push(await this.#runner.all(replay.wanted));
    }
  }

  #viewOf(replay: Replay, partitionState: PartitionState, now: number): SqliteView {
    const tables = this.#tables;
    const source = {
      statements: replay,
      lookups: (kind: AnyKind) => new Lookups(replay, tables.of(kind).kind),
      slices: this.#slices,
      recent: null,
    };
    return new SqliteView(source, partitionState, now);
  }
}
