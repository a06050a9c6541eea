// Delivers events: resolves where an event goes, sends it, and commits the outcome with the job.
import { limits } from '@kasir/core';
import {
  decideQuietly,
  deliveryJob,
  JobGone,
  outgoing,
  payloadOf,
  partitionKey,
  type Decision,
  type DeliveryWork,
  type Job,
  type Mode,
  type Outgoing,
  type Place,
  type Queue,
  type Partition,
  type Store,
} from '@kasir/core/server';
import { type DeliveryReport } from '@kasir/models';
import {
  closeReport,
  deliveryHeaders,
  deliveryReports,
  healthJob,
  isWanted,
  recordAttempt,
  reportIdAt,
  routeOf,
  signingSecret,
  type AttemptOutcome,
  type Fallback,
  type Recipient,
} from '@kasir/webhooks/server';
import type { Agent } from 'undici';
import type { PrivateCallbacks } from '../callback-guard.ts';
import { deliveryAgent, post, type PostResult } from './post.ts';
import { DeliverySlots, type Slot } from './slots.ts';

export interface DeliveriesOptions {
  readonly store: Store;
  readonly account: (id: string) => Recipient | undefined | Promise<Recipient | undefined>;
  readonly fallback?: Fallback;
  /** Secret of the installation, from which the signing secrets are derived. */
  readonly secret: string;
  /** Real time, milliseconds since 1970: receivers compare it with their own. */
  readonly now: () => number;
  /** Whose receivers may have private, loopback and link-local addresses. */
  readonly privateCallbacks: PrivateCallbacks;
  /** Called with every closed health report. */
  readonly report?: (partition: Partition, report: DeliveryReport) => void;
  /** Deliveries at once on this node: to all hosts, and to one. */
  readonly concurrency?: { readonly total: number; readonly perHost: number };
}

export interface Deliveries {
  /**
   * Handlers of its jobs by topic. One whose receiver is busy gives its job back and rejects with
   * `JobGone`.
   */
  readonly handlers: ReadonlyMap<string, (job: Job) => Promise<void>>;
  /** For a claim: the deliveries that have a slot now, so that none is claimed and waits. */
  places(): Place;
  /**
   * Takes nothing new, gives running deliveries a few seconds to end and aborts the rest, whose
   * jobs are requeued. Call it together with the worker's stop.
   */
  close(): Promise<void>;
}

/** How long a receiver may take (LIMIT-16). */
const TIMEOUT_MS = limits.webhook_response_seconds * 1000;

/** A receiver that takes longer is slow: it is kept from taking the slots of others. */
const PROMPT_MS = 5_000;

/** When a delivery that found no slot is due again. */
const REQUEUE_MS = 1_000;

/** Queues whose host is remembered. */
const HOSTS_MAX = 10_000;

/** How long a running delivery may still take when the node stops. */
const GRACE_MS = 5_000;

interface DueEvent {
  readonly event: Outgoing;
  /** When the attempt begins, on the partition's clock. */
  readonly at: number;
}

