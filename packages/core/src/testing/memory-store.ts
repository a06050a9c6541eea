// Implements a store in memory, for tests of domain code and as the simplest reading of the store
// port.
import { writesOf } from '../server/contents.ts';
import {
  JobGone,
  type Backlog,
  type Job,
  type JobClass,
  type Pending,
  type CapacitySource,
} from '../server/queue.ts';
import {
  partitionKey,
  partitionOf,
  testNow,
  type At,
  type ExecOptions,
  type Partition,
  type PartitionContents,
  type Replacement,
  type Store,
  type TestClock,
  type Tx,
  type View,
} from '../server/store.ts';
import { Rounds, type Share } from '../server/rounds.ts';
import type { AnyKind } from '../kind.ts';
import { steadyClock } from '../server/steady.ts';
import { BufferedTx } from '../server/transaction.ts';
import { drawOnce, isEarlier, takeTurn } from '../server/turn.ts';
import { countingRandom, manualClock } from './clock.ts';
import {
  apply,
  assertFree,
  emptyContents,
  MemoryView,
  remove,
  type StoredJob,
  type Contents,
} from './memory-partition.ts';

/** A store whose contents a test can search. */
export interface ReadableStore extends Store {
  /** Returns all stored data, of every partition, as text. */
  asText(): string;
}

class MemoryStore implements ReadableStore {
  readonly #now: () => number;
  readonly #random: () => string;
  readonly #stored = new Map<string, Contents>();
  readonly #listeners = new Set<() => void>();
  readonly #rounds = new Rounds();
  #clock: TestClock = { frozen: null, offset: 0 };

  constructor(now: () => number, random: () => string) {
    this.#now = steadyClock(now);
    this.#random = random;
  }

  async exec<R>(
    partition: Partition,
    decide: (at: At, tx: Tx) => R,
    options: ExecOptions = {},
  ): Promise<R> {
    return this.#exec(partition, decide, options);
  }

  #exec<R>(partition: Partition, decide: (at: At, tx: Tx) => R, options: ExecOptions = {}): R {
    const contents = this.#contents(partition);
    const { job } = options;
    if (job !== undefined && !contents.jobs.has(job)) throw new JobGone(job);
    const at = takeTurn(contents.turn, this.#time(partition), drawOnce(this.#random));
    const view = new MemoryView(contents, at.now);
    const tx = new BufferedTx(view, at);
    const result = decide(at, tx);
    const writes = tx.writes();
    assertFree(view, writes);
    apply(contents, partition, writes);
    contents.turn = at.after();
    if (job !== undefined) contents.jobs.delete(job);
    if (writes.some(({ op }) => op === 'job')) this.#wake();
    return result;
  }

