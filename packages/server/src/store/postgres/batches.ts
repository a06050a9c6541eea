// Runs tasks in small batches: tasks that arrive during a batch form the next one.
import { Unavailable } from '@kasir/core/store';
import type pg from 'pg';
import { connect, StatementPipeline, ConnectionLost, ROLLBACK } from './database.ts';
import { Unprepared, type Kinds } from './kinds.ts';

export interface Task {
  readonly reject: (error: unknown) => void;
}

/** Runs a batch on a connection; `alone` marks the retry of one task of a failed batch. */
export type Attempt<T> = (
  client: pg.PoolClient,
  tasks: readonly T[],
  alone: boolean,
) => Promise<void>;

export interface BatchOptions<T> {
  readonly pool: pg.Pool;
  readonly kinds: Kinds;
  /** The number of batches that run concurrently. */
  readonly concurrency: number;
  readonly sizeMax: number;
  readonly attempt: Attempt<T>;
}

/** The most attempts after a serialization failure or deadlock, which usually pass on a retry. */
const TRIES_MAX = 5;

export class Batches<T extends Task> {
  readonly #options: BatchOptions<T>;
  readonly #waiting: T[] = [];
  readonly #running = new Set<Promise<void>>();
  #loops = 0;
  #closed = false;

  constructor(options: BatchOptions<T>) {
    this.#options = options;
  }

  add(task: T): void {
    if (this.#closed) {
      task.reject(new Error('The store is closed.'));
      return;
    }
    this.#waiting.push(task);
    if (this.#loops >= this.#options.concurrency) return;
    const running = this.#work().finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Accepts no more tasks; resolves when all added tasks have settled. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#running);
  }

  async #work(): Promise<void> {
    this.#loops += 1;
    while (this.#waiting.length > 0) {
      // Tasks added in the same tick belong to one batch.
      await Promise.resolve();
      const share = Math.ceil(this.#waiting.length / (this.#options.concurrency - this.#loops + 1));
      const batch = this.#waiting.splice(0, Math.min(share, this.#options.sizeMax));
      if (batch.length > 0) await this.#run(batch);
    }
    this.#loops -= 1;
  }

  /** Runs a batch. If it fails, runs its tasks one by one, so that each gets its own result. */
  async #run(batch: readonly T[]): Promise<void> {
    const failure = await this.#try(batch, false);
    for (const task of failure ? batch : []) {
      let error = failure;
      for (
        let tries = 0;
        error && !(error instanceof Unavailable) && tries < TRIES_MAX;
        tries += 1
      ) {
        error = await this.#try([task], true);
      }
      if (error) task.reject(error);
    }
  }

  /** Returns the error of an attempt, or null. */
  async #try(batch: readonly T[], alone: boolean): Promise<unknown> {
    const { pool, kinds, attempt } = this.#options;
    for (;;) {
      let client: pg.PoolClient | undefined;
      try {
        client = await connect(pool);
        await attempt(client, batch, alone);
        client.release();
        return null;
      } catch (error) {
        if (client) await giveBack(client, error);
        if (!(error instanceof Unprepared)) return error;
        const failure = await kinds.prepare(error.kinds).then(
          () => null,
          (problem: unknown) => problem,
        );
        if (failure) return failure;
      }
    }
  }
}

/** Rolls back a failed attempt; a connection of unknown state is closed. */
const giveBack = async (client: pg.PoolClient, error: unknown): Promise<void> => {
  if (error instanceof ConnectionLost) return client.release(true);
  try {
    await new StatementPipeline().add(ROLLBACK).send(client);
    client.release();
  } catch {
    client.release(true);
  }
};
