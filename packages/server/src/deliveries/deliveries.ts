// Delivers events: resolves where an event goes, sends it, and commits the outcome with the job.
import { limits } from '@kasir/core';
import {
  decideQuietly,
  deliveryJob,
  JobGone,
  outgoing,
  payloadOf,
  realmKey,
  type Decision,
  type DeliveryWork,
  type Job,
  type Mode,
  type Outgoing,
  type Place,
  type Queue,
  type Realm,
  type Store,
} from '@kasir/core/server';
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
  type DeliveryReport,
  type Fallback,
  type Recipient,
} from '@kasir/webhooks/server';
import type { Agent } from 'undici';
import type { PrivateCallbacks } from '../callback-guard.ts';
import { Lanes, type Stay } from './lanes.ts';
import { deliveryAgent, post, type Posted } from './post.ts';

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
  /** Told of every closed health report. */
  readonly report?: (realm: Realm, report: DeliveryReport) => void;
  /** Deliveries at once on this node: to all destinations, and to one. */
  readonly concurrency?: { readonly total: number; readonly each: number };
}

export interface Deliveries {
  /**
   * Handlers of its jobs by topic. One whose receiver is busy gives its job back and rejects with
   * `JobGone`.
   */
  readonly handlers: ReadonlyMap<string, (job: Job) => Promise<void>>;
  /** For a claim: the deliveries that can begin now, so that none waits in hand. */
  places(): Place;
  /**
   * Takes nothing new, lets running deliveries end for a few seconds and cuts off the rest, whose
   * jobs go back. Call it together with the worker's stop.
   */
  close(): Promise<void>;
}

/** How long a receiver may take (LIMIT-16). */
const TIMEOUT_MS = limits.webhook_answer_seconds * 1000;

/** A receiver that takes longer is slow: it is kept from taking the slots of others. */
const PROMPT_MS = 5_000;

/** When work that found no slot comes again. */
const AGAIN_MS = 1_000;

/** Queues of which it is remembered where they lead. */
const ROUTES_MAX = 10_000;

/** What a running delivery still gets when the node stops. */
const GRACE_MS = 5_000;

interface Found {
  readonly event: Outgoing;
  /** When the attempt begins, on the realm's clock. */
  readonly at: number;
}

/** Destinations share their slots by origin; a URL that is none is a destination of its own. */
const destinationOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

const queueName = ({ realm, queue }: Queue): string => `${realmKey(realm)} ${queue}`;

class Sender implements Deliveries {
  readonly handlers: Deliveries['handlers'];
  readonly #options: DeliveriesOptions;
  readonly #agents: Readonly<Record<Mode, Agent>>;
  readonly #lanes: Lanes;
  /** Where the last delivery of a queue led; one that is not known is a destination of its own. */
  readonly #routes = new Map<string, string>();
  readonly #sending = new Set<Promise<unknown>>();
  #closing = false;
  /** Whether running deliveries were cut off: that they failed says nothing then. */
  #cut = false;

