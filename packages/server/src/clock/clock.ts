// The control of the test clock by an operator: freeze, run, advance by due jobs, wait until no
// work is due.
import { testNow, type Job, type Store, type TestClock } from '@kasir/core/store';
import { Advance } from './advance.ts';
import type { Worker } from '../scheduling/worker.ts';

export interface ClockReading {
  /** The time that test accounts see, in ISO 8601. */
  readonly now: string;
  readonly frozen: boolean;
  /** Milliseconds ahead of real time while it runs. */
  readonly ahead_ms: number;
  /** The due time of the next job of a test account; null when none waits. */
  readonly next_due: string | null;
}

/** The number of advances that can be read: the running ones and the latest ended ones. */
const ADVANCES_MAX = 20;

/**
 * After this many failures of a job, with pauses between them, an advance no longer waits for it.
 */
const FAILURES_MAX = 3;

/** Moves the clock of all test accounts; only a restore sets it back. */
export class ClockControl {
  readonly #store: Store;
  readonly #worker: Worker;
  readonly #onAdvance: (ms: number) => void;
  /** The latest last; they run one after another. */
  #advances: readonly Advance[] = [];
  #current: Advance | null = null;
  #closed = false;
  /** Jobs that have failed on every attempt. */
  readonly #failing = new Map<Job['id'], Job>();

  constructor(store: Store, worker: Worker, onAdvance: (ms: number) => void) {
    this.#store = store;
    this.#worker = worker;
    this.#onAdvance = onAdvance;
  }

  /** Must be called with every completed job, for the report of the running advance. */
  note(job: Job): void {
    this.#failing.delete(job.id);
    this.#current?.note(job.topic);
  }

  /** Must be called with every failed job: time does not pass over work that cannot complete. */
  noteFailure(job: Job): void {
    if (job.attempts + 1 >= FAILURES_MAX) this.#failing.set(job.id, job);
  }

  async read(): Promise<ClockReading> {
    const clock = await this.#store.clock();
    const real = this.#store.now();
    const now = testNow(clock, real);
    const { test: due } = await this.#store.pending();
    return {
      now: new Date(now).toISOString(),
      frozen: clock.frozen !== null,
      ahead_ms: now - real,
      next_due: due === null ? null : new Date(due).toISOString(),
    };
  }

  /**
   * Stops the clock at its current time or at a later one, and with it any running advance. Returns
   * false for an earlier time.
   */
  async freeze(at?: number): Promise<boolean> {
    await this.stopAdvances();
    const now = await this.#now();
    if (at !== undefined && at < now) return false;
    await this.#set({ frozen: at ?? now, offset: 0 }, (at ?? now) - now);
    return true;
  }

