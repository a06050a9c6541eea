// The embedded store: one process, one file, one writer that commits decisions in groups.
import { setImmediate } from 'node:timers/promises';
import type { AnyKind } from '@kasir/core/resource';
import { steadyClock, type MaybePromise } from '@kasir/core/pipeline';
import {
  BufferedTx,
  isEarlier,
  JobGone,
  partitionOf,
  Rounds,
  drawOnce,
  takeTurn,
  testNow,
  type At,
  type Backlog,
  type ExecOptions,
  type Job,
  type JobClass,
  type Mode,
  type Pending,
  type CapacitySource,
  type Queue,
  type Replacement,
  type Partition,
  type Store,
  type TestClock,
  type Tx,
  type View,
  type Write,
  writesOf,
  type PartitionContents,
} from '@kasir/core/store';
import { isSoon } from '../soon.ts';
import { Writability, type WritabilityChanged } from '../writability.ts';
import { contentsOf, emptyPartition, objectsOf } from './contents.ts';
import { Database } from './database.ts';
import { insertEntry } from './entries.ts';
import { writeError } from './file-errors.ts';
import { Jobs, type Clocks } from './jobs.ts';
import type { Slices } from './list.ts';
import { DurableSnapshot, openReading } from './durable-snapshot.ts';
import { PartitionStates, type PartitionState } from './partitions.ts';
import { sweepTables } from './sweep.ts';
import { KindTables } from './table.ts';
import { Views } from './view-runner.ts';
import { WriteAheadLog } from './write-ahead-log.ts';
import { Writer, type Frame, type Outcome } from './writer.ts';

export interface SqliteOptions {
  /** Path of the database, created if missing, or `:memory:`. */
  readonly file: string;
  /** Real time, in milliseconds since 1970. */
  readonly now: () => number;
  /** At least 11 fresh hex digits per call. */
  readonly random: () => string;
  /** Whether concurrent decisions share one transaction; defaults to true. */
  readonly group?: boolean;
  /** Called with the number of commands of each stored transaction. */
  readonly committed?: ((commands: number) => void) | undefined;
  /** Called once when nothing can be stored any more, and with null once it can be again. */
  readonly writability?: WritabilityChanged | undefined;
  /** For tests: the current limit of pages of the file, as on a disk that fills up. */
  readonly pagesMax?: () => number;
  /** For tests: treats all views as long, and cuts their lists into these slices. */
  readonly longViews?: Slices;
}

class SqliteStore implements Store {
  /** Path of the database, or null in memory. */
  readonly #file: string | null;
  readonly #database: Database;
  readonly #now: () => number;
  readonly #random: () => string;
  readonly #partitionStates: PartitionStates;
  readonly #tables: KindTables;
  readonly #views: Views;
  readonly #jobs: Jobs;
  /** Both null in memory. */
  readonly #log: WriteAheadLog | null;
  readonly #durableSnapshot: DurableSnapshot | null;
  readonly #writer: Writer;
  readonly #writability: Writability;
  readonly #pagesMax: (() => number) | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #rounds = new Rounds();
  /** Queues that the open transaction adds jobs to, and whether it adds jobs that are due soon. */
  readonly #ready: Queue[] = [];
  #brings = false;
  #clock: TestClock;

