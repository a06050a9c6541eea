// Slots of the jobs that call connectors: a connector that does not respond delays neither other
// connectors nor the jobs of the platform.
import {
  JobGone,
  type HasCapacity,
  type Job,
  type Partition,
  type Queue,
  type Store,
} from '@kasir/core/store';
import { isConnectorQueue } from '@kasir/payments/reconciliation';
import { HostSlots } from '../scheduling/slots.ts';

/** Concurrent jobs on this node: of all connectors, and of one. */
const TOTAL = 96;
const PER_CONNECTOR = 16;

/** The milliseconds after which a job is slow: its connector then gets no slots of others. */
const PROMPT_MS = 5_000;

/** Milliseconds until a job of an earlier release, which waits as work, is due again. */
const REQUEUE_MS = 1_000;

/** The node stops: another node finishes the rest, or this one after its next start. */
export class Stopped extends Error {}

const hostOf = ({ account }: Partition, queue: string): string => `${account} ${queue}`;

export class ConnectorSlots {
  readonly #store: Pick<Store, 'release'>;
  readonly #stopping: AbortSignal;
  readonly #slots = new HostSlots({ total: TOTAL, perHost: PER_CONNECTOR });

  /** `stopping` is aborted, with `Stopped`, when the node stops. */
  constructor(store: Pick<Store, 'release'>, stopping: AbortSignal) {
    this.#store = store;
    this.#stopping = stopping;
  }

  /** Returns whether a queue holds jobs that call a connector. */
  isMine({ queue }: Queue): boolean {
    return isConnectorQueue(queue);
  }

  /** Returns a function for a claim: for each job in turn it returns whether there is a slot. */
  reserveFree(): HasCapacity {
    const reserve = this.#slots.reserveFree();
    return ({ partition, queue }) =>
      !this.#stopping.aborted && reserve(hostOf(partition, queue), partition.account);
  }

  /**
   * Runs a job in a slot of its connector. Without one, or when the work ends with `Stopped`, the
   * job is released, and the promise rejects with `JobGone`.
   */
  async run(job: Job, work: () => Promise<void>): Promise<void> {
    const { partition, queue } = job;
    // Before the first await, so that the next claim counts it.
    const slot = this.#stopping.aborted
      ? null
      : this.#slots.acquire(hostOf(partition, queue), partition.account);
    if (!slot) return this.#requeue(job);
    const started = performance.now();
    try {
      await work();
    } catch (error) {
      if (error instanceof Stopped) return await this.#requeue(job);
      throw error;
    } finally {
      slot.release(performance.now() - started <= PROMPT_MS ? 'prompt' : 'silent');
    }
  }

  /** Releases a job; if that fails, it is claimed again when its lease ends. */
  async #requeue(job: Job): Promise<never> {
    const wait = job.jobClass === 'delivery' ? 0 : REQUEUE_MS;
    await this.#store.release(job, wait).catch(() => undefined);
    throw new JobGone(job.id);
  }
}
