// Work to be done later: what a job is, what it waits in, and who holds it.
import type { Partition } from './partition.ts';

/** `work` is what the platform does itself, `delivery` is what goes to a receiver. */
export type Lane = 'work' | 'delivery';

/** Jobs that are done one behind the other when there are many; queues take turns. */
export interface Queue {
  readonly partition: Partition;
  readonly lane: Lane;
  /** The topic of work, the receiver of deliveries. */
  readonly queue: string;
}

export interface Job extends Queue {
  readonly id: string;
  readonly topic: string;
  /** Milliseconds on the partition's clock. */
  readonly due: number;
  readonly payload: unknown;
  /** How often it was claimed before. */
  readonly attempts: number;
}

/** Work as it is stored; who holds it is no part of it. */
export interface StoredWork {
  readonly id: string;
  readonly topic: string;
  readonly lane: Lane;
  readonly queue: string;
  readonly due: number;
  /** Whether it was due in the decision that made it, whatever a clock says later. */
  readonly ready: boolean;
  /** JSON text. */
  readonly payload: string;
}

/** What is left to do. */
export interface Pending {
  /** Whether jobs are due that no worker holds. */
  readonly ready: boolean;
  /** When the next job of each mode falls due, or null. */
  readonly test: number | null;
  readonly live: number | null;
  /** Jobs that workers hold. */
  readonly held: number;
}

/** Jobs by where they wait, each counted up to a bound; for whoever watches. */
export interface Backlog {
  /** Due work that no worker holds. */
  readonly work: number;
  /** Due deliveries that no worker holds. */
  readonly deliveries: number;
  /** Not due yet. */
  readonly later: number;
  /** Held by workers. */
  readonly held: number;
}

/** How far each number of a backlog is counted. */
export const BACKLOG_MAX = 100_000;

/** Asked for one job after the other before it is taken: whether there is a place for it. */
export type Place = (queue: Queue) => boolean;

/** The places there are at this moment. */
export type Places = () => Place;

/** The job was finished or taken over by another worker meanwhile. */
export class JobGone extends Error {
  constructor(id: string) {
    super(`Job ${id} is gone.`);
    this.name = 'JobGone';
  }
}