  constructor(options: DeliveriesOptions) {
    const { privateCallbacks, concurrency = { total: 768, each: 16 } } = options;
    this.#options = options;
    this.#agents = {
      test: deliveryAgent(privateCallbacks !== 'none', TIMEOUT_MS),
      live: deliveryAgent(privateCallbacks === 'all', TIMEOUT_MS),
    };
    this.#lanes = new Lanes(concurrency);
    this.handlers = new Map([
      [deliveryJob.name, (job: Job) => this.#deliver(job)],
      [healthJob.name, (job: Job) => this.#report(job)],
    ]);
  }

  places(): Place {
    const free = this.#lanes.free();
    return (queue) => !this.#closing && free(this.#routeOf(queue), queue.realm.account);
  }

  async close(): Promise<void> {
    this.#closing = true;
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, GRACE_MS);
    await Promise.race([over, Promise.all(this.#sending)]);
    clearTimeout(timer);
    this.#cut = true;
    await Promise.all(Object.values(this.#agents).map((agent) => agent.destroy()));
    await Promise.all(this.#sending);
  }

  /** The slot is taken before anything else is waited for: the next claim counts it. */
  async #deliver(job: Job): Promise<void> {
    const stay = this.#lanes.enter(this.#routeOf(job), job.realm.account);
    if (!stay) return this.#putBack(job);
    try {
      await this.#attempt(job, stay);
    } finally {
      stay.leave('unused');
    }
  }

  async #attempt(job: Job, stay: Stay): Promise<void> {
    const { store, account, fallback } = this.#options;
    const work = payloadOf(deliveryJob, job);
    const found = await this.#wanted(job, work);
    if (!found) return store.exec(job.realm, () => {}, { job: job.id });
    const { event, at } = found;
    const owner = await account(job.realm.account);
    const route = routeOf(event, owner, job.realm.mode, fallback);
    if (route.url === null) {
      // Nobody is waited for: a queue that leads nowhere may go as fast as the best receiver.
      stay.leave('prompt');
      return this.#commit(job, work, { at, status: null, error: route.reason, routed: false });
    }
    const destination = destinationOf(route.url);
    this.#remember(job, destination);
    if (this.#closing || !stay.move(destination)) return this.#putBack(job);
    const begun = performance.now();
    const { status, error, late } = await this.#send(job.realm, work, route, event);
    if (error !== null && this.#cut) return this.#putBack(job);
    const prompt = performance.now() - begun <= PROMPT_MS;
    stay.leave(late ? 'silent' : prompt ? 'prompt' : 'slow');
    return this.#commit(job, work, { at, status, error, routed: true });
  }

  #routeOf(queue: Queue): string {
    const name = queueName(queue);
    return this.#routes.get(name) ?? name;
  }

  #remember(queue: Queue, destination: string): void {
    const name = queueName(queue);
    const [oldest = ''] = this.#routes.keys();
    if (this.#routes.size >= ROUTES_MAX && !this.#routes.has(name)) this.#routes.delete(oldest);
    this.#routes.set(name, destination);
  }

  /** The event of a job and the time on the realm's clock; null when there is nothing to send. */
  async #wanted({ realm, due }: Job, work: DeliveryWork): Promise<Found | null> {
    return this.#options.store.view(realm, (view) => {
      const event = view.get(outgoing, work.event)?.state;
      return event && isWanted(event, work) ? { event, at: Math.max(view.now, due) } : null;
    });
  }

  /** The bytes are the same on every attempt; the signature covers the time and is made anew. */
  #send(
    realm: Realm,
    { event: id }: DeliveryWork,
    { url, token }: { readonly url: string; readonly token: string },
    { body }: Outgoing,
  ): Promise<Posted> {
    const { secret, now } = this.#options;
    const signed = { id, body, token, secret: signingSecret(secret, realm), now: now() };
    const sent = post({
      dispatcher: this.#agents[realm.mode],
      url,
      headers: { ...deliveryHeaders(signed), 'user-agent': 'Kasir-Webhooks' },
      body,
      timeoutMs: TIMEOUT_MS,
    });
    this.#sending.add(sent);
    return sent.finally(() => this.#sending.delete(sent));
  }

  async #commit({ id, realm }: Job, work: DeliveryWork, outcome: AttemptOutcome): Promise<void> {
    const record = (d: Decision) => recordAttempt(d, work, outcome);
    await this.#options.store.exec(realm, (at, tx) => decideQuietly(at, tx, record), {
      needs: [
        { kind: outgoing, id: work.event },
        { kind: deliveryReports, id: reportIdAt(outcome.at) },
      ],
      job: id,
    });
  }

  async #report(job: Job): Promise<void> {
    const { store, report } = this.#options;
    const { id, realm } = job;
    const { report: named } = payloadOf(healthJob, job);
    const close = (d: Decision) => closeReport(d, named);
    const closed = await store.exec(realm, (at, tx) => decideQuietly(at, tx, close), { job: id });
    if (closed) report?.(realm, closed);
  }

  async #putBack(job: Job): Promise<never> {
    await this.#release(job);
    throw new JobGone(job.id);
  }

  /**
   * A job that cannot be given back comes back by itself when its lease ends. Nodes of the first
   * release write deliveries as work, which waits for no place: it must not come at once.
   */
  async #release(job: Job): Promise<void> {
    const wait = job.lane === 'delivery' ? 0 : AGAIN_MS;
    await this.#options.store.release(job, wait).catch(() => {});
  }
}

/** Delivers the events of a store; give its handlers to the worker. */
export const createDeliveries = (options: DeliveriesOptions): Deliveries => new Sender(options);