  /**
   * Returns the clock set to a time, which may be earlier, running or frozen as it is now: for a
   * restore that also restores the time. Running advances end first.
   */
  async at(moment: number): Promise<TestClock> {
    await this.stopAdvances();
    this.#failing.clear();
    const { frozen } = await this.#store.clock();
    return frozen === null
      ? { frozen, offset: moment - this.#store.now() }
      : { frozen: moment, offset: 0 };
  }

  /** Returns the time that test accounts see, in milliseconds since 1970. */
  now(): Promise<number> {
    return this.#now();
  }

  /** Lets the clock run on from its current time. */
  async run(): Promise<void> {
    await this.stopAdvances();
    await this.#letRun();
  }

  /**
   * Queues an advance by `ms` after the running ones. It stops at the time of each due job, and the
   * job runs at that time. Webhooks and mails continue in the background unless `patienceMs` waits
   * for them. A running clock continues to run afterwards.
   */
  async begin(ms: number, patienceMs: number): Promise<Advance> {
    const now = await this.#now();
    const before = this.#advances.at(-1);
    const from = before?.status === 'RUNNING' ? Math.max(now, before.to) : now;
    const advance = new Advance(ms, from, patienceMs);
    advance.ended = (before?.ended ?? Promise.resolve()).then(() => this.#perform(advance));
    const kept = this.#advances.slice(1 - ADVANCES_MAX);
    const running = this.#advances.filter((one) => one.status === 'RUNNING' && !kept.includes(one));
    this.#advances = [...running, ...kept, advance];
    return advance;
  }

  /** Advances by `ms` and waits until nothing is due and no webhook or mail is pending. */
  async advance(ms: number): Promise<Advance> {
    const advance = await this.begin(ms, Number.POSITIVE_INFINITY);
    await advance.ended;
    if (advance.status !== 'SUCCEEDED') throw new Error(advance.message ?? 'It was stopped.');
    return advance;
  }

  /** Returns an advance that was recently started here. */
  findAdvance(id: string): Advance | undefined {
    return this.#advances.find((one) => one.id === id);
  }

  /** Ends the running advances, each at its next stop. */
  async stopAdvances(): Promise<void> {
    const running = this.#advances.filter(({ status }) => status === 'RUNNING');
    for (const advance of running) advance.isStopped = true;
    await Promise.all(running.map(({ ended }) => ended));
  }

  /** Releases all waiting callers, and ends the running advances. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.stopAdvances();
  }

  /** Waits at most `waitMs` until no job is due or running; returns whether that is the case. */
  quiet(waitMs = Infinity): Promise<boolean> {
    return this.#worker.idle({
      until: performance.now() + waitMs,
      isGone: () => this.#closed,
    });
  }

  /** Runs an advance. Never rejects: the advance reports its failure. */
  async #perform(advance: Advance): Promise<void> {
    if (advance.isStopped) {
      advance.status = 'STOPPED';
      return;
    }
    this.#current = advance;
    try {
      await this.#travel(advance);
      advance.quiet = await this.#worker.idle({ until: 0 });
      advance.status = advance.isStopped ? 'STOPPED' : 'SUCCEEDED';
    } catch (error) {
      advance.status = 'FAILED';
      advance.message = error instanceof Error ? error.message : String(error);
    } finally {
      this.#current = null;
    }
  }

  async #travel(advance: Advance): Promise<void> {
    const before = await this.#store.clock();
    const start = testNow(before, this.#store.now());
    advance.begin(start);
    try {
      await this.#set({ frozen: start, offset: 0 }, 0);
      for (;;) {
        await this.#rest(advance);
        if (advance.isStopped) return;
        const { test } = await this.#store.pending();
        if (test === null || test > advance.to) break;
        await this.#moveTo(test);
        advance.at = test;
      }
      await this.#moveTo(advance.to);
      advance.at = advance.to;
      await this.#rest(advance);
    } finally {
      if (before.frozen === null) await this.#letRun();
    }
  }

  /** Waits for the work of a stop, and for deliveries within the patience of the advance. */
  async #rest(advance: Advance): Promise<void> {
    const isGone = (): boolean => advance.isStopped || this.#closed;
    const isStuck = (): boolean => isGone() || this.#failing.size > 0;
    const isDone = await this.#worker.idle({ jobClass: 'work', isGone: isStuck });
    if (isDone) this.#failing.clear();
    const [failing] = this.#failing.values();
    if (failing)
      throw new Error(
        `Time stands still at work that fails: job ${failing.id} of topic ${failing.topic}. The log says why; it is tried again by itself.`,
      );
    await this.#worker.idle({ until: advance.patientUntil, isGone });
  }

  async #letRun(): Promise<void> {
    const now = await this.#now();
    await this.#set({ frozen: null, offset: now - this.#store.now() }, 0);
  }

  async #moveTo(moment: number): Promise<void> {
    const now = await this.#now();
    if (moment > now) await this.#set({ frozen: moment, offset: 0 }, moment - now);
  }

  async #now(): Promise<number> {
    return testNow(await this.#store.clock(), this.#store.now());
  }

  async #set(clock: TestClock, advanced: number): Promise<void> {
    await this.#store.setClock(clock);
    if (advanced > 0) this.#onAdvance(advanced);
  }
}
