// Webhooks: each one has a cause in the model, each cause its webhook, and both tell the same.
import { field } from '../wire/message.ts';
import { toText } from '../differences.ts';
import type { Thing } from '../model/thing.ts';
import type { Account, Promised, World } from '../model/world.ts';
import type { Made } from '../run/samples/sample.ts';
import { expectSame, expectThat, Violation } from '../violation.ts';
import type { Delivery } from '../wire/receiver.ts';
import { eventNameOf } from '../models/event-names.ts';

/** What an event is about; a callback without an envelope is the object and its name. */
const dataOf = (body: unknown): Made => {
  const { event: _, ...flat } = (typeof body === 'object' && body !== null ? body : {}) as Made;
  const data = field(body, 'data');
  return typeof data === 'object' && data !== null ? (data as Made) : flat;
};

/** Compares what has arrived with what the model expects. */
export class EventBook {
  readonly #world: World;
  /** Path -> how many of its deliveries were looked at. */
  readonly #seen = new Map<string, number>();
  readonly #ids = new Set<string>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Passes over what has arrived before the story begins. */
  async begin(): Promise<void> {
    const { receiver, control } = this.#world.trial.context;
    await control?.waitUntilIdle?.();
    for (const { inbox } of this.#world.accounts)
      if (receiver && inbox !== null) this.#seen.set(inbox, receiver.at(inbox).length);
  }

  /** Looks at everything that is new. Throws `Violation`. */
  async check(): Promise<void> {
    const world = this.#world;
    const { receiver } = world.trial.context;
    this.#promiseAnnouncements();
    if (!receiver) return;
    const { promised } = world;
    const inboxes = world.accounts.flatMap(({ inbox }) => (inbox === null ? [] : [inbox]));
    const paths = new Set([...promised.map(({ path }) => path), ...this.#seen.keys(), ...inboxes]);
    for (const path of paths) {
      const due = promised.filter((one) => one.path === path && !one.optional).length;
      const before = this.#seen.get(path) ?? 0;
      const all = await world.trial.deliveries(path, before + due);
      this.#seen.set(path, all.length);
      for (const delivery of all.slice(before)) await this.#match(path, delivery);
    }
    const missing = world.promised.find(({ optional }) => !optional);
    if (missing)
      throw new Violation(`an event ${missing.names.join(' or ')} (${missing.clause})`, 'none');
    world.promised = [];
  }

  /** Every status that was reached has its event; one that an object begins with may have. */
  #promiseAnnouncements(): void {
    const world = this.#world;
    for (const thing of world.things)
      for (const { from, to } of thing.takeSteps()) {
        for (const status of thing.kind.passing ?? [])
          if (status !== to) this.#promise(thing, status, true);
        this.#promise(thing, String(to), from === undefined);
      }
  }

  #promise(thing: Thing, status: string, optional: boolean): void {
    const announcement = thing.kind.announces?.[status];
    if (!announcement) return;
    const { names, clause } = announcement;
    this.#world.promise({
      account: thing.account,
      names,
      clause,
      about: (data) => announcement.about?.(data, thing) ?? data['id'] === thing.id,
      // What was passed shows itself as it was then.
      ...(announcement.about === undefined && !optional && { shows: thing }),
      optional,
    });
  }

  async #match(path: string, delivery: Delivery): Promise<void> {
    const world = this.#world;
    const name = String(eventNameOf(delivery.body));
    const data = dataOf(delivery.body);
    const fits = (one: Promised): boolean =>
      one.path === path && one.names.includes(name) && one.about(data);
    const cause = world.promised.find((one) => fits(one) && !one.optional) ?? world.promised.find(fits);
    const account = cause?.account ?? world.accounts.find(({ inbox }) => inbox === path);
    if (!cause) {
      if (account?.alone === false) return;
      throw new Violation(
        'an event only where something has happened',
        `${name} at ${account?.name ?? path}: ${toText(data)}`,
      );
    }
    world.promised = world.promised.filter((one) => one !== cause);
    if (account) this.#expectEnvelope(account, name, delivery);
    await cause.met?.(data);
    cause.shows?.see(data, { view: `the event ${name}`, partial: true });
    for (const [field, rule] of Object.entries(cause.rules ?? {}))
      expectThat(rule.holds(data[field]), `${field} of the event ${name} to be ${rule.expected} (${rule.clause ?? cause.clause})`, data[field]);
    world.noteView(name, 'event');
  }

  #expectEnvelope(account: Account, name: string, { headers, body }: Delivery): void {
    const { token, id } = account;
    if (token !== null)
      expectSame(`x-callback-token of ${name} (CALLBACK-TOKEN)`, token, headers['x-callback-token']);
    const business = field(body, 'business_id');
    if (business !== undefined && id !== null) expectSame(`business_id of ${name}`, id, business);
    const own = headers['webhook-id'];
    if (own === undefined) return;
    expectThat(!this.#ids.has(own), `a webhook-id of its own for ${name}`, own);
    this.#ids.add(own);
  }
}
