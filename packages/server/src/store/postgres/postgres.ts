// The PostgreSQL store, for several nodes: decisions of a partition run one after another under a
// lock on its row.
import type pg from 'pg';
import type { AnyKind } from '@kasir/core/resource';
import { steadyClock } from '@kasir/core/pipeline';
import type {
  At,
  Backlog,
  ExecOptions,
  Job,
  JobClass,
  Pending,
  CapacitySource,
  Queue,
  Partition,
  Replacement,
  Store,
  TestClock,
  Tx,
  View,
  PartitionContents,
} from '@kasir/core/store';
import { drawOnce } from '@kasir/core/store';
import { Writability, type WritabilityChanged } from '../writability.ts';
import { readContents, replaceContents } from './contents.ts';
import { RESPONSE_MS_MAX, connect, openPool, query } from './database.ts';
import { Kinds } from './kinds.ts';
import { Reader } from './reader.ts';
import { migrate } from './schema.ts';
import { Wake } from './wake.ts';
import { LATEST, Work } from './work.ts';
import { Writer } from './writer.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`, with parameters such as `sslmode`. */
  readonly url: string;
  /** Real time, in milliseconds since 1970. */
  readonly now: () => number;
  /** At least 11 hex digits, different each time. */
  readonly random: () => string;
  /** Called with the number of commands of each stored transaction. */
  readonly committed?: ((commands: number) => void) | undefined;
  /** Called once when nothing can be stored any more, and with null once it can be again. */
  readonly writability?: WritabilityChanged | undefined;
  /** For tests: treats all views as long. */
  readonly longViews?: boolean;
}

const READERS_MAX = 4;

class PostgresStore implements Store {
  readonly #pools: readonly pg.Pool[];
  readonly #writer: Writer;
  readonly #reader: Reader;
  readonly #work: Work;
  readonly #wake: Wake;
  readonly #writability: Writability;

  readonly #now: () => number;
  readonly #random: () => string;
  readonly #kinds: Kinds;
  readonly #readers: pg.Pool;
  /** Used only for replacements, one after another: each may wait long for its account. */
  readonly #replacers: pg.Pool;
  #replacing: Promise<unknown> = Promise.resolve();

  constructor(
    { url, now, random, committed, writability, longViews = false }: PostgresOptions,
    readers: pg.Pool,
  ) {
    const writers = openPool(url, 1);
    const workers = openPool(url, 1);
    const longReaders = openPool(url, 1, RESPONSE_MS_MAX);
    this.#replacers = openPool(url, 1, RESPONSE_MS_MAX);
    this.#pools = [writers, workers, readers, longReaders, this.#replacers];
    this.#now = now;
    this.#random = random;
    this.#work = new Work(workers, now);
    this.#wake = new Wake(url, () => this.#work.look());
    const kinds = new Kinds(readers);
    this.#kinds = kinds;
    this.#readers = readers;
    const onJobs = (ready: readonly Queue[]): void => {
      this.#work.add(ready);
      this.#wake.announce();
    };
    this.#writability = new Writability({
      write: (bytes) => this.#work.writeProbe(bytes),
      changed: writability,
    });
    this.#writer = new Writer({ pool: writers, kinds, now, random, onJobs, committed });
    this.#reader = new Reader({
      pool: readers,
      longPool: longReaders,
      kinds,
      now,
      allLong: longViews,
    });
  }

  exec<R>(
    partition: Partition,
    decide: (at: At, tx: Tx) => R,
    options: ExecOptions = {},
  ): Promise<R> {
    return this.#noted(this.#writer.exec(partition, decide, options));
  }

  view<R>(partition: Partition, read: (view: View) => R, isGone?: () => boolean): Promise<R> {
    return this.#reader.view(partition, read, isGone);
  }

  look<R>(partition: Partition, read: (view: View) => R, isGone?: () => boolean): Promise<R> {
    return this.view(partition, read, isGone);
  }

  now(): number {
    return this.#now();
  }

  claim(n: number, leaseMs: number, capacity?: CapacitySource): Promise<Job[]> {
    return this.#noted(this.#work.claim(n, leaseMs, capacity));
  }

  async release(job: Job, ms = 0): Promise<void> {
    await this.#noted(this.#work.release(job, ms));
    this.#wake.announce();
  }

  pending(jobClass?: JobClass): Promise<Pending> {
    return this.#work.pending(jobClass);
  }

  assertWritable(): Promise<void> {
    return this.#writability.assert();
  }

  backlog(): Promise<Backlog> {
    return this.#work.backlog();
  }

  onWork(listener: () => void): () => void {
    return this.#wake.listen(listener);
  }

  clock(): Promise<TestClock> {
    return this.#work.clock();
  }

  async setClock(clock: TestClock): Promise<void> {
    await this.#noted(this.#work.setClock(clock));
    this.#wake.announce();
  }

  async *dump(partition: Partition, kinds: readonly AnyKind[]): AsyncGenerator<PartitionContents> {
    await this.#kinds.prepare(kinds);
    yield* readContents(this.#readers, partition, kinds, this.#now());
  }

  async load(
    partition: Partition,
    replacement: Replacement,
    kinds: readonly AnyKind[],
  ): Promise<void> {
    const { reads, extraDecision } = replacement;
    await this.#kinds.prepare([...kinds, ...reads, ...(extraDecision?.kinds ?? [])]);
    const replace = () =>
      replaceContents(
        { pool: this.#replacers, now: this.#now(), random: drawOnce(this.#random) },
        partition,
        replacement,
        kinds,
      );
    const replaced = this.#replacing.then(replace, replace);
    this.#replacing = replaced.catch(() => undefined);
    await this.#noted(replaced);
    this.#work.look();
    this.#wake.announce();
  }

  partitions(): Promise<Partition[]> {
    return this.#work.partitions();
  }

  sweep(limit: number): Promise<number> {
    return this.#noted(this.#work.sweep(limit));
  }

  async close(): Promise<void> {
    this.#writability.close();
    await Promise.all([this.#writer.close(), this.#reader.close()]);
    await this.#wake.close();
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }

  /** Returns the result of the work and notes from errors whether the database accepts writes. */
  async #noted<R>(work: Promise<R>): Promise<R> {
    try {
      return await work;
    } catch (error) {
      this.#writability.note(error);
      throw error;
    }
  }
}

/**
 * Opens a database of PostgreSQL 15 or newer and upgrades it to the newest schema. Rejects when it
 * cannot be reached, was written by a newer release, or has an encoding other than UTF8. The
 * session must belong to the node alone (no transaction pooling in between): statements are
 * prepared once, and the node listens for notifications.
 */
export const openPostgres = async (options: PostgresOptions): Promise<Store> => {
  const readers = openPool(options.url, READERS_MAX);
  try {
    const client = await connect(readers);
    try {
      await migrate(client);
    } finally {
      client.release();
    }
    const [last] = await query(readers, LATEST);
    const now = steadyClock(options.now, last?.now);
    return new PostgresStore({ ...options, now }, readers);
  } catch (error) {
    await readers.end();
    throw error;
  }
};