/** URLs of one origin share their slots; what is not a URL has slots of its own. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

const queueName = ({ partition, queue }: Queue): string => `${partitionKey(partition)} ${queue}`;

class WebhookSender implements Deliveries {
  readonly handlers: Deliveries['handlers'];
  readonly #options: DeliveriesOptions;
  readonly #agents: Readonly<Record<Mode, Agent>>;
  readonly #slots: DeliverySlots;
  /** The host of the last delivery of a queue; an unknown queue counts as a host of its own. */
  readonly #hosts = new Map<string, string>();
  readonly #sending = new Set<Promise<unknown>>();
  #closing = false;
  /** Whether running deliveries were aborted: their failures say nothing about the receiver. */
  #aborted = false;

  constructor(options: DeliveriesOptions) {
    const { privateCallbacks, concurrency = { total: 768, perHost: 16 } } = options;
    this.#options = options;
    this.#agents = {
      test: deliveryAgent(privateCallbacks !== 'none', TIMEOUT_MS),
      live: deliveryAgent(privateCallbacks === 'all', TIMEOUT_MS),
    };
    this.#slots = new DeliverySlots(concurrency);
    this.handlers = new Map([
      [deliveryJob.name, (job: Job) => this.#deliver(job)],
      [healthJob.name, (job: Job) => this.#closeReport(job)],
    ]);
  }

  places(): Place {
    const reserve = this.#slots.reserveFree();
    return (queue) => !this.#closing && reserve(this.#lastHostOf(queue), queue.partition.account);
  }

  async close(): Promise<void> {
    this.#closing = true;
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, GRACE_MS);
    await Promise.race([over, Promise.all(this.#sending)]);
    clearTimeout(timer);
    this.#aborted = true;
    await Promise.all(Object.values(this.#agents).map((agent) => agent.destroy()));
    await Promise.all(this.#sending);
  }

  /** The slot is taken before anything else is waited for: the next claim counts it. */
  async #deliver(job: Job): Promise<void> {
    const slot = this.#slots.acquire(this.#lastHostOf(job), job.partition.account);
    if (!slot) return this.#requeue(job);
    try {
      await this.#attempt(job, slot);
    } finally {
      slot.release('unused');
    }
  }

  async #attempt(job: Job, slot: Slot): Promise<void> {
    const { store, account, fallback } = this.#options;
    const work = payloadOf(deliveryJob, job);
    const due = await this.#findDueEvent(job, work);
    if (!due) return store.exec(job.partition, () => {}, { job: job.id });
    const { event, at } = due;
    const owner = await account(job.partition.account);
    const route = routeOf(event, owner, job.partition.mode, fallback);
    if (route.url === null) {
      // Nothing is waited for: a queue without a URL may be as fast as the best host.
      slot.release('prompt');
      return this.#commit(job, work, { at, status: null, error: route.reason, routed: false });
    }
    const host = hostOf(route.url);
    this.#rememberHost(job, host);
    if (this.#closing || !slot.moveTo(host)) return this.#requeue(job);
    const started = performance.now();
    const { status, error, timedOut } = await this.#send(job.partition, work, route, event);
    if (error !== null && this.#aborted) return this.#requeue(job);
    const prompt = performance.now() - started <= PROMPT_MS;
    slot.release(timedOut ? 'silent' : prompt ? 'prompt' : 'slow');
    return this.#commit(job, work, { at, status, error, routed: true });
  }

  #lastHostOf(queue: Queue): string {
    const name = queueName(queue);
    return this.#hosts.get(name) ?? name;
  }

  #rememberHost(queue: Queue, host: string): void {
    const name = queueName(queue);
    const [oldest = ''] = this.#hosts.keys();
    if (this.#hosts.size >= HOSTS_MAX && !this.#hosts.has(name)) this.#hosts.delete(oldest);
    this.#hosts.set(name, host);
  }

  /**
   * The event of a job and the time on the partition's clock; null when there is nothing to send.
   */
  async #findDueEvent({ partition, due }: Job, work: DeliveryWork): Promise<DueEvent | null> {
    return this.#options.store.view(partition, (view) => {
      const event = view.get(outgoing, work.event)?.state;
      return event && isWanted(event, work) ? { event, at: Math.max(view.now, due) } : null;
    });
  }

  /** The bytes are the same on every attempt; the signature covers the time and is made anew. */
  #send(
    partition: Partition,
    { event: id }: DeliveryWork,
    { url, token }: { readonly url: string; readonly token: string },
    { body }: Outgoing,
  ): Promise<PostResult> {
    const { secret, now } = this.#options;
    const signed = { id, body, token, secret: signingSecret(secret, partition), now: now() };
    const sent = post({
      dispatcher: this.#agents[partition.mode],
      url,
      headers: { ...deliveryHeaders(signed), 'user-agent': 'Kasir-Webhooks' },
      body,
      timeoutMs: TIMEOUT_MS,
    });
    this.#sending.add(sent);
    return sent.finally(() => this.#sending.delete(sent));
  }

  async #commit(
    { id, partition }: Job,
    work: DeliveryWork,
    outcome: AttemptOutcome,
  ): Promise<void> {
    const record = (d: Decision) => recordAttempt(d, work, outcome);
    await this.#options.store.exec(partition, (at, tx) => decideQuietly(at, tx, record), {
      needs: [
        { kind: outgoing, id: work.event },
        { kind: deliveryReports, id: reportIdAt(outcome.at) },
      ],
      job: id,
    });
  }

  async #closeReport(job: Job): Promise<void> {
    const { store, report } = this.#options;
    const { id, partition } = job;
    const { report: named } = payloadOf(healthJob, job);
    const close = (d: Decision) => closeReport(d, named);
    const closed = await store.exec(partition, (at, tx) => decideQuietly(at, tx, close), {
      job: id,
    });
    if (closed) report?.(partition, closed);
  }

  /** Gives a job back; whoever claims it next takes it. */
  async #requeue(job: Job): Promise<never> {
    await this.#release(job);
    throw new JobGone(job.id);
  }

  /**
   * A job that cannot be given back is claimed again when its lease ends. Nodes of the first
   * release write deliveries as work, which waits for no slot: it must not be due at once.
   */
  async #release(job: Job): Promise<void> {
    const wait = job.lane === 'delivery' ? 0 : REQUEUE_MS;
    await this.#options.store.release(job, wait).catch(() => {});
  }
}

/** Delivers the events of a store; give its handlers to the worker. */
export const createDeliveries = (options: DeliveriesOptions): Deliveries =>
  new WebhookSender(options);
