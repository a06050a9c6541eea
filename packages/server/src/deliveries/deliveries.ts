// Delivers events: resolves the target of an event, sends it, and commits the outcome with the job.
import { limits } from '@kasir/core';
import {
  decideQuietly,
  deliveryJob,
  outgoing,
  payloadOf,
  type Decision,
  type DeliveryWork,
  type Outgoing,
} from '@kasir/core/server';
import {
  JobGone,
  partitionKey,
  type Job,
  type HasCapacity,
  type Mode,
  type Queue,
  type Partition,
  type Store,
} from '@kasir/core/store';
import { type DeliveryReport } from '@kasir/models';
import {
  closeReport,
  deliveryReports,
  healthJob,
  healthMail,
  isWanted,
  maskHeaders,
  maskResponse,
  recordAttempt,
  reportIdAt,
  routeOf,
  signingSecret,
  type AttemptOutcome,
  type Fallback,
  type MailText,
  type Recipient,
  type Route,
} from '@kasir/deliveries';
import { deliveryHeaders } from '@kasir/webhooks/sending';
import type { AccountChaos } from '@kasir/models';
import type { PrivateCallbacks } from './callback-guard.ts';
import type { DeliveryAttempt } from '../observation/notes.ts';
import {
  outcomeOf,
  type AttemptBegin,
  type AttemptEnd,
  type WatchAttempts,
} from '../watching/attempts.ts';
import { noteChaos, type ChaosDone } from './chaos-done.ts';
import type { DeliveryChaos, Disturbed, DueDelivery } from './webhook-chaos.ts';
import type { Poster, PostResult } from './post.ts';
import { HostSlots, type Slot } from '../scheduling/slots.ts';

/** The owner of the delivered events. */
type Owner = Recipient & {
  readonly chaos?: AccountChaos | undefined;
  readonly private_callbacks?: Partial<Record<Mode, boolean>> | undefined;
};

export interface DeliveriesOptions {
  readonly store: Store;
  readonly account: (id: string) => Owner | undefined | Promise<Owner | undefined>;
  readonly fallback?: Fallback;
  /** Secret of the installation, from which the signing secrets are derived. */
  readonly secret: string;
  /** Real time, in milliseconds since 1970: receivers compare it with their own. */
  readonly now: () => number;
  /**
   * The deliveries that may go to private, loopback and link-local addresses; an account can be
   * allowed more.
   */
  readonly privateCallbacks: PrivateCallbacks;
  /** Called with every closed health report. */
  readonly report?: (partition: Partition, report: DeliveryReport) => void;
  /** Called with every recorded attempt. */
  readonly attempted?: (delivery: DeliveryAttempt) => void;
  /** Notified of every attempt. */
  readonly watch?: WatchAttempts;
  /** Writes the mail about a report in the decision that closes it; omitted for no mail. */
  readonly mail?: (d: Decision, owner: Recipient, mail: MailText) => void;
  /** Disturbs deliveries of accounts with webhook chaos. */
  readonly chaos?: DeliveryChaos;
  /** Concurrent deliveries on this node: to all hosts, and to one. */
  readonly concurrency?: { readonly total: number; readonly perHost: number };
  /** The timeout of a receiver in milliseconds (LIMIT-16); defaults to 30 seconds. */
  readonly timeoutMs?: number;
}

export interface Deliveries {
  /**
   * Job handlers by topic. If the receiver is busy, a handler rejects with `JobGone` after
   * releasing its job.
   */
  readonly handlers: ReadonlyMap<string, (job: Job) => Promise<void>>;
  /**
   * Returns a function for a claim: for each delivery in turn it returns whether there is a slot.
   */
  reserveCapacity(): HasCapacity;
  /**
   * Begins no new delivery, gives running ones a few seconds to end and aborts the rest, whose jobs
   * are requeued. Call it together with the stop of the worker.
   */
  close(): Promise<void>;
}

/** The destination of a delivery, with its token and secrets. */
type Target = Extract<Route, { readonly url: string }> & {
  /** True when it may go to a private address. */
  readonly toPrivate: boolean;
};

/** The milliseconds after which a receiver is slow: it then gets no slots of others. */
const PROMPT_MS = 5_000;

/** Milliseconds until a delivery without a slot is due again. */
const REQUEUE_MS = 1_000;

/** The number of queues whose host is remembered. */
const HOSTS_MAX = 10_000;

/** Milliseconds that a running delivery may still take when the node stops. */
const GRACE_MS = 5_000;

/** An attempt that was sent, as it is kept with the event. */
type Sent = Omit<AttemptOutcome, 'at' | 'url'> & Pick<PostResult, 'timedOut'>;

/** The chaos of an attempt. */
interface CommittedChaos {
  readonly done: readonly (keyof ChaosDone)[];
  /** The second outcome of a duplicate, sent after the acknowledgment. */
  readonly again?: AttemptOutcome;
}

const isSuccess = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;

