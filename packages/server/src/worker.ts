// Does what is due: claims jobs and hands each to the handler of its topic, many at a time.
import {
  JobGone,
  testNow,
  type Job,
  type Lane,
  type Place,
  type Places,
  type Store,
} from '@kasir/core/server';

/**
 * Longer than any handler takes (a delivery may wait 30 seconds), so that no job runs twice
 * meanwhile.
 */
const LEASE_MS = 60_000;
/** Jobs of one claim, and work in hand at once; deliveries are bounded by their places. */
const CLAIMED_MAX = 64;
const WORK_MAX = 64;
/** A job that failed is tried again after a second, then twice as long each time up to this. */
const RETRY_MS_MIN = 1_000;
const RETRY_MS_MAX = LEASE_MS;
/** Expired objects are deleted this often, and so few at once that nobody waits for it. */
const SWEEP_MS = 60_000;
const SWEEP_PAUSE_MS = 50;
const SWEPT_MAX = 200;
/** A worker that has begun no round for so long hangs. */
const ALIVE_MS = 30_000;
/** A node looks for work of others this often, in milliseconds. */
const LOOK_MS = 1_000;
/** Whoever waits until it is idle looks this often. */
const IDLE_MS = 2;

export type JobHandler = (job: Job) => Promise<void>;

export interface WorkerOptions {
  readonly store: Store;
  readonly handlers: ReadonlyMap<string, JobHandler>;
  /** The deliveries that can begin now; all of them when left out. */
  readonly places?: Places;
  /** Called with every job that was done. */
  readonly done?: (job: Job) => void;
  readonly failed?: (job: Job, error: unknown) => void;
  /** Called when the store could not be asked for work. */
  readonly away?: (error: unknown) => void;
}

export interface IdleOptions {
  /** Only these jobs count. */
  readonly jobClass?: Lane | undefined;
  /** When it is given up, on the clock of the process. */
  readonly until?: number;
  /** Whether it is given up now. */
  readonly isGone?: () => boolean;
}

/** The worker of one node; `idle` resolves when nothing is due and nothing in hand. */
export class Worker {
  readonly #options: WorkerOptions;
  readonly #held = new Set<Promise<void>>();
  #working = 0;
  #running: Promise<void> | null = null;
  #stopped = false;
  #nextSweep = 0;
  #wake: () => void = () => {};
  #awake = false;
  /** When the last round began. */
  #beat = Number.NEGATIVE_INFINITY;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  start(): void {
    const stopListening = this.#options.store.onWork(() => this.#wakeUp());
    this.#running = this.#loop().finally(stopListening);
  }

  /** Whether it looks for work. */
  get isAlive(): boolean {
    return !this.#stopped && performance.now() - this.#beat < ALIVE_MS;
  }

  /** Stops claiming and waits for the jobs in hand. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wakeUp();
    await this.#running;
    await Promise.all(this.#held);
  }

  /**
   * Runs until nothing is due at the clocks' time and no node holds a job, of one class or at all.
   * Returns false when it was given up before.
   */
  async idle({ jobClass, until = Infinity, isGone }: IdleOptions = {}): Promise<boolean> {
    const { store } = this.#options;
    for (;;) {
      const { ready, held } = await store.pending(jobClass);
      const own = jobClass === 'work' ? this.#working : this.#held.size;
      if (!ready && held === 0 && own === 0) return true;
      if (isGone?.() === true || performance.now() >= until) return false;
      this.#wakeUp();
      // What goes outside may take long: it is not what is waited for, or not for so long.
      await (own > 0 && jobClass === undefined && until === Infinity
        ? Promise.race(this.#held)
        : pause(IDLE_MS));
    }
  }

  #wakeUp(): void {
    this.#awake = true;
    this.#wake();
  }

  /** One round after the other; a store that is away is asked again a moment later. */
  async #loop(): Promise<void> {
    while (!this.#stopped) {
      this.#awake = false;
      this.#beat = performance.now();
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
    const jobs = await this.#options.store.claim(CLAIMED_MAX, LEASE_MS, () => this.#place());
    for (const job of jobs) this.#take(job);
    if (jobs.length === 0) await this.#sleep();
  }

  /** Deletes what nobody finds any more; while much is left, again a moment later. */
  async #sweep(): Promise<void> {
    if (performance.now() < this.#nextSweep) return;
    const swept = await this.#options.store.sweep(SWEPT_MAX);
    const pause = swept < SWEPT_MAX ? SWEEP_MS : SWEEP_PAUSE_MS;
    this.#nextSweep = performance.now() + pause;
  }

  #place(): Place {
    const delivery = this.#options.places?.() ?? (() => true);
    let left = WORK_MAX - this.#working;
    return (queue) => {
      if (queue.lane === 'delivery') return delivery(queue);
      left -= 1;
      return left >= 0;
    };
  }

  #take(job: Job): void {
    const counts = Number(job.lane === 'work');
    this.#working += counts;
    const work = this.#run(job).finally(() => {
      this.#working -= counts;
      this.#held.delete(work);
      this.#wakeUp();
    });
    this.#held.add(work);
  }

  async #run(job: Job): Promise<void> {
    const { store, handlers, done, failed } = this.#options;
    try {
      const handler = handlers.get(job.topic);
      if (!handler) throw new Error(`No handler for jobs of topic ${job.topic}`);
      await handler(job);
      done?.(job);
    } catch (error) {
      if (error instanceof JobGone) return;
      failed?.(job, error);
      const wait = Math.min(RETRY_MS_MAX, RETRY_MS_MIN * 2 ** job.attempts);
      // A job that cannot be given back comes back by itself when its lease ends.
      await store.release(job, wait).catch(() => undefined);
    }
  }

  /** Waits for the next due time. What is due and has no place waits for one to be left. */
  async #sleep(): Promise<void> {
    const { store } = this.#options;
    const { test, live } = await store.pending();
    const now = store.now();
    const clock = await store.clock();
    const untilTest = test === null || clock.frozen !== null ? LOOK_MS : test - testNow(clock, now);
    const untilLive = live === null ? LOOK_MS : live - now;
    const untilSweep = this.#nextSweep - performance.now();
    await this.#pause(Math.max(0, Math.min(LOOK_MS, untilTest, untilLive, untilSweep)));
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
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
