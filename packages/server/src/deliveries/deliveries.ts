// Delivers events: resolves where an event goes, sends it, and commits the outcome with the job.
import { limits } from '@kasir/core';
import {
  DELIVER,
  JobGone,
  outgoing,
  type Job,
  type Mode,
  type Outgoing,
  type Realm,
  type Store,
} from '@kasir/core/server';
import {
  closeReport,
  DELIVERY_HEALTH,
  deliveryHeaders,
  deliveryReports,
  isWanted,
  recordAttempt,
  reportIdAt,
  routeOf,
  signingSecret,
  type AttemptOutcome,
  type DeliveryReport,
  type DeliveryWork,
  type Fallback,
  type Recipient,
} from '@kasir/webhooks/server';
import type { Agent } from 'undici';
import type { PrivateCallbacks } from '../callback-guard.ts';
import { Lanes, type Leave } from './lanes.ts';
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
   * Handlers of its jobs by topic. One whose destination is busy rejects with `JobGone`: its job is
   * given back when there is room.
   */
  readonly handlers: ReadonlyMap<string, (job: Job) => Promise<void>>;
  /**
   * Takes nothing new, gives waiting jobs back, lets running deliveries end for a few seconds and
   * cuts off the rest, whose jobs go back too. Call it together with the worker's stop.
   */
  close(): Promise<void>;
}

/** How long a receiver may take (LIMIT-16). */
const TIMEOUT_MS = limits.webhook_answer_seconds * 1000;

/** A job that waits for a slot is given back within this time: less than the worker's lease. */
const HELD_MS = 45_000;

/** What a running delivery still gets when the node stops. */
const GRACE_MS = 5_000;

interface Found {
  readonly event: Outgoing;
  /** When the attempt begins, on the realm's clock. */
  readonly at: number;
}

/** Sends while the slot is held, and leaves it whatever happens. */
const inSlot = async (leave: Leave, send: () => Promise<Posted | null>): Promise<Posted | null> => {
  let late = false;
  try {
    const posted = await send();
    late = posted?.late ?? false;
    return posted;
  } finally {
    leave(late);
  }
};

/** Destinations share their slots by origin; a URL that is none is a destination of its own. */
const destinationOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

class Sender implements Deliveries {
  readonly handlers: Deliveries['handlers'];
  readonly #options: DeliveriesOptions;
  readonly #agents: Readonly<Record<Mode, Agent>>;
  readonly #lanes: Lanes;
  readonly #sending = new Set<Promise<unknown>>();
  #closing = false;
  /** Whether running deliveries were cut off: that they failed says nothing then. */
  #cut = false;

  constructor(options: DeliveriesOptions) {
    const { privateCallbacks, concurrency = { total: 256, each: 16 } } = options;
    this.#options = options;
    this.#agents = {
      test: deliveryAgent(privateCallbacks !== 'none', TIMEOUT_MS),
      live: deliveryAgent(privateCallbacks === 'all', TIMEOUT_MS),
    };
    this.#lanes = new Lanes({
      ...concurrency,
      release: (job) => void this.#release(job),
      heldMs: HELD_MS,
      timeoutMs: TIMEOUT_MS,
      elapsed: () => performance.now(),
    });
    this.handlers = new Map([
      [DELIVER, (job: Job) => this.#deliver(job)],
      [DELIVERY_HEALTH, (job: Job) => this.#report(job)],
    ]);
  }

  async close(): Promise<void> {
    this.#closing = true;
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, GRACE_MS);
    await Promise.all(this.#lanes.clear().map((job) => this.#release(job)));
    await Promise.race([over, Promise.all(this.#sending)]);
    clearTimeout(timer);
    this.#cut = true;
    await Promise.all(Object.values(this.#agents).map((agent) => agent.destroy()));
    await Promise.all(this.#sending);
  }

  async #deliver(job: Job): Promise<void> {
    const { store, account, fallback } = this.#options;
    if (this.#closing) return this.#putBack(job);
    const found = await this.#wanted(job);
    if (!found) return store.exec(job.realm, () => {}, { job: job.id });
    const { event, at } = found;
    const owner = await account(job.realm.account);
    const route = routeOf(event, owner, job.realm.mode, fallback);
    if (route.url === null) {
      return this.#commit(job, { at, status: null, error: route.reason, routed: false });
    }
    const slot = this.#lanes.enter(destinationOf(route.url), job);
    const waits = slot instanceof Promise;
    const leave = waits ? await slot : slot;
    if (!leave) throw new JobGone(job.id);
    // A resend may have been acknowledged while this one waited.
    const still = async (): Promise<Found | null> => (waits ? this.#wanted(job) : found);
    const posted = await inSlot(
      leave,
      async () => (await still()) && this.#send(job, route, event),
    );
    if (!posted) return store.exec(job.realm, () => {}, { job: job.id });
    const { status, error } = posted;
    if (error !== null && this.#cut) return this.#putBack(job);
    return this.#commit(job, { at, status, error, routed: true });
  }

  /** The event of a job and the time on the realm's clock; null when there is nothing to send. */
  async #wanted({ realm, payload, due }: Job): Promise<Found | null> {
    const work = payload as DeliveryWork;
    return this.#options.store.view(realm, (view) => {
      const event = view.get(outgoing, work.event)?.private;
      return event && isWanted(event, work) ? { event, at: Math.max(view.now, due) } : null;
    });
  }

  /** The bytes are the same on every attempt; the signature covers the time and is made anew. */
  #send(
    { realm, payload }: Job,
    { url, token }: { readonly url: string; readonly token: string },
    { body }: Outgoing,
  ): Promise<Posted> {
    const { secret, now } = this.#options;
    const id = (payload as DeliveryWork).event;
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

  async #commit({ id, realm, payload }: Job, outcome: AttemptOutcome): Promise<void> {
    const work = payload as DeliveryWork;
    await this.#options.store.exec(realm, (at, tx) => recordAttempt(at, tx, work, outcome), {
      needs: [
        { kind: outgoing, id: work.event },
        { kind: deliveryReports, id: reportIdAt(outcome.at) },
      ],
      job: id,
    });
  }

  async #report({ id, realm, payload }: Job): Promise<void> {
    const { store, report } = this.#options;
    const named = (payload as { readonly report: string }).report;
    const closed = await store.exec(realm, (_at, tx) => closeReport(tx, named), { job: id });
    if (closed) report?.(realm, closed);
  }

  async #putBack(job: Job): Promise<never> {
    await this.#release(job);
    throw new JobGone(job.id);
  }

  /** A job that cannot be given back comes back by itself when its lease ends. */
  async #release(job: Job): Promise<void> {
    await this.#options.store.release(job).catch(() => {});
  }
}

/** Delivers the events of a store; give its handlers to the worker. */
export const createDeliveries = (options: DeliveriesOptions): Deliveries => new Sender(options);
