// Keeps the totals of all accounts current: counts soon after a change, without delaying requests,
// and counts everything of an account that was never counted.
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { partitionKey, type Change, type Partition, type Store } from '@kasir/core/store';
import { payments, refunds } from '@kasir/payments/state';
import { openObjects, rollUpStep, type Touched } from './roll-up.ts';

/** Milliseconds between a change and its counting, so that one transaction counts many. */
const PAUSE_MS = 1_000;
/** Milliseconds after a start before accounts without a change since then are counted. */
const START_MS = 5_000;
/** Milliseconds of rest per millisecond of counting, when no caller waits for it. */
const REST_PER_WORK = 10;
/** Milliseconds before the next try after a failure. */
const FAILED_MS = 10_000;
/** The most changed objects of an account that are remembered; more are found again by a search. */
const TOUCHED_MAX = 10_000;
/** The most changed objects that a step counts. */
const STEP = 100;
/** Milliseconds between searches for counted objects that another server may have changed. */
const SEARCH_MS = 60_000;

const sourceOf = ({ kind }: Change): Touched['source'] | null => {
  if (kind.name === payments.name) return 'payment';
  return kind.name === refunds.name ? 'refund' : null;
};

/** An account with something to count. */
class Account {
  readonly partition: Partition;
  /** Objects that were changed, by source and id. */
  touched = new Map<string, Touched>();
  /** True when there may be something to count. */
  isDirty = true;
  /** The time of the last search for objects that are not final, in `performance.now()`. */
  searched = -Infinity;
  /** The running step, or null. */
  counting: Promise<void> | null = null;

  constructor(partition: Partition) {
    this.partition = partition;
  }

  touch(source: Touched['source'], object: string): void {
    if (this.touched.size >= TOUCHED_MAX) this.searched = -Infinity;
    else this.remember({ source, object });
  }

  remember(touched: Touched): void {
    this.touched.set(`${touched.source} ${touched.object}`, touched);
  }

  /** Takes the objects of the next step. */
  take(): readonly Touched[] {
    const taken = [...this.touched].slice(0, STEP);
    for (const [key] of taken) this.touched.delete(key);
    return taken.map(([, touched]) => touched);
  }
}

export interface TotalsOptions {
  readonly store: Pick<Store, 'view' | 'exec' | 'partitions'>;
  /** Called when the accounts could not be counted. */
  readonly failed?: (error: unknown) => void;
}

export class Totals {
  readonly #options: TotalsOptions;
  readonly #accounts = new Map<string, Account>();
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | null = null;
  /** The last count of all accounts, which may still be running. */
  #round: Promise<void> | null = null;

  constructor(options: TotalsOptions) {
    this.#options = options;
  }

  /** Counts accounts that were not counted completely when the last server stopped. */
  start(): void {
    this.#schedule(START_MS, async () => {
      for (const partition of await this.#options.store.partitions())
        if (!partition.account.startsWith('$')) this.#accountOf(partition);
    });
  }

  /** Notes the changes of a stored decision, at almost no cost. */
  readonly note = (partition: Partition, changes: readonly Change[]): void => {
    let account: Account | null = null;
    for (const change of changes) {
      const source = sourceOf(change);
      if (source === null) continue;
      account ??= this.#accountOf(partition);
      account.isDirty = true;
      if (change.before !== null) account.touch(source, change.row.id);
    }
    if (account) this.#schedule(PAUSE_MS);
  };

  /**
   * Counts the objects of an account for at most `ms` milliseconds; returns whether all of them are
   * counted.
   */
  async catchUp(partition: Partition, ms: number): Promise<boolean> {
    const account = this.#accountOf(partition);
    account.isDirty = true;
    const until = performance.now() + ms;
    while (account.isDirty && performance.now() < until && !this.#stop.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- each step continues from the previous one
      await this.#step(account);
    }
    if (account.isDirty) this.#schedule(0);
    return !account.isDirty;
  }

  /** Ends the counting, and waits for the running step. */
  async close(): Promise<void> {
    this.#stop.abort();
    if (this.#timer) clearTimeout(this.#timer);
    await this.#round;
    await Promise.allSettled(
      [...this.#accounts.values()].flatMap(({ counting }) => counting ?? []),
    );
  }

  #accountOf(partition: Partition): Account {
    const key = partitionKey(partition);
    const known = this.#accounts.get(key);
    if (known) return known;
    const account = new Account(partition);
    this.#accounts.set(key, account);
    return account;
  }

  /** Counts all accounts after a time, unless that is planned already. */
  #schedule(ms: number, before?: () => Promise<void>): void {
    if (this.#timer || this.#stop.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#round = this.#runRound(before);
    }, ms).unref();
  }

  async #runRound(before?: () => Promise<void>): Promise<void> {
    const pause = await this.#countAll(before);
    this.#timer = null;
    if (pause !== null) this.#schedule(pause);
  }

  /**
   * Counts all accounts with something to count, with rests between the steps; returns the time
   * before the next round, or null when there is nothing left.
   */
  async #countAll(before?: () => Promise<void>): Promise<number | null> {
    let failed = false;
    const attempt = async (work: () => Promise<void>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        if (this.#stop.signal.aborted) return;
        failed = true;
        this.#options.failed?.(error);
      }
    };
    if (before) await attempt(before);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, with rests
    for (const account of this.#accounts.values()) await attempt(() => this.#countToEnd(account));
    const isLeft = [...this.#accounts.values()].some(({ isDirty }) => isDirty);
    if (failed) return FAILED_MS;
    return isLeft ? PAUSE_MS : null;
  }

  async #countToEnd(account: Account): Promise<void> {
    const { signal } = this.#stop;
    while (account.isDirty && !signal.aborted) {
      const start = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- each step continues from the previous one
      await this.#step(account);
      const rest = (performance.now() - start) * REST_PER_WORK;
      // oxlint-disable-next-line no-await-in-loop -- requests go first
      await sleep(rest, undefined, { ref: false, signal });
    }
  }

  /** Runs one step of an account, after the steps that other callers have begun. */
  async #step(account: Account): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- another caller may begin a step meanwhile
    while (account.counting) await account.counting.catch(() => undefined);
    const counting = this.#countStep(account);
    account.counting = counting;
    try {
      await counting;
    } finally {
      account.counting = null;
    }
    await setImmediate();
  }

  async #countStep(account: Account): Promise<void> {
    const { store } = this.#options;
    const { partition } = account;
    const now = performance.now();
    account.isDirty = false;
    try {
      if (now - account.searched > SEARCH_MS) {
        account.searched = now;
        for (const one of await openObjects(store, partition)) account.remember(one);
      }
      const touched = account.take();
      const result = await rollUpStep(store, partition, touched);
      if (result === 'again') for (const one of touched) account.remember(one);
      account.isDirty ||= result !== 'done' || account.touched.size > 0;
    } catch (error) {
      account.isDirty = true;
      account.searched = -Infinity;
      throw error;
    }
  }
}