  constructor(options: SqliteOptions) {
    const { file, now, random, group = true, committed, longViews } = options;
    this.#pagesMax = options.pagesMax;
    this.#database = new Database(file);
    this.#random = random;
    this.#partitionStates = new PartitionStates(this.#database);
    this.#tables = new KindTables(this.#database);
    const isMemory = file === ':memory:';
    this.#file = isMemory ? null : file;
    this.#log = isMemory ? null : new WriteAheadLog(this.#database, file);
    this.#durableSnapshot = isMemory ? null : new DurableSnapshot(file, this.#tables);
    this.#views = new Views({
      file,
      durableSnapshot: this.#durableSnapshot,
      database: this.#database,
      tables: this.#tables,
      now: ({ turn, partition }) => Math.max(turn.now, this.#time(partition.mode)),
      allLong: longViews !== undefined,
      slices: longViews,
      failed: (error) => this.#meaning(error),
    });
    this.#jobs = new Jobs(this.#database);
    this.#writer = new Writer(this.#database, this.#frame(committed), group);
    this.#writability = new Writability({
      write: (bytes) => this.#writeProbe(bytes),
      changed: options.writability,
    });
    const clock = this.#database.prepare("SELECT value FROM settings WHERE name = 'clock'").get();
    this.#clock = clock
      ? (JSON.parse(String(clock['value'])) as TestClock)
      : { frozen: null, offset: 0 };
    this.#now = steadyClock(now, this.#partitionStates.latest(this.#clock));
  }

  exec<R>(
    partition: Partition,
    decide: (at: At, tx: Tx) => R,
    options: ExecOptions = {},
  ): Promise<R> {
    const { job } = options;
    const random = drawOnce(this.#random);
    let clock: number | undefined;
    return this.#writer.run((): Outcome<R> => {
      const partitionState = this.#partitionStates.of(partition);
      if (job !== undefined && !this.#jobs.has(partitionState, job)) {
        return { ok: false, error: new JobGone(job) };
      }
      clock ??= this.#time(partition.mode);
      const outcome = this.#decide(partitionState, decide, clock, random);
      if (outcome.ok && job !== undefined) this.#jobs.delete(partitionState, job);
      return outcome;
    });
  }

  async view<R>(partition: Partition, read: (view: View) => R, isGone?: () => boolean): Promise<R> {
    return this.look(partition, read, isGone);
  }

  look<R>(partition: Partition, read: (view: View) => R, isGone?: () => boolean): MaybePromise<R> {
    return this.#views.view(this.#partitionStates.of(partition), read, isGone);
  }

  claim(n: number, leaseMs: number, capacity?: CapacitySource): Promise<Job[]> {
    return this.#rounds.claim(n, capacity, {
      look: async () => this.#jobs.queues(),
      ripen: async () =>
        this.#jobs.hasRipe(this.#clocks())
          ? this.#write(() => this.#jobs.ripen(this.#clocks()))
          : [],
      take: (shares) =>
        this.#write(() => {
          const lease = this.#now() + leaseMs;
          return shares.flatMap((share) =>
            this.#jobs.take(this.#partitionStates.of(share.partition), share, lease),
          );
        }),
    });
  }

  release(job: Job, ms = 0): Promise<void> {
    return this.#write(() => {
      this.#jobs.release(
        this.#partitionStates.of(job.partition),
        job,
        ms === 0 ? 0 : this.#now() + ms,
      );
      if (ms === 0) this.#ready.push(job);
    });
  }

  /** Called once a second even by an idle worker, so that it notices a lost file. */
  async pending(jobClass?: JobClass): Promise<Pending> {
    this.#database.assertPresent();
    this.#log?.assertWhole();
    const clocks = this.#clocks();
    return {
      ready: this.#jobs.isReady(clocks, jobClass),
      test: this.#jobs.next('test', clocks),
      live: this.#jobs.next('live', clocks),
      held: this.#jobs.held(clocks.live, jobClass),
    };
  }

  assertWritable(): Promise<void> {
    return this.#writability.assert();
  }

  async backlog(): Promise<Backlog> {
    return this.#jobs.backlog();
  }

  now(): number {
    return this.#now();
  }

  onWork(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async clock(): Promise<TestClock> {
    return this.#clock;
  }

  async setClock({ frozen, offset }: TestClock): Promise<void> {
    const clock = { frozen, offset };
    await this.#write(() => this.#storeClock(clock));
    this.#clock = clock;
    this.#wake();
  }

  async *dump(partition: Partition, kinds: readonly AnyKind[]): AsyncGenerator<PartitionContents> {
    for (const kind of kinds) this.#tables.of(kind);
    await this.#durableSnapshot?.released();
    const { number, turn } = this.#partitionStates.of(partition);
    const now = Math.max(turn.now, this.#time(partition.mode));
    // A database in memory has one connection: everything is read before any other work.
    if (this.#file === null) {
      const prepare = (sql: string) => this.#database.prepare(sql);
      const contents = [...contentsOf(prepare, { number, turn }, kinds, now)];
      yield* contents;
      return;
    }
    const connection = openReading(this.#file);
    try {
      connection.exec('BEGIN');
      const prepare = (sql: string) => connection.prepare(sql);
      // The first read of a transaction fixes the state that its other reads see.
      prepare('SELECT name FROM settings LIMIT 1').get();
      for (const piece of contentsOf(prepare, { number, turn }, kinds, now)) {
        yield piece;
        await setImmediate();
      }
    } finally {
      connection.close();
    }
  }

  async load(
    partition: Partition,
    { turn, reads, pieces, clock, extraDecision }: Replacement,
    kinds: readonly AnyKind[],
  ): Promise<void> {
    for (const kind of reads) this.#tables.of(kind);
    const random = drawOnce(this.#random);
    await this.#write(() => {
      const partitionState = this.#partitionStates.of(partition);
      const prepare = (sql: string) => this.#database.prepare(sql);
      const held = [...objectsOf(prepare, partitionState, reads, partitionState.turn.now)];
      this.#tables.forgetAll(partitionState);
      emptyPartition(this.#database, partitionState);
      this.#partitionStates.take(partitionState, turn, true);
      for (const piece of pieces(held)) {
        this.#apply(partitionState, writesOf(piece, kinds), turn.now);
        if (isEarlier(partitionState.turn, piece.turn))
          this.#partitionStates.take(partitionState, piece.turn, true);
      }
      if (clock) this.#storeClock(clock);
      if (extraDecision) {
        const other = this.#partitionStates.of(extraDecision.partition);
        const time = this.#time(extraDecision.partition.mode);
        const outcome = this.#decide(other, extraDecision.decide, time, random);
        if (!outcome.ok) throw outcome.error;
      }
      this.#brings = true;
    });
    if (clock) this.#clock = clock;
    this.#rounds.look();
  }

  async partitions(): Promise<Partition[]> {
    const found = this.#database.prepare('SELECT realm FROM realms ORDER BY number').all();
    return found.map(({ realm }) => partitionOf(String(realm)));
  }

  sweep(limit: number): Promise<number> {
    return this.#write(() => sweepTables(this.#database, this.#clocks(), limit));
  }

  async close(): Promise<void> {
    this.#writability.close();
    this.#writer.close();
    this.#listeners.clear();
    await this.#views.close();
    await this.#log?.close();
    this.#durableSnapshot?.close();
    this.#database.close();
  }

  /** Runs a decision and applies its writes, within the open transaction. */
  #decide<R>(
    partitionState: PartitionState,
    decide: (at: At, tx: Tx) => R,
    clock: number,
    random: () => string,
  ): Outcome<R> {
    const at = takeTurn(partitionState.turn, clock, random);
    const tx = new BufferedTx(this.#views.at(partitionState, at.now), at);
    let value: R;
    let writes: Write[];
    try {
      value = decide(at, tx);
      writes = tx.writes();
    } catch (error) {
      return { ok: false, error };
    }
    this.#partitionStates.take(partitionState, at.after(), writes.length > 0);
    this.#apply(partitionState, writes, at.now);
    return { ok: true, value };
  }

  /** Returns the steps around every transaction. */
  #frame(committed: SqliteOptions['committed']): Frame {
    const [log, durableSnapshot] = [this.#log, this.#durableSnapshot];
    return {
      open: () => {
        this.#database.assertPresent();
        log?.assertWhole();
        if (this.#pagesMax) this.#database.exec(`PRAGMA max_page_count = ${this.#pagesMax()}`);
        durableSnapshot?.hold();
      },
      seal: () => {
        this.#tables.seal();
        this.#partitionStates.store();
      },
      settle: (failed) => this.#settle(failed),
      failed: (error) => this.#meaning(error),
      committed,
      ...(log &&
        durableSnapshot && {
          isShared: () => durableSnapshot.expectsReads,
          sync: (later) => {
            if (later && durableSnapshot.isHeld) log.syncElsewhere(later);
            else log.sync();
            return !later || !durableSnapshot.isHeld;
          },
          rest: () => {
            if (!log.isLong) return null;
            if (durableSnapshot.expectsReads) return log.writeBackElsewhere();
            log.writeBack();
            return null;
          },
        }),
    };
  }

  #time(mode: Mode): number {
    return mode === 'test' ? testNow(this.#clock, this.#now()) : this.#now();
  }

  #storeClock(clock: TestClock): void {
    this.#database
      .prepare("INSERT OR REPLACE INTO settings (name, value) VALUES ('clock', ?)")
      .run(JSON.stringify(clock));
  }

  #clocks(): Clocks {
    return { live: this.#now(), test: this.#time('test') };
  }

  /** Runs work of the store itself as a command of the writer. */
  #write<R>(work: () => R): Promise<R> {
    return this.#writer.run(() => ({ ok: true, value: work() }));
  }

  /** Returns the error to show for a database failure; notes when nothing can be stored. */
  #meaning(error: unknown): unknown {
    const failure = writeError(this.#file ?? 'The database in memory', error);
    this.#writability.note(failure);
    return failure;
  }

  /** Writes a row that nobody reads, with a new value: an unchanged one would not be written. */
  #writeProbe(bytes: number): Promise<unknown> {
    return this.#write(() =>
      this.#database
        .prepare(
          "INSERT OR REPLACE INTO settings (name, value) VALUES ('probe', ? || hex(zeroblob(?)))",
        )
        .run(String(this.#now()), bytes),
    );
  }

  #apply(partitionState: PartitionState, writes: readonly Write[], now: number): void {
    this.#tables.free(partitionState, writes);
    for (const write of writes) {
      switch (write.op) {
        case 'insert':
          this.#tables.of(write.kind).insert(partitionState, write, now);
          break;
        case 'update':
          this.#tables.of(write.kind).update(partitionState, write, now);
          break;
        case 'entry':
          insertEntry(this.#database, partitionState, write);
          break;
        case 'job':
          this.#jobs.insert(partitionState, write);
          if (write.ready) {
            const { lane: jobClass, queue } = write;
            this.#ready.push({ partition: partitionState.partition, jobClass, queue });
          }
          this.#brings ||= isSoon(write.due, now);
          break;
      }
    }
  }

  #settle(failed: boolean): void {
    this.#partitionStates.settle(failed);
    this.#tables.settle(failed);
    this.#durableSnapshot?.release();
    const ready = this.#ready.splice(0);
    const brought = (this.#brings || ready.length > 0) && !failed;
    this.#brings = false;
    if (!brought) return;
    for (const queue of ready) this.#rounds.add(queue);
    queueMicrotask(() => this.#wake());
  }

  #wake(): void {
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Opens the embedded store; its file is locked for this process until it is closed or the process
 * ends. Rejects when another process holds the file or a newer release has written it.
 */
export const openSqlite = async (options: SqliteOptions): Promise<Store> =>
  new SqliteStore(options);
