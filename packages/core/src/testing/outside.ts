// Lets a run of tests connect its platforms to connectors outside, so that channels decide over
// the network and not within the decision.
import type { Job } from '../server/queue.ts';
import type { CarriedData, Context } from '../server/scope.ts';
import type { Partition } from '../server/store.ts';
import type { ReadableStore } from './memory-store.ts';

/** The parts of a test platform that a connection needs. */
export interface ConnectablePlatform {
  readonly store: ReadableStore;
  /** Returns the manual time of the platform, in milliseconds. */
  readonly now: () => number;
  /** Returns the context of a partition, as the connection has changed it. */
  readonly context: (partition: Partition) => Context;
}

/** A connection of one test platform to connectors. */
export interface Outside {
  /** The store of the platform; operations stored in it are sent to the connectors. */
  readonly store: ReadableStore;
  readonly carried: CarriedData;
  /** Returns the context for the next decision of the platform. */
  readonly changeContext: (context: Context) => Context;
  /** Handlers of further jobs, by their stored names. */
  readonly handlers: ReadonlyMap<string, (job: Job) => Promise<void>>;
  /** Waits for the outcome of work that a request has begun. */
  readonly wait: (partition: Partition, work: readonly string[]) => Promise<void>;
  /** Resolves once nothing is on its way between platform and connectors. */
  readonly settle: () => Promise<void>;
  /** Returns the time of the next timer of a connector, or null. */
  readonly nextTimer: () => number | null;
  /** Runs the timers of connectors that are due. */
  readonly runTimers: () => Promise<void>;
  /** Returns whether decisions are only rehearsed, without storing their writes. */
  readonly isRehearsing: () => boolean;
  /**
   * Runs an action of a payer: it is rehearsed with the simulator, and the same action is done at
   * the connector. Returns the result of the rehearsal, or of `run` itself when there is no action.
   */
  readonly act: <R>(run: () => Promise<R>) => Promise<R>;
}

type Connect = (platform: ConnectablePlatform) => Outside;

let connect: Connect | null = null;

/** Connects all test platforms that are created from now on; null ends it. */
export const connectPlatforms = (next: Connect | null): void => {
  connect = next;
};

/** Returns the connection of a new platform; null in runs where the simulator decides. */
export const connectPlatform: (platform: ConnectablePlatform) => Outside | null = (platform) =>
  connect?.(platform) ?? null;
