// Declares jobs to be done later, the queues in which they wait, and their claims by workers.
import type { Partition } from './partition.ts';

/** `work` is done by the platform itself, `delivery` is sent to a receiver. */
export type JobClass = 'work' | 'delivery';

/** Jobs that are done one after the other when there are many; queues take turns. */
export interface Queue {
  readonly partition: Partition;
  readonly jobClass: JobClass;
  /** The topic of work, or the receiver of deliveries. */
  readonly queue: string;
}

export interface Job extends Queue {
  readonly id: string;
  readonly topic: string;
  /** Milliseconds on the partition's clock. */
  readonly due: number;
  readonly payload: unknown;
  /** Number of earlier claims. */
  readonly attempts: number;
}

/** Work as it is stored, without its claim by a worker. */
export interface StoredWork {
  readonly id: string;
  readonly topic: string;
  readonly lane: JobClass;
  readonly queue: string;
  readonly due: number;
  /** True when it was due in the decision that created it, whatever a clock shows later. */
  readonly ready: boolean;
  /** JSON text. */
  readonly payload: string;
}

/** A summary of the pending jobs. */
export interface Pending {
  /** True when unclaimed jobs are due. */
  readonly ready: boolean;
  /** The time at which the next job of each mode is due, or null. */
  readonly test: number | null;
  readonly live: number | null;
  /** Number of jobs claimed by workers. */
  readonly held: number;
}

/** Numbers of waiting jobs, each counted up to a bound, for monitoring. */
export interface Backlog {
  /** Due work that no worker has claimed. */
  readonly work: number;
  /** Due deliveries that no worker has claimed. */
  readonly deliveries: number;
  /** Not due yet. */
  readonly later: number;
  /** Claimed by workers. */
  readonly held: number;
}

/** The highest count of each number of a backlog. */
export const BACKLOG_MAX = 100_000;

/** Returns whether one more job of a queue can be done now; called before each claim of a job. */
export type HasCapacity = (queue: Queue) => boolean;

/** Returns the check of the capacity that is free now. */
export type CapacitySource = () => HasCapacity;

/** The job was finished, or claimed by another worker meanwhile. */
export class JobGone extends Error {
  constructor(id: string) {
    super(`Job ${id} is gone.`);
    this.name = 'JobGone';
  }
}