  async view<R>(partition: Partition, read: (view: View) => R): Promise<R> {
    const contents = this.#contents(partition);
    return read(new MemoryView(contents, Math.max(contents.turn.now, this.#time(partition))));
  }

  look<R>(partition: Partition, read: (view: View) => R): Promise<R> {
    return this.view(partition, read);
  }

  claim(n: number, leaseMs: number, capacity?: CapacitySource): Promise<Job[]> {
    return this.#rounds.claim(n, capacity, {
      look: async () => [],
      ripen: async () => this.#jobs().filter((job) => this.#isReady(job)),
      take: async (shares) => shares.flatMap((share) => this.#take(share, leaseMs)),
    });
  }

  async release({ partition, id, attempts }: Job, ms = 0): Promise<void> {
    const { jobs } = this.#contents(partition);
    const held = jobs.get(id);
    const lease = ms === 0 ? 0 : this.#now() + ms;
    if (held?.attempts === attempts + 1) jobs.set(id, { ...held, lease });
    this.#wake();
  }

  async pending(jobClass?: JobClass): Promise<Pending> {
    const jobs = this.#jobs();
    const counted = jobs.filter((job) => jobClass === undefined || job.jobClass === jobClass);
    const next = (mode: Partition['mode']): number | null => {
      const later = jobs.filter(({ partition, ready }) => partition.mode === mode && !ready);
      const due = later.map((job) => job.due).filter((time) => time > this.#time({ mode }));
      return due.length === 0 ? null : Math.min(...due);
    };
    return {
      ready: counted.some((job) => this.#isReady(job)),
      test: next('test'),
      live: next('live'),
      held: counted.filter(({ lease }) => lease > this.#now()).length,
    };
  }

  async assertWritable(): Promise<void> {}

  async backlog(): Promise<Backlog> {
    const jobs = this.#jobs();
    const free = jobs.filter(({ ready, lease }) => ready && lease === 0);
    return {
      work: free.filter((job) => job.jobClass === 'work').length,
      deliveries: free.filter((job) => job.jobClass === 'delivery').length,
      later: jobs.filter(({ ready }) => !ready).length,
      held: jobs.filter(({ lease }) => lease > 0).length,
    };
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

  async setClock(clock: TestClock): Promise<void> {
    this.#clock = clock;
    this.#wake();
  }

  async partitions(): Promise<Partition[]> {
    return [...this.#stored]
      .filter(
        ([, contents]) => contents.objects.size + contents.entries.length + contents.jobs.size > 0,
      )
      .map(([key]) => partitionOf(key));
  }

  async sweep(limit: number): Promise<number> {
    const expired = [...this.#stored].flatMap(([key, contents]) =>
      [...contents.objects.values()]
        .filter(({ expires }) => (expires ?? Infinity) <= this.#time(partitionOf(key)))
        .map((stored) => ({ contents, stored })),
    );
    const swept = expired.slice(0, limit);
    for (const { contents, stored } of swept) remove(contents, stored);
    return swept.length;
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }

  async *dump(partition: Partition, kinds: readonly AnyKind[]): AsyncGenerator<PartitionContents> {
    const { turn } = this.#contents(partition);
    yield this.#dumped(partition, kinds, Math.max(turn.now, this.#time(partition)));
  }

  async load(
    partition: Partition,
    { turn, reads, pieces, clock, extraDecision }: Replacement,
    kinds: readonly AnyKind[],
  ): Promise<void> {
    const before = this.#contents(partition);
    const held = this.#dumped(partition, reads, before.turn.now).objects;
    const fresh = emptyContents();
    fresh.turn = turn;
    for (const piece of pieces(held)) {
      apply(fresh, partition, writesOf(piece, kinds));
      if (isEarlier(fresh.turn, piece.turn)) fresh.turn = piece.turn;
    }
    if (extraDecision) this.#exec(extraDecision.partition, extraDecision.decide);
    if (clock) this.#clock = clock;
    this.#stored.set(partitionKey(partition), fresh);
    this.#rounds.look();
    this.#wake();
  }

  #dumped(partition: Partition, kinds: readonly AnyKind[], now: number): PartitionContents {
    const { turn, objects, entries, jobs } = this.#contents(partition);
    return {
      turn,
      objects: [...objects.values()]
        .filter(({ kind }) => kinds.some(({ name }) => name === kind.name))
        .filter(({ expires }) => (expires ?? Infinity) > now)
        .map(({ kind, id, version, expires, public: text, state }) => {
          return { kind: kind.name, id, version, expires, public: text, state };
        }),
      entries: entries.map(({ op: _op, ...entry }) => entry),
      jobs: [...jobs.values()].map(({ id, topic, jobClass, queue, due, ready, payload }) => {
        return { id, topic, lane: jobClass, queue, due, ready, payload };
      }),
    };
  }

  asText(): string {
    return JSON.stringify(
      Array.from(this.#stored, ([partition, { objects, keys, entries, jobs }]) => [
        partition,
        [...objects.values()],
        [...keys],
        entries,
        [...jobs.values()],
      ]),
    );
  }

  #contents(partition: Partition): Contents {
    const key = partitionKey(partition);
    const contents = this.#stored.get(key) ?? emptyContents();
    this.#stored.set(key, contents);
    return contents;
  }

  #isReady({ lease, ready, due, partition }: StoredJob): boolean {
    return lease <= this.#now() && (ready || due <= this.#time(partition));
  }

  #take({ partition, jobClass, queue, n }: Share, leaseMs: number): Job[] {
    const { jobs } = this.#contents(partition);
    const first = [...jobs.values()]
      .filter((job) => job.jobClass === jobClass && job.queue === queue && this.#isReady(job))
      .toSorted((a, b) => a.due - b.due || (a.id < b.id ? -1 : 1))
      .slice(0, n);
    return first.map((job) => {
      const { id, topic, due, payload, attempts } = job;
      jobs.set(id, { ...job, lease: this.#now() + leaseMs, attempts: attempts + 1 });
      return { id, partition, jobClass, queue, topic, due, payload: JSON.parse(payload), attempts };
    });
  }

  #time({ mode }: Pick<Partition, 'mode'>): number {
    return mode === 'test' ? testNow(this.#clock, this.#now()) : this.#now();
  }

  #jobs(): StoredJob[] {
    return [...this.#stored.values()].flatMap(({ jobs }) => [...jobs.values()]);
  }

  #wake(): void {
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Returns an empty memory store; unless given, time is frozen and ids are the same in every run.
 */
export const memoryStore = (
  options: { readonly now?: () => number; readonly random?: () => string } = {},
): ReadableStore =>
  new MemoryStore(options.now ?? manualClock().now, options.random ?? countingRandom());
