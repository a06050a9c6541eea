// Runs views of partitions: immediately if short, on another thread if long.
import type { MaybePromise } from '@kasir/core/pipeline';
import type { View } from '@kasir/core/store';
import { TooLong } from './list.ts';
import { LongReads, type LongReadsOptions } from './long.ts';
import type { DurableSnapshot } from './durable-snapshot.ts';
import type { PartitionState } from './partitions.ts';
import { SqliteView, type Source } from './view.ts';

export interface ViewsOptions extends LongReadsOptions {
  /** True when all views are treated as long. */
  readonly allLong: boolean;
  /** Returns the error to show for a failure: a view may create the table of a kind. */
  readonly failed: (error: unknown) => unknown;
}

export class Views {
  readonly #now: (partitionState: PartitionState) => number;
  /** The source of decisions. */
  readonly #source: Source;
  readonly #viewed: Source;
  readonly #long: LongReads;
  readonly #allLong: boolean;
  readonly #failed: (error: unknown) => unknown;
  readonly #durableSnapshot: DurableSnapshot | null;

  constructor(options: ViewsOptions) {
    const { database, tables, now, allLong } = options;
    this.#now = now;
    this.#source = {
      statements: database,
      lookups: (kind) => {
        const { drafts, reads } = tables.of(kind);
        return drafts ?? reads;
      },
      slices: null,
      recent: null,
    };
    this.#viewed = {
      ...this.#source,
      lookups: (kind) => tables.of(kind).reads,
      recent: tables.recent,
    };
    this.#long = new LongReads(options);
    this.#allLong = allLong;
    this.#failed = options.failed;
    this.#durableSnapshot = options.durableSnapshot;
  }

  /** Returns the view of a decision that runs now. */
  at(partitionState: PartitionState, now: number): SqliteView {
    return new SqliteView(this.#source, partitionState, now);
  }

  view<R>(
    partitionState: PartitionState,
    read: (view: View) => R,
    isGone?: () => boolean,
  ): MaybePromise<R> {
    const durableSnapshot = this.#durableSnapshot;
    durableSnapshot?.noteRead();
    if (this.#allLong) return this.#long.view(partitionState, read, isGone);
    const source = durableSnapshot?.isHeld === true ? durableSnapshot.source : this.#viewed;
    try {
      return read(new SqliteView(source, partitionState, this.#now(partitionState)));
    } catch (error) {
      if (error instanceof TooLong) return this.#long.view(partitionState, read, isGone);
      // The error may concern a table that was created after the held state.
      return durableSnapshot?.isHeld === true && durableSnapshot.isOutdated
        ? durableSnapshot.released().then(() => this.view(partitionState, read, isGone))
        : Promise.reject(this.#failed(error));
    }
  }

  close(): Promise<void> {
    return this.#long.close();
  }
}
