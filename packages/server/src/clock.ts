// The test clock as operators move it: freeze, run, advance from due job to due job, wait until
// quiet.
import { testNow, type Job, type Store, type TestClock } from '@kasir/core/server';
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

export interface Happened {
  readonly topic: string;
  readonly account: string;
  readonly due: string;
}

/** Moves the clock of all test accounts; it goes back by a restore only. */
export class ClockControl {
  readonly #store: Store;
  readonly #worker: Worker;
  readonly #onAdvance: (ms: number) => void;
  #log: Happened[] | null = null;

  constructor(store: Store, worker: Worker, onAdvance: (ms: number) => void) {
    this.#store = store;
    this.#worker = worker;
    this.#onAdvance = onAdvance;
  }

  /** To be called with every job that was done, for the response of `advance`. */
  note(job: Job): void {
    this.#log?.push({
      topic: job.topic,
      account: job.partition.account,
      due: new Date(job.due).toISOString(),
    });
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

  /** Stops the clock where it is, or at a later moment. Returns false for an earlier one. */
  async freeze(at?: number): Promise<boolean> {
    const now = await this.#now();
    if (at !== undefined && at < now) return false;
    await this.#set({ frozen: at ?? now, offset: 0 }, (at ?? now) - now);
    return true;
  }

  /**
   * The clock set to a moment, an earlier one too, running on or standing as it does now: for what
   * is restored with its time.
   */
  async at(moment: number): Promise<TestClock> {
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
    const now = await this.#now();
    await this.#set({ frozen: null, offset: now - this.#store.now() }, 0);
  }

  /**
   * Moves on by `ms`, stopping at each due job on the way so that it sees its own time, and waits
   * until nothing is due. Returns what was done. A running clock runs on afterwards.
   */
  async advance(ms: number): Promise<Happened[]> {
    const before = await this.#store.clock();
    const start = testNow(before, this.#store.now());
    const target = start + ms;
    const log: Happened[] = [];
    this.#log = log;
    try {
      await this.#set({ frozen: start, offset: 0 }, 0);
      for (;;) {
        await this.#worker.idle();
        const { test } = await this.#store.pending();
        if (test === null || test > target) break;
        await this.#moveTo(test);
      }
      await this.#moveTo(target);
      await this.#worker.idle();
    } finally {
      this.#log = null;
      if (before.frozen === null) await this.run();
    }
    return log;
  }

  /** Waits until nothing is due and nothing in hand. */
  quiet(): Promise<void> {
    return this.#worker.idle();
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
