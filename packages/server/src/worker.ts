// Does what is due: claims jobs and hands each to the handler of its topic, many at a time.
import { JobGone, type Job, type Store } from '@kasir/core/server';

/**
 * Longer than any handler takes (a delivery may wait 30 seconds), so that no job runs twice
 * meanwhile.
 */
const LEASE_MS = 60_000;
/** Jobs of one claim, and jobs in hand at once. */
const CLAIMED_MAX = 64;
const HELD_MAX = 512;
/** Expired objects are deleted this often, and so many at once that nobody waits for it. */
const SWEEP_MS = 60_000;
const SWEPT_MAX = 500;
/** A node looks for work of others this often, in milliseconds. */
const LOOK_MS = 1_000;

export type JobHandler = (job: Job) => Promise<void>;

export interface WorkerOptions {
  readonly store: Store;
  readonly handlers: ReadonlyMap<string, JobHandler>;
  /** Milliseconds of a clock's now; sleeping until a due time needs it. */
  readonly now: (mode: Job['realm']['mode']) => Promise<number>;
  /** Told of every job that was done. */
  readonly done?: (job: Job) => void;
  readonly failed?: (job: Job, error: unknown) => void;
  /** Told when the store could not be asked for work. */
  readonly away?: (error: unknown) => void;
}

/** The worker of one node; `idle` tells when nothing is due and nothing in hand. */
export class Worker {
  readonly #options: WorkerOptions;
  readonly #held = new Set<Promise<void>>();
  #running: Promise<void> | null = null;
  #stopped = false;
  #nextSweep = 0;
  #wake: () => void = () => {};
  #awake = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  start(): void {
    const stopListening = this.#options.store.onWork(() => this.#rouse());
    this.#running = this.#loop().finally(stopListening);
  }

  /** Stops claiming and waits for the jobs in hand. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#rouse();
    await this.#running;
    await Promise.all(this.#held);
  }

  /** Runs until nothing is due at the clocks' time and no node holds a job. */
  async idle(): Promise<void> {
    const { store } = this.#options;
    for (;;) {
      const { test, live, held } = await store.pending();
      const due = await this.#isDue(test, live);
      if (!due && held === 0 && this.#held.size === 0) return;
      this.#rouse();
      await (this.#held.size > 0 ? Promise.race(this.#held) : pause(5));
    }
  }

  async #isDue(test: number | null, live: number | null): Promise<boolean> {
    const { now } = this.#options;
    return (
      (test !== null && test <= (await now('test'))) ||
      (live !== null && live <= (await now('live')))
    );
  }

  #rouse(): void {
    this.#awake = true;
    this.#wake();
  }

  /** One round after the other; a store that is away is asked again a moment later. */
  async #loop(): Promise<void> {
    while (!this.#stopped) {
      this.#awake = false;
      try {
        await this.#round();
      } catch (error) {
        this.#options.away?.(error);
        await this.#pause(LOOK_MS);
      }
    }
  }

  async #round(): Promise<void> {
    await this.#sweep();
    const room = Math.min(CLAIMED_MAX, HELD_MAX - this.#held.size);
    const jobs = room > 0 ? await this.#options.store.claim(room, LEASE_MS) : [];
    for (const job of jobs) this.#take(job);
    if (jobs.length === 0) await this.#sleep();
  }

  /** Deletes what nobody finds any more; while much is left, again at the next round. */
  async #sweep(): Promise<void> {
    if (performance.now() < this.#nextSweep) return;
    const swept = await this.#options.store.sweep(SWEPT_MAX);
    if (swept < SWEPT_MAX) this.#nextSweep = performance.now() + SWEEP_MS;
  }

  #take(job: Job): void {
    const work = this.#run(job).finally(() => {
      this.#held.delete(work);
      this.#rouse();
    });
    this.#held.add(work);
  }

  async #run(job: Job): Promise<void> {
    const { handlers, done, failed } = this.#options;
    try {
      const handler = handlers.get(job.topic);
      if (!handler) throw new Error(`No handler for jobs of topic ${job.topic}`);
      await handler(job);
      done?.(job);
    } catch (error) {
      if (!(error instanceof JobGone)) failed?.(job, error);
    }
  }

  async #sleep(): Promise<void> {
    const { test, live } = await this.#options.store.pending();
    const waits = await Promise.all([this.#untilDue('test', test), this.#untilDue('live', live)]);
    await this.#pause(Math.min(LOOK_MS, ...waits));
  }

  /** Waits, unless work came meanwhile or comes now. */
  async #pause(ms: number): Promise<void> {
    if (this.#awake || this.#stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = () => {};
  }

  async #untilDue(mode: 'test' | 'live', due: number | null): Promise<number> {
    return due === null ? LOOK_MS : Math.max(0, due - (await this.#options.now(mode)));
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