/** Returns the host whose slots a URL uses: its origin, or the text itself if it is not a URL. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

const queueName = ({ partition, queue }: Queue): string => `${partitionKey(partition)} ${queue}`;

class WebhookSender implements Deliveries {
  readonly handlers: Deliveries['handlers'];
  readonly #options: DeliveriesOptions;
  readonly #timeoutMs: number;
  /** The client, loaded at the first delivery: a server without webhooks never needs it. */
  #poster: Promise<Poster> | null = null;
  readonly #slots: HostSlots;
  /** The host of the last delivery of a queue; an unknown queue counts as a host of its own. */
  readonly #hosts = new Map<string, string>();
  readonly #sending = new Set<Promise<unknown>>();
  #closing = false;
  /** True when running deliveries were aborted: their failures do not reflect on the receiver. */
  #aborted = false;

  constructor(options: DeliveriesOptions) {
    const { concurrency = { total: 768, perHost: 16 } } = options;
    this.#options = options;
    this.#timeoutMs = options.timeoutMs ?? limits.webhook_response_seconds * 1000;
    this.#slots = new HostSlots(concurrency);
    this.handlers = new Map([
      [deliveryJob.name, (job: Job) => this.#deliver(job)],
      [healthJob.name, (job: Job) => this.#closeReport(job)],
    ]);
  }

  reserveCapacity(): HasCapacity {
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
    await (await this.#poster)?.close();
    await Promise.all(this.#sending);
  }

  /** Delivers a job. The slot is taken before the first await, so that the next claim counts it. */
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
    const { store, account, fallback, chaos } = this.#options;
    const work = payloadOf(deliveryJob, job);
    const due = await this.#findDueEvent(job, work);
    if (!due) return store.exec(job.partition, () => {}, { job: job.id });
    const { event, at } = due;
    const owner = await account(job.partition.account);
    const { mode } = job.partition;
    const route = routeOf(event, owner, { mode, now: at }, fallback);
    if (route.url === null) {
      // Nothing is waited for, so a queue without a URL counts as prompt.
      slot.release('prompt');
      this.#begin(job.partition, work, event)({ outcome: 'unrouted', status: null });
      return this.#commit(job, work, { at, status: null, error: route.reason, url: null });
    }
    const host = hostOf(route.url);
    this.#rememberHost(job, host);
    if (this.#closing || !slot.moveTo(host)) return this.#requeue(job);
    const target = { ...route, toPrivate: this.#mayReachPrivate(mode, owner) };
    const settings = mode === 'test' ? owner?.chaos : undefined;
    if (settings && chaos) {
      const disturbed = await chaos.disturb(job, work, due, settings);
      if (!disturbed) return;
      if (disturbed.dropped) slot.release('prompt');
      await this.#attemptDisturbed(job, work, { due, target, disturbed });
      return chaos.overtake(job.partition, work.event, settings);
    }
    const started = performance.now();
    const { timedOut, ...sent } = await this.#send(job.partition, work, target, event);
    if (sent.error !== null && this.#aborted) return this.#requeue(job);
    const prompt = performance.now() - started <= PROMPT_MS;
    slot.release(timedOut ? 'silent' : prompt ? 'prompt' : 'slow');
    return this.#commit(job, work, { ...sent, at, url: route.url });
  }

  /** Makes an attempt that chaos may disturb; the error of a disturbed attempt says so. */
  async #attemptDisturbed(
    job: Job,
    work: DeliveryWork,
    {
      due: { event, at },
      target,
      disturbed: { dropped, staleMs, duplicated },
    }: {
      readonly due: DueDelivery;
      readonly target: Target;
      readonly disturbed: Disturbed;
    },
  ): Promise<void> {
    const { url } = target;
    if (dropped) {
      const lost = { at, status: null, error: 'Dropped by webhook chaos.', url };
      return this.#commit(job, work, lost, { done: ['dropped'] });
    }
    const send = () => this.#send(job.partition, work, target, event, staleMs);
    const { timedOut: _, ...sent } = await send();
    const { status, error } = sent;
    if (error !== null && this.#aborted) return this.#requeue(job);
    const refused = error !== null || !isSuccess(status);
    const stale = staleMs > 0 ? (['stale'] as const) : [];
    const why = staleMs > 0 && refused ? 'Signed with an old time by webhook chaos.' : null;
    const outcome = { ...sent, at, error: error ?? why, url };
    if (!duplicated || refused) return this.#commit(job, work, outcome, { done: stale });
    const { timedOut: _again, ...second } = await send();
    return this.#commit(job, work, outcome, {
      done: [...stale, 'duplicated'],
      again: { ...second, at, error: 'Duplicated by webhook chaos.', url },
    });
  }

  /** Notifies watchers of an attempt, and returns the function to call at its end. */
  #begin(
    partition: Partition,
    { event: id }: DeliveryWork,
    { name, attempts }: Outgoing,
  ): (end: Omit<AttemptEnd, 'retry'>) => void {
    const begin: AttemptBegin = { partition, event: id, name, before: attempts.length };
    const ended = this.#options.watch?.(begin);
    return (end) => ended?.({ ...end, retry: attempts.length > 0 });
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

  /** Returns the event of a job and the partition's time; null when there is nothing to send. */
  async #findDueEvent({ partition, due }: Job, work: DeliveryWork): Promise<DueDelivery | null> {
    return this.#options.store.view(partition, (view) => {
      const event = view.get(outgoing, work.event)?.state;
      return event && isWanted(event, work) ? { event, at: Math.max(view.now, due) } : null;
    });
  }

  /** Sends an attempt. The bytes are always the same; the signature covers the time and is new. */
  #send(
    partition: Partition,
    work: DeliveryWork,
    { url, token, secrets, toPrivate }: Target,
    event: Outgoing,
    staleMs = 0,
  ): Promise<Sent> {
    const { secret, now } = this.#options;
    const { body } = event;
    const secretOf = (number: number): string => signingSecret(secret, partition, number);
    const signed = {
      id: work.event,
      body,
      token,
      secret: secrets.map(secretOf),
      now: now() - staleMs,
    };
    const headers = { ...deliveryHeaders(signed), 'user-agent': 'Kasir-Webhooks' };
    const ended = this.#begin(partition, work, event);
    this.#poster ??= this.#loadPoster();
    const sent = this.#poster.then(async (poster) => {
      const result = await poster.post(toPrivate, {
        url,
        headers,
        body,
        timeoutMs: this.#timeoutMs,
      });
      const { status, error, timedOut, durationMs: duration, response } = result;
      ended({ outcome: outcomeOf(status, error), status });
      return {
        status,
        error,
        timedOut,
        duration,
        headers: maskHeaders(headers),
        ...(response && { response: maskResponse(response, headers) }),
      };
    });
    this.#sending.add(sent);
    return sent.finally(() => this.#sending.delete(sent));
  }

  /** Returns whether deliveries of an account may go to private addresses. */
  #mayReachPrivate(mode: Mode, owner: Owner | undefined): boolean {
    const { privateCallbacks: allowed } = this.#options;
    if (allowed === 'all' || owner?.private_callbacks?.[mode] === true) return true;
    return allowed === 'test' && mode === 'test';
  }

  async #loadPoster(): Promise<Poster> {
    const { openPoster } = await import('./post.ts');
    return openPoster(this.#timeoutMs);
  }

  async #commit(
    { id, partition }: Job,
    work: DeliveryWork,
    outcome: AttemptOutcome,
    chaos: CommittedChaos = { done: [] },
  ): Promise<void> {
    const outcomes = chaos.again ? [outcome, chaos.again] : [outcome];
    let event: Outgoing | undefined;
    const record = (d: Decision): void => {
      event = d.get(outgoing, work.event)?.state;
      for (const one of outcomes) recordAttempt(d, work, one);
      noteChaos(d, chaos.done);
    };
    await this.#options.store.exec(partition, (at, tx) => decideQuietly(at, tx, record), {
      needs: [
        { kind: outgoing, id: work.event },
        { kind: deliveryReports, id: reportIdAt(outcome.at) },
      ],
      job: id,
    });
    if (event) this.#report(partition, work, event, outcomes);
  }

  /** Reports the recorded attempts. */
  #report(
    partition: Partition,
    { event: webhook }: DeliveryWork,
    { name: event, subject, attempts }: Outgoing,
    outcomes: readonly AttemptOutcome[],
  ): void {
    for (const [index, outcome] of outcomes.entries()) {
      const { at, status, error, url } = outcome;
      const attempt = attempts.length + index + 1;
      const acknowledged = error === null && isSuccess(status);
      const common = { partition, at, webhook, event, subject, attempt };
      this.#options.attempted?.({ ...common, url, status, error, acknowledged });
    }
  }

  async #closeReport(job: Job): Promise<void> {
    const { store, report, account, mail } = this.#options;
    const { id, partition } = job;
    const { report: named } = payloadOf(healthJob, job);
    const owner = await account(partition.account);
    const close = (d: Decision): DeliveryReport | null => {
      const closed = closeReport(d, named);
      if (closed && owner) mail?.(d, owner, healthMail(closed, { ...owner, mode: partition.mode }));
      return closed;
    };
    const closed = await store.exec(partition, (at, tx) => decideQuietly(at, tx, close), {
      job: id,
    });
    if (closed) report?.(partition, closed);
  }

  /** Releases a job for the next claim. */
  async #requeue(job: Job): Promise<never> {
    await this.#release(job);
    throw new JobGone(job.id);
  }

  /**
   * Releases a job; if that fails, it is claimed again when its lease ends. Nodes of the first
   * release store deliveries with the job class of work, which waits for no slot, so such a job
   * must not be due immediately.
   */
  async #release(job: Job): Promise<void> {
    const wait = job.jobClass === 'delivery' ? 0 : REQUEUE_MS;
    await this.#options.store.release(job, wait).catch(() => {});
  }
}

/** Delivers the events of a store; pass its handlers to the worker. */
export const createDeliveries = (options: DeliveriesOptions): Deliveries =>
  new WebhookSender(options);
