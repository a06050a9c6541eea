// A store in maps: for tests of domain code, and the plainest reading of the store port.
import { JobGone, type Job, type Pending, type Places } from '../server/queue.ts';
import {
  realmKey,
  realmOf,
  testNow,
  type At,
  type ExecOptions,
  type Realm,
  type Store,
  type TestClock,
  type Tx,
  type View,
} from '../server/store.ts';
import { Rounds, type Share } from '../server/rounds.ts';
import { steadyClock } from '../server/steady.ts';
import { BufferedTx } from '../server/transaction.ts';
import { takeTurn } from '../server/turn.ts';
import { countingRandom, manualClock } from './clock.ts';
import {
  apply,
  assertFree,
  emptyPartition,
  MemoryView,
  remove,
  type HeldJob,
  type Partition,
} from './memory-partition.ts';

/** A store whose whole contents a test can search. */
export interface ReadableStore extends Store {
  /** Everything that is stored, in every realm, as text. */
  dump(): string;
}

class MemoryStore implements ReadableStore {
  readonly #now: () => number;
  readonly #random: () => string;
  readonly #homes = new Map<string, Partition>();
  readonly #listeners = new Set<() => void>();
  readonly #rounds = new Rounds();
  #clock: TestClock = { frozen: null, offset: 0 };

  constructor(now: () => number, random: () => string) {
    this.#now = steadyClock(now);
    this.#random = random;
  }

  async exec<R>(
    realm: Realm,
    decide: (at: At, tx: Tx) => R,
    options: ExecOptions = {},
  ): Promise<R> {
    const home = this.#home(realm);
    const { job } = options;
    if (job !== undefined && !home.jobs.has(job)) throw new JobGone(job);
    const at = takeTurn(home.turn, this.#time(realm), this.#random());
    const view = new MemoryView(home, at.now);
    const tx = new BufferedTx(view, at);
    const result = decide(at, tx);
    const writes = tx.writes();
    assertFree(view, writes);
    apply(home, realm, writes);
    home.turn = at.after();
    if (job !== undefined) home.jobs.delete(job);
    if (writes.some(({ op }) => op === 'job')) this.#wake();
    return result;
  }

  async view<R>(realm: Realm, read: (view: View) => R): Promise<R> {
    const home = this.#home(realm);
    return read(new MemoryView(home, Math.max(home.turn.now, this.#time(realm))));
  }

  look<R>(realm: Realm, read: (view: View) => R): Promise<R> {
    return this.view(realm, read);
  }

  claim(n: number, leaseMs: number, places?: Places): Promise<Job[]> {
    return this.#rounds.claim(n, places, {
      look: async () => [],
      ripen: async () => this.#jobs().filter((job) => this.#isReady(job)),
      take: async (shares) => shares.flatMap((share) => this.#take(share, leaseMs)),
    });
  }

  async release({ realm, id, attempts }: Job, ms = 0): Promise<void> {
    const { jobs } = this.#home(realm);
    const held = jobs.get(id);
    const lease = ms === 0 ? 0 : this.#now() + ms;
    if (held?.attempts === attempts + 1) jobs.set(id, { ...held, lease });
    this.#wake();
  }

  async pending(): Promise<Pending> {
    const jobs = this.#jobs();
    const next = (mode: Realm['mode']): number | null => {
      const later = jobs.filter(({ realm, ready }) => realm.mode === mode && !ready);
      const due = later.map((job) => job.due).filter((time) => time > this.#time({ mode }));
      return due.length === 0 ? null : Math.min(...due);
    };
    return {
      ready: jobs.some((job) => this.#isReady(job)),
      test: next('test'),
      live: next('live'),
      held: jobs.filter(({ lease }) => lease > this.#now()).length,
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

  async realms(): Promise<Realm[]> {
    return [...this.#homes]
      .filter(([, home]) => home.objects.size + home.entries.length + home.jobs.size > 0)
      .map(([key]) => realmOf(key));
  }

  async sweep(limit: number): Promise<number> {
    const expired = [...this.#homes].flatMap(([key, home]) =>
      [...home.objects.values()]
        .filter(({ expires }) => (expires ?? Infinity) <= this.#time(realmOf(key)))
        .map((stored) => ({ home, stored })),
    );
    const swept = expired.slice(0, limit);
    for (const { home, stored } of swept) remove(home, stored);
    return swept.length;
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }

  dump(): string {
    return JSON.stringify(
      Array.from(this.#homes, ([realm, { objects, keys, entries, jobs }]) => [
        realm,
        [...objects.values()],
        [...keys],
        entries,
        [...jobs.values()],
      ]),
    );
  }

  #home(realm: Realm): Partition {
    const key = realmKey(realm);
    const home = this.#homes.get(key) ?? emptyPartition();
    this.#homes.set(key, home);
    return home;
  }

  #isReady({ lease, ready, due, realm }: HeldJob): boolean {
    return lease <= this.#now() && (ready || due <= this.#time(realm));
  }

  #take({ realm, lane, queue, n }: Share, leaseMs: number): Job[] {
    const { jobs } = this.#home(realm);
    const first = [...jobs.values()]
      .filter((job) => job.lane === lane && job.queue === queue && this.#isReady(job))
      .toSorted((a, b) => a.due - b.due || (a.id < b.id ? -1 : 1))
      .slice(0, n);
    return first.map((job) => {
      const { id, topic, due, payload, attempts } = job;
      jobs.set(id, { ...job, lease: this.#now() + leaseMs, attempts: attempts + 1 });
      return { id, realm, lane, queue, topic, due, payload: JSON.parse(payload), attempts };
    });
  }

  #time({ mode }: Pick<Realm, 'mode'>): number {
    return mode === 'test' ? testNow(this.#clock, this.#now()) : this.#now();
  }

  #jobs(): HeldJob[] {
    return [...this.#homes.values()].flatMap(({ jobs }) => [...jobs.values()]);
  }

  #wake(): void {
    for (const listener of this.#listeners) listener();
  }
}

/**
 * A store that forgets everything; time stands still and ids are the same in every run unless
 * given.
 */
export const memoryStore = (
  options: { readonly now?: () => number; readonly random?: () => string } = {},
): ReadableStore =>
  new MemoryStore(options.now ?? manualClock().now, options.random ?? countingRandom());
