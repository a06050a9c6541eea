// Delivers events: resolves where an event goes, sends it, and commits the outcome with the job.
import { limits } from '@kasir/core';
import { DELIVER, JobGone, outgoing, type Job, type Realm, type Store } from '@kasir/core/server';
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
import type { Dispatcher } from 'undici';
import { Lanes } from './lanes.ts';
import { deliveryAgent, post, type Posted } from './post.ts';

export interface DeliveriesOptions {
  readonly store: Store;
  readonly account: (id: string) => Recipient | undefined | Promise<Recipient | undefined>;
  readonly fallback?: Fallback;
  /** Secret of the installation, from which the signing secrets are derived. */
  readonly secret: string;
  /** Real time, milliseconds since 1970: receivers compare it with their own. */
  readonly now: () => number;
  /** Whether receivers may have private, loopback and link-local addresses. */
  readonly allowPrivateAddresses: boolean;
  /** Told of every closed health report. */
  readonly report?: (realm: Realm, report: DeliveryReport) => void;
  /** Connections; an agent of its own when left out. */
  readonly dispatcher?: Dispatcher;
  /** How long a receiver may take, in milliseconds; 30 seconds when left out (LIMIT-16). */
  readonly timeoutMs?: number;
  /** Deliveries at once on this node: to all destinations, and to one. */
  readonly concurrency?: { readonly total: number; readonly each: number };
}

export interface Deliveries {
  /**
   * Handlers of its jobs by topic. One whose destination is busy rejects with `JobGone`: its job is
   * given back when there is room.
   */
  readonly handlers: ReadonlyMap<string, (job: Job) => Promise<void>>;
  /** Gives waiting jobs back and closes the connections; call it when no handler runs any more. */
  close(): Promise<void>;
}

/** A job that waits for a slot is given back within this time: less than the worker's lease. */
const HELD_MS = 45_000;

/** Destinations share their slots by origin; a URL that is none is a destination of its own. */
const destinationOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

class Sender implements Deliveries {
  readonly handlers: Deliveries['handlers'];
  readonly #options: DeliveriesOptions;
  readonly #timeoutMs: number;
  readonly #dispatcher: Dispatcher;
  readonly #lanes: Lanes;

  constructor(options: DeliveriesOptions) {
    const { dispatcher, allowPrivateAddresses, concurrency = { total: 256, each: 16 } } = options;
    this.#options = options;
    this.#timeoutMs = options.timeoutMs ?? limits.webhook_answer_seconds * 1000;
    this.#dispatcher = dispatcher ?? deliveryAgent(allowPrivateAddresses, this.#timeoutMs);
    this.#lanes = new Lanes({
      ...concurrency,
      release: (job) => void this.#release(job),
      heldMs: HELD_MS,
      elapsed: () => performance.now(),
    });
    this.handlers = new Map([
      [DELIVER, (job: Job) => this.#deliver(job)],
      [DELIVERY_HEALTH, (job: Job) => this.#report(job)],
    ]);
  }

  async close(): Promise<void> {
    await Promise.all(this.#lanes.clear().map((job) => this.#release(job)));
    if (!this.#options.dispatcher) await this.#dispatcher.destroy();
  }

  async #deliver(job: Job): Promise<void> {
    const { store, account, fallback } = this.#options;
    const work = job.payload as DeliveryWork;
    const { row, now } = await store.view(job.realm, (view) => ({
      row: view.get(outgoing, work.event),
      now: view.now,
    }));
    if (!row || !isWanted(row.private, work)) {
      return store.exec(job.realm, () => {}, { job: job.id });
    }
    const at = Math.max(now, job.due);
    const owner = await account(job.realm.account);
    const route = routeOf(row.private, owner, job.realm.mode, fallback);
    if (route.url === null) {
      return this.#commit(job, { at, status: null, error: route.reason, routed: false });
    }
    const leave = this.#lanes.enter(destinationOf(route.url), job);
    if (!leave) throw new JobGone(job.id);
    const { status, error, late } = await this.#send(job.realm, route, {
      id: work.event,
      body: row.private.body,
    });
    leave(late);
    return this.#commit(job, { at, status, error, routed: true });
  }

  /** The bytes are the same on every attempt; the signature covers the time and is made anew. */
  #send(
    realm: Realm,
    { url, token }: { readonly url: string; readonly token: string },
    event: { readonly id: string; readonly body: string },
  ): Promise<Posted> {
    const { secret, now } = this.#options;
    const signed = { ...event, token, secret: signingSecret(secret, realm), now: now() };
    return post({
      dispatcher: this.#dispatcher,
      url,
      headers: { ...deliveryHeaders(signed), 'user-agent': 'Kasir-Webhooks' },
      body: event.body,
      timeoutMs: this.#timeoutMs,
    });
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

  /** A job that cannot be given back comes back by itself when its lease ends. */
  async #release(job: Job): Promise<void> {
    await this.#options.store.release(job).catch(() => {});
  }
}

/** Delivers the events of a store; give its handlers to the worker. */
export const createDeliveries = (options: DeliveriesOptions): Deliveries => new Sender(options);
