// Selects the queues to serve next: the same rounds for every store, kept in memory and rebuilt
// from it.
import type { Job, JobClass, HasCapacity, CapacitySource, Queue } from './queue.ts';
import { partitionKey, type Mode } from './partition.ts';

/** A number of jobs to take from a queue. */
export interface Share extends Queue {
  readonly n: number;
}

/** The operations of a store for a claim. */
export interface Source {
  /** Returns all queues with available jobs; called when this node may not know some. */
  readonly look: () => Promise<readonly Queue[]>;
  /** Makes jobs available that have become due or whose claim has expired; returns their queues. */
  readonly ripen: () => Promise<readonly Queue[]>;
  /** Takes the first jobs of queues, or fewer when there are not enough. */
  readonly take: (shares: readonly Share[]) => Promise<readonly Job[]>;
}

/** The most queues of one account in memory, in case each of its events has its own receiver. */
const QUEUES_MAX = 1_000;

const jobClasses: readonly JobClass[] = ['work', 'delivery'];

/**
 * The queues of one job class: accounts take turns, live ones first, and so do the queues of each.
 */
class Ring {
  readonly #accounts = new Map<string, Map<string, Queue>>();
  /** Accounts with more queues than are kept in memory. */
  readonly #spilled = new Set<string>();
  readonly #drained: () => void;

  /** `drained` is called when there is room again for queues that were dropped. */
  constructor(drained: () => void) {
    this.#drained = drained;
  }

  /** Adds a queue after the others of its account. */
  add(queue: Queue): void {
    const account = partitionKey(queue.partition);
    const queues = this.#accounts.get(account) ?? new Map<string, Queue>();
    if (queues.has(queue.queue)) return;
    if (queues.size >= QUEUES_MAX) this.#spilled.add(account);
    else this.#accounts.set(account, queues.set(queue.queue, queue));
  }

  /** Assigns up to `n` jobs, one per account in turn; an account that got one moves to the end. */
  deal(n: number, hasCapacity: HasCapacity): Share[] {
    const dealt = new Map<Queue, number>();
    let left = n;
    const next = (queues: Queue[]): boolean => {
      for (let queue = queues.shift(); queue && left > 0; queue = queues.shift()) {
        if (!hasCapacity(queue)) continue;
        dealt.set(queue, (dealt.get(queue) ?? 0) + 1);
        left -= 1;
        queues.push(queue);
        return true;
      }
      return false;
    };
    // An account drops out when none of its queues gets a job, so the loop ends without capacity.
    let waiting = [...this.#queuesOf('live'), ...this.#queuesOf('test')];
    while (waiting.length > 0) waiting = waiting.filter(next);
    return Array.from(dealt, ([queue, share]) => this.#serve(queue, share));
  }

  #queuesOf(mode: Mode): Queue[][] {
    const all = Array.from(this.#accounts.values(), (queues) => [...queues.values()]);
    return all.filter(([queue]) => queue?.partition.mode === mode);
  }

  #serve({ partition, jobClass, queue }: Queue, n: number): Share {
    const account = partitionKey(partition);
    const queues = this.#accounts.get(account);
    queues?.delete(queue);
    this.#accounts.delete(account);
    if (queues && queues.size > 0) this.#accounts.set(account, queues);
    const isLow = (queues?.size ?? 0) < QUEUES_MAX / 2;
    if (isLow && this.#spilled.delete(account)) this.#drained();
    return { partition, jobClass, queue, n };
  }
}

const unlimited: CapacitySource = () => () => true;

const nameOf = ({ partition, jobClass, queue }: Queue): string =>
  `${jobClass} ${partitionKey(partition)} ${queue}`;

/** Orders jobs: work first, live first, then by due time. */
const inTurn = (a: Job, b: Job): number =>
  Number(b.jobClass === 'work') - Number(a.jobClass === 'work') ||
  Number(b.partition.mode === 'live') - Number(a.partition.mode === 'live') ||
  a.due - b.due ||
  (a.id < b.id ? -1 : 1);

/**
 * The queues of a store with available jobs. A claim only reads those, so that its cost does not
 * grow with a backlog or with queues without capacity.
 */
export class Rounds {
  readonly #rings: Readonly<Record<JobClass, Ring>> = {
    work: new Ring(() => this.look()),
    delivery: new Ring(() => this.look()),
  };
  #complete = false;
  #last: Promise<unknown> = Promise.resolve();

  /** Adds a queue that has an available job. */
  add({ partition, jobClass, queue }: Queue): void {
    this.#rings[jobClass].add({ partition, jobClass, queue });
  }

  /** Makes the next claim look for queues, because other nodes may have added jobs. */
  look(): void {
    this.#complete = false;
  }

  /** Claims jobs, see `Store.claim`; one at a time, so that each knows the remaining jobs. */
  claim(n: number, capacity: CapacitySource | undefined, source: Source): Promise<Job[]> {
    const claimed = this.#last.then(() => this.#claim(n, capacity ?? unlimited, source));
    this.#last = claimed.catch(() => undefined);
    return claimed;
  }

  async #claim(n: number, capacity: CapacitySource, { look, ripen, take }: Source): Promise<Job[]> {
    if (!this.#complete) await this.#find(look);
    for (const queue of await ripen()) this.add(queue);
    for (;;) {
      const hasCapacity = capacity();
      const shares = jobClasses.flatMap((jobClass) => this.#rings[jobClass].deal(n, hasCapacity));
      if (shares.length === 0) return [];
      const jobs = await this.#take(shares, take);
      // An empty queue is dropped, and leaves its capacity to others.
      if (jobs.length > 0) return jobs.toSorted(inTurn);
    }
  }

  async #take(shares: readonly Share[], take: Source['take']): Promise<readonly Job[]> {
    const taken = new Map<string, number>();
    try {
      const jobs = await take(shares);
      for (const job of jobs) taken.set(nameOf(job), (taken.get(nameOf(job)) ?? 0) + 1);
      // A queue that filled its share may have more jobs.
      for (const share of shares) if (taken.get(nameOf(share)) === share.n) this.add(share);
      return jobs;
    } catch (error) {
      for (const share of shares) this.add(share);
      throw error;
    }
  }

  async #find(look: Source['look']): Promise<void> {
    this.#complete = true;
    try {
      for (const queue of await look()) this.add(queue);
    } catch (error) {
      this.#complete = false;
      throw error;
    }
  }
}
