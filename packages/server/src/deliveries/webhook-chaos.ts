// Applies webhook chaos around the sender: postpones events, and disturbs attempts.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  decideQuietly,
  deliveryJob,
  outgoing,
  receiverOf,
  type DeliveryWork,
  type Outgoing,
} from '@kasir/core/server';
import type { Job, Partition, Store } from '@kasir/core/store';
import type { AccountChaos } from '@kasir/models';
import { attemptChoices, appliesToEvent, eventChoices } from './chaos.ts';
import { noteChaos, type ChaosDone } from './chaos-done.ts';
import { EventPlaces } from './event-places.ts';

/** The disturbance of an attempt. */
export interface Disturbed {
  readonly dropped: boolean;
  /** Milliseconds by which its signature is too old. */
  readonly staleMs: number;
  readonly duplicated: boolean;
}

/** A delivery that is due. */
export interface DueDelivery {
  readonly event: Outgoing;
  /** The start of the attempt, on the partition's clock. */
  readonly at: number;
}

/** An event's position under the chaos of its account. */
interface Place {
  readonly partition: Partition;
  readonly chaos: AccountChaos;
  readonly place: number;
}

/** The age of a stale signature, in milliseconds: receivers accept five minutes. */
const STALE_MS = 10 * 60_000;

/** Milliseconds that a response waits for its webhooks: their receivers have 30 seconds. */
const BEFORE_RESPONSE_MS = 31_000;
const LOOK_MS = 20;

const undisturbed: Disturbed = { dropped: false, staleMs: 0, duplicated: false };

export class DeliveryChaos {
  readonly #store: Store;
  readonly #places: EventPlaces;

  constructor(store: Store) {
    this.#store = store;
    this.#places = new EventPlaces(store);
  }

  /**
   * Returns the disturbance of an attempt; null when there is no attempt now, because it was
   * postponed or has been made meanwhile. A resend is deliberate and never disturbed.
   */
  async disturb(
    job: Job,
    work: DeliveryWork,
    due: DueDelivery,
    chaos: AccountChaos,
  ): Promise<Disturbed | null> {
    const { partition } = job;
    if (work.trigger === 'resend' || !appliesToEvent(chaos, due.event.name)) return undisturbed;
    const place = await this.#places.placeOf(partition, chaos.after, work.event);
    if (place === null) return undisturbed;
    const { length: attempt } = due.event.attempts;
    if (work.first === undefined) {
      // The event was postponed, and another job has made its attempt since then.
      const made = attempt > 0;
      if (made) await this.#store.exec(partition, () => {}, { job: job.id });
      if (made || (await this.#postpone(job, work, due, { partition, chaos, place }))) return null;
    }
    const { dropped, stale, duplicated } = attemptChoices(chaos, place, attempt);
    return { dropped, staleMs: stale && !dropped ? STALE_MS : 0, duplicated };
  }

  /** After an attempt of an event, makes the previous event due if it waits for this one. */
  async overtake(partition: Partition, event: string, chaos: AccountChaos): Promise<void> {
    const place = await this.#places.placeOf(partition, chaos.after, event);
    if (place === null || place === 1) return;
    const { reordered, delayMs } = eventChoices(chaos, place - 1);
    if (!reordered) return;
    const before = await this.#places.idAt(partition, chaos.after, place - 1);
    if (before === undefined) return;
    await this.#store.exec(partition, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        const state = d.get(outgoing, before)?.state;
        if (!state || state.attempts.length > 0 || !appliesToEvent(chaos, state.name)) return;
        const due = Math.max(d.now, state.created + delayMs);
        d.schedule(deliveryJob, due, { event: before }, receiverOf(state));
      }),
    );
  }

  /** Returns the newest event of an account; those of the current request come after it. */
  async newest(partition: Partition): Promise<string | null> {
    const { rows } = await this.#store.view(partition, (view) =>
      view.list(outgoing, {}, { limit: 1 }),
    );
    return rows[0]?.id ?? null;
  }

  /** Waits for the attempts of events after a given one that must precede the response. */
  async awaitAttempts(
    partition: Partition,
    chaos: AccountChaos,
    after: string | null,
  ): Promise<void> {
    const page = { limit: 100, order: 'asc' as const, ...(after !== null && { after }) };
    const { rows } = await this.#store.view(partition, (view) => view.list(outgoing, {}, page));
    const end = performance.now() + BEFORE_RESPONSE_MS;
    for (const { id, state } of rows) {
      if (!appliesToEvent(chaos, state.name)) continue;
      const place = await this.#places.placeOf(partition, chaos.after, id);
      if (place === null || !eventChoices(chaos, place).beforeResponse) continue;
      if (await this.#awaitAttempt(partition, id, end))
        await this.#note(partition, ['before_response']);
    }
  }

  /** Waits for the first attempt of an event; resolves to whether there was one by the end. */
  async #awaitAttempt(partition: Partition, id: string, end: number): Promise<boolean> {
    while (performance.now() < end) {
      const row = await this.#store.view(partition, (view) => view.get(outgoing, id));
      if (!row) return false;
      if (row.state.attempts.length > 0) return true;
      await sleep(LOOK_MS);
    }
    return false;
  }

  /** Postpones a first attempt that must come later; returns false when it is due. */
  async #postpone(
    { id, partition }: Job,
    { event: named }: DeliveryWork,
    { event, at }: DueDelivery,
    { chaos, place }: Place,
  ): Promise<boolean> {
    const { delayMs, reordered } = eventChoices(chaos, place);
    const waits = reordered && !(await this.#isTried(partition, chaos, place + 1));
    const due = event.created + Math.max(delayMs, waits ? chaos.delay_ms : 0);
    if (due <= at) return false;
    const what: (keyof ChaosDone)[] = [
      ...(delayMs > 0 ? ['delayed' as const] : []),
      ...(waits ? ['reordered' as const] : []),
    ];
    await this.#store.exec(
      partition,
      (turn, tx) =>
        decideQuietly(turn, tx, (d) => {
          noteChaos(d, what);
          d.schedule(deliveryJob, due, { event: named }, receiverOf(event));
        }),
      { job: id },
    );
    return true;
  }

  /** Returns whether the event at a position was sent; false for a position without an event. */
  async #isTried(partition: Partition, chaos: AccountChaos, place: number): Promise<boolean> {
    const id = await this.#places.idAt(partition, chaos.after, place);
    if (id === undefined) return false;
    const row = await this.#store.view(partition, (view) => view.get(outgoing, id));
    return row === undefined || row.state.attempts.length > 0;
  }

  async #note(partition: Partition, what: readonly (keyof ChaosDone)[]): Promise<void> {
    await this.#store.exec(partition, (at, tx) => decideQuietly(at, tx, (d) => noteChaos(d, what)));
  }
}
