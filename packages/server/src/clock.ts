// The test clock as operators move it: freeze, run, advance from due job to due job, wait until
// quiet.
import { testNow, type Job, type Store, type TestClock } from '@kasir/core/server';
import { Advance } from './advance.ts';
import type { Worker } from './worker.ts';

export interface ClockReading {
  /** ISO 8601 time that test accounts see. */
  readonly now: string;
  readonly frozen: boolean;
  /** Milliseconds ahead of real time while it runs. */
  readonly ahead_ms: number;
  /** When the next job of a test account is due; null when none waits. */
  readonly next_due: string | null;
}

/** Moves that can be read: those that run, and so many that have ended. */
const ADVANCES_MAX = 20;

/** Work that has failed so often, with pauses between, is not waited for any more. */
const FAILURES_MAX = 3;

/** Moves the clock of all test accounts; it goes back by a restore only. */
export class ClockControl {
  readonly #store: Store;
  readonly #worker: Worker;
  readonly #onAdvance: (ms: number) => void;
  /** The newest last; one after the other has its turn. */
  #advances: readonly Advance[] = [];
  #current: Advance | null = null;
  #closed = false;
  /** Work that fails whenever it is tried. */
  readonly #failing = new Map<Job['id'], Job>();

  constructor(store: Store, worker: Worker, onAdvance: (ms: number) => void) {
    this.#store = store;
    this.#worker = worker;
    this.#onAdvance = onAdvance;
  }

  /** To be called with every job that was done, for what moves of the clock say of it. */
  note(job: Job): void {
    this.#failing.delete(job.id);
    this.#current?.note(job.topic);
  }

  /** To be called with every job that failed: time does not pass over work that is never done. */
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
   * Stops the clock where it is, or at a later moment, and with it any move that is under way.
   * Returns false for an earlier moment.
   */
  async freeze(at?: number): Promise<boolean> {
    await this.stopAdvances();
    const now = await this.#now();
    if (at !== undefined && at < now) return false;
    await this.#set({ frozen: at ?? now, offset: 0 }, (at ?? now) - now);
    return true;
  }

  /**
   * The clock set to a moment, an earlier one too, running on or standing as it does now: for what
   * is restored with its time. Moves that are under way end before.
   */
  async at(moment: number): Promise<TestClock> {
    await this.stopAdvances();
    this.#failing.clear();
    const { frozen } = await this.#store.clock();
    return frozen === null
      ? { frozen, offset: moment - this.#store.now() }
      : { frozen: moment, offset: 0 };
  }

  /** Milliseconds that test accounts see. */
  now(): Promise<number> {
    return this.#now();
  }

  /** Lets the clock run on from where it is. */
  async run(): Promise<void> {
    await this.stopAdvances();
    await this.#letRun();
  }

  /**
   * Begins to move on by `ms`, behind moves that are under way, stopping at each due job so that
   * it sees its own time. Webhooks and mails go on in the background, unless there is patience for
   * them. A running clock runs on afterwards.
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

  /** Moves on by `ms` and waits until nothing is due and no webhook or mail is on its way. */
  async advance(ms: number): Promise<Advance> {
    const advance = await this.begin(ms, Number.POSITIVE_INFINITY);
    await advance.ended;
    if (advance.status !== 'SUCCEEDED') throw new Error(advance.message ?? 'It was stopped.');
    return advance;
  }

  /** A move that was begun here lately. */
  findAdvance(id: string): Advance | undefined {
    return this.#advances.find((one) => one.id === id);
  }

  /** Ends the moves that are under way, each at its next stop. */
  async stopAdvances(): Promise<void> {
    const running = this.#advances.filter(({ status }) => status === 'RUNNING');
    for (const advance of running) advance.isStopped = true;
    await Promise.all(running.map(({ ended }) => ended));
  }

  /** Lets go whoever waits, and ends the moves that are under way. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.stopAdvances();
  }

  /** Waits until nothing is due or in hand, so long at most; returns whether that is so. */
  quiet(waitMs = Infinity): Promise<boolean> {
    return this.#worker.idle({
      until: performance.now() + waitMs,
      isGone: () => this.#closed,
    });
  }

  /** Never rejects: what went wrong is what it says. */
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

  /** Waits for the work of a stop, and for what goes outside as long as there is patience. */
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
