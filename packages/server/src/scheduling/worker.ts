// Runs due jobs: claims them and passes each to the handler of its topic, many at a time.
import {
  JobGone,
  testNow,
  type Job,
  type JobClass,
  type HasCapacity,
  type CapacitySource,
  type Store,
} from '@kasir/core/store';

/**
 * Lease of a claimed job, in milliseconds: longer than any handler takes (a delivery may wait 30
 * seconds), so that no job runs twice meanwhile.
 */
const LEASE_MS = 60_000;
/** Jobs of one claim, and running work; deliveries are bounded by their capacity. */
const CLAIMED_MAX = 64;
const WORK_MAX = 64;
/** Milliseconds until the first retry of a failed job, and the limit to which the pause doubles. */
const RETRY_MS_MIN = 1_000;
const RETRY_MS_MAX = LEASE_MS;
/** Expired objects are deleted this often, in small batches so that nobody waits for them. */
const SWEEP_MS = 60_000;
const SWEEP_PAUSE_MS = 50;
const SWEPT_MAX = 200;
/** Milliseconds without a new round after which a worker counts as hung. */
const ALIVE_MS = 30_000;
/** Milliseconds between checks for work that other nodes have created. */
const LOOK_MS = 1_000;
/** Milliseconds between checks of a caller that waits until the worker is idle. */
const IDLE_MS = 2;

export type JobHandler = (job: Job) => Promise<void>;

export interface WorkerOptions {
  readonly store: Store;
  readonly handlers: ReadonlyMap<string, JobHandler>;
  /** Returns the deliveries that can start now; all when omitted. */
  readonly capacity?: CapacitySource;
  /** Called with every completed job. */
  readonly done?: (job: Job) => void;
  readonly failed?: (job: Job, error: unknown) => void;
  /** Called when due jobs could not be read from the store. */
  readonly away?: (error: unknown) => void;
}

export interface IdleOptions {
  /** Waits only for jobs of this class. */
  readonly jobClass?: JobClass | undefined;
  /** The time at which to give up, on the clock of the process. */
  readonly until?: number;
  /** Returns true to give up now. */
  readonly isGone?: () => boolean;
}

/** The worker of one node; `idle` resolves when nothing is due and nothing is running. */
export class Worker {
  readonly #options: WorkerOptions;
  readonly #held = new Set<Promise<void>>();
  #working = 0;
  #running: Promise<void> | null = null;
  #stopped = false;
  #nextSweep = 0;
  #wake: () => void = () => {};
  #awake = false;
  /** The start of the last round. */
  #beat = Number.NEGATIVE_INFINITY;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  start(): void {
    const stopListening = this.#options.store.onWork(() => this.#wakeUp());
    this.#running = this.#loop().finally(stopListening);
  }

  /** True while it looks for work. */
  get isAlive(): boolean {
    return !this.#stopped && performance.now() - this.#beat < ALIVE_MS;
  }

  /** Stops claiming and waits for the running jobs. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wakeUp();
    await this.#running;
    await Promise.all(this.#held);
  }

  /**
   * Waits until nothing is due at the clocks' time and no node holds a job, of one class or of any.
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
      // A delivery may take long: a wait for one class, or with a limit, does not wait for its end.
      await (own > 0 && jobClass === undefined && until === Infinity
        ? Promise.race(this.#held)
        : pause(IDLE_MS));
    }
  }

  #wakeUp(): void {
    this.#awake = true;
    this.#wake();
  }

  /** Runs one round after another; a failed round is tried again a moment later. */
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
    const jobs = await this.#options.store.claim(CLAIMED_MAX, LEASE_MS, () =>
      this.#reserveCapacity(),
    );
    for (const job of jobs) this.#take(job);
    if (jobs.length === 0) await this.#sleep();
  }

  /** Deletes expired objects; continues soon while many are left. */
  async #sweep(): Promise<void> {
    if (performance.now() < this.#nextSweep) return;
    const swept = await this.#options.store.sweep(SWEPT_MAX);
    const pause = swept < SWEPT_MAX ? SWEEP_MS : SWEEP_PAUSE_MS;
    this.#nextSweep = performance.now() + pause;
  }

  #reserveCapacity(): HasCapacity {
    const delivery = this.#options.capacity?.() ?? (() => true);
    let left = WORK_MAX - this.#working;
    return (queue) => {
      if (queue.jobClass === 'delivery') return delivery(queue);
      left -= 1;
      return left >= 0;
    };
  }

  #take(job: Job): void {
    const counts = Number(job.jobClass === 'work');
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
      // A job that cannot be released is claimed again when its lease ends.
      await store.release(job, wait).catch(() => undefined);
    }
  }

  /** Waits for the next due time. Due jobs without capacity wait until some is free. */
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

  /** Waits for a time, or until there may be work; not at all if there may be some already. */
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
