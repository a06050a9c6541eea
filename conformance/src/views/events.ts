// Checks webhooks: each one has a cause in the model, each cause has its webhook, and both agree.
import { toUsualForm } from '@kasir/webhooks';
import { field } from '../targets/wire/message.ts';
import { toText } from '../differences.ts';
import type { Account } from '../model/account.ts';
import type { ModelObject, ExpectedEvent, Model } from '../model/model.ts';
import type { Made } from '../run/samples/sample.ts';
import { expectSame, expectThat, Violation } from '../violation.ts';
import { isAcknowledged, type Delivery, type Receiver } from '../targets/wire/receiver.ts';
import { causeOf } from './causes.ts';
import { eventNameOf } from './event-names.ts';
import { expectForm } from './envelopes.ts';
import { isSignedWith } from './signatures.ts';
import { readDuringDelivery } from './delivery-reads.ts';
import { registry } from '../registry.ts';

/** Returns the data of an event; a callback without an envelope is the object and its name. */
const dataOf = (body: unknown): Made => {
  const { event: _, ...flat } = (typeof body === 'object' && body !== null ? body : {}) as Made;
  const data = field(body, 'data');
  return typeof data === 'object' && data !== null ? (data as Made) : flat;
};

/**
 * Returns the data of a dated event in the usual form, with the version of its form; null for
 * others.
 */
const datedOf = (name: string, body: unknown): { version: string; data: Made } | null => {
  const version = field(body, 'api_version');
  const data = field(body, 'data');
  if (typeof version !== 'string' || typeof data !== 'object' || data === null) return null;
  const usual = toUsualForm(name, version, data as Made);
  return usual && { version, data: usual };
};

/**
 * The time for which a webhook that is not acknowledged is retried (EVT-DLV-05), in milliseconds.
 */
export const RETRIED_MS = 86_400_000;

const TOKEN = 'x-callback-token';

interface Sent {
  readonly account: Account;
  readonly delivery: Delivery;
  /** When it first came, by the target's clock. */
  readonly at: number | null;
  /** The earliest time at which it can have been created. */
  readonly since: number | null;
  /** True when it went to the address of its account, and not to an address of its own. */
  readonly isAccounts: boolean;
}

/** A webhook that was not acknowledged: it comes again within a day. */
interface Refused extends Sent {
  times: number;
}

/** Compares the webhooks that have arrived with those that the model expects. */
export class EventBook {
  readonly #model: Model;
  /** Path -> the number of its deliveries that were checked. */
  readonly #seen = new Map<string, number>();
  readonly #ids = new Set<string>();
  /** Webhooks that must come again. */
  #refused: Refused[] = [];
  /** Webhooks that can be sent again. */
  readonly #sent: Sent[] = [];
  /** Webhooks that a story has requested again and that have not arrived yet. */
  #requested: Sent[] = [];
  /** Paths whose events are read during their delivery, and the first problem that was found. */
  readonly #heard = new Set<string>();
  readonly #texts = new Set<string>();
  #problem: unknown;
  /** When everything that had arrived was checked last, by the target's clock. */
  #checked: number | null = null;

  constructor(model: Model) {
    this.#model = model;
  }

  /** Skips what has arrived before the story begins. */
  async begin(): Promise<void> {
    const { receiver, control } = this.#model.trial.context;
    await control?.waitUntilIdle?.();
    for (const { inbox } of this.#model.accounts)
      if (receiver && inbox !== null) this.#seen.set(inbox, receiver.at(inbox).length);
    this.#checked = this.#model.now;
    this.#listen();
  }

  /** Listens at the addresses of accounts, and at those that objects name themselves. */
  #listen(): void {
    const { accounts, things, trial } = this.#model;
    const { receiver } = trial.context;
    if (!receiver) return;
    for (const account of accounts)
      if (account.inbox !== null) this.#listenAt(receiver, account.inbox, account);
    for (const { account, facts } of things) {
      const url = field(field(facts, 'sent'), 'callback_url');
      if (typeof url !== 'string' || !url.startsWith(receiver.url('/'))) continue;
      this.#listenAt(receiver, url.slice(receiver.url('').length), account);
    }
  }

  #listenAt(receiver: Receiver, path: string, account: Account): void {
    if (!account.alone || this.#heard.has(path)) return;
    this.#heard.add(path);
    receiver.during(path, async ({ text, body }) => {
      // Keys change, so the current one is used. A repeated webhook is not compared: its object may
      // have changed in the meantime.
      const [as] = account.actors;
      if (!as || this.#texts.has(text)) return;
      this.#texts.add(text);
      try {
        await readDuringDelivery(this.#model.trial, body, as);
      } catch (error) {
        this.#problem ??= error;
      }
    });
  }

  /** Drops what has arrived: the story is over. */
  forget(): void {
    this.#model.trial.context.receiver?.forget([...this.#seen.keys(), ...this.#heard]);
  }

  /** Checks everything that is new. Throws `Violation`. */
  async check(): Promise<void> {
    const model = this.#model;
    const { receiver } = model.trial.context;
    this.#expectAnnouncements();
    if (!receiver) return;
    this.#listen();
    const { expectedEvents } = model;
    const { waitUntilIdle } = model.trial.context.control ?? {};
    // Nobody waits for an event that may come, so that one could arrive after the next step.
    if (expectedEvents.some(({ optional, recurs }) => optional && !recurs)) await waitUntilIdle?.();
    const inboxes = model.accounts.flatMap(({ inbox }) => (inbox === null ? [] : [inbox]));
    const paths = new Set([
      ...expectedEvents.map(({ path }) => path),
      ...this.#seen.keys(),
      ...inboxes,
    ]);
    for (const path of paths) {
      const due = expectedEvents.filter((one) => one.path === path && !one.optional).length;
      const before = this.#seen.get(path) ?? 0;
      const all = await model.trial.deliveries(path, before + due);
      this.#seen.set(path, all.length);
      for (const delivery of all.slice(before)) await this.#judge(path, delivery);
    }
    if (this.#problem !== undefined) throw this.#problem;
    const missing = model.expectedEvents.find(({ optional }) => !optional);
    if (missing)
      throw new Violation(`an event ${missing.names.join(' or ')} (${missing.clause})`, 'none');
    model.expectedEvents = model.expectedEvents.filter(
      ({ recurs, optional }) => recurs || (optional && !waitUntilIdle),
    );
    if (this.#requested.length > 0)
      throw new Violation('a webhook that somebody had sent once more (EVT-DLV-07)', 'none');
    this.#forgetRefused();
    this.#checked = model.now;
  }

  /** True when webhooks that were not acknowledged wait for another attempt. */
  get isWaiting(): boolean {
    return this.#refused.length > 0;
  }

  /** Accounts with webhooks that wait for another attempt. */
  get waiting(): readonly Account[] {
    return this.#refused.map(({ account }) => account);
  }

  /** Webhooks that can be sent again on request; how long a target keeps them is open. */
  get resendable(): readonly string[] {
    const { now } = this.#model;
    return this.#sent
      .filter(
        ({ account, since }) => account.id !== null && (now ?? 0) - (since ?? 0) <= RETRIED_MS,
      )
      .flatMap(({ delivery }) => delivery.headers['webhook-id'] ?? []);
  }

  /** Requests that the target send a webhook again, as an operator can. */
  async resend(webhookId: string): Promise<void> {
    const found = this.#sent.find(({ delivery }) => delivery.headers['webhook-id'] === webhookId);
    const { control } = this.#model.trial.context;
    if (!found || found.account.id === null || !control?.events) return;
    this.#requested.push(found);
    await control.events.resend(found.account.id, webhookId);
    await control.waitUntilIdle?.();
  }

  /**
   * Forgets webhooks after a day of attempts: each must have come again by then, and none comes
   * later.
   */
  #forgetRefused(): void {
    const { now } = this.#model;
    const isOver = ({ at }: Refused): boolean =>
      now !== null && at !== null && now - at > RETRIED_MS;
    const lost = this.#refused.find((one) => isOver(one) && one.times === 0);
    if (lost)
      throw new Violation(
        'a webhook that was not acknowledged to come again within a day (EVT-DLV-05)',
        `none at ${lost.account.name}: ${lost.delivery.text}`,
      );
    this.#refused = this.#refused.filter((one) => !isOver(one));
  }

  /**
   * Returns whether a delivery repeats an earlier one that may be repeated; checks it against that
   * one.
   */
  #isAgain(path: string, delivery: Delivery): boolean {
    const isSame = (one: Sent): boolean => this.#areSame(one.delivery, delivery);
    const refused = this.#refused.find(isSame);
    const requested = this.#requested.find(isSame);
    const first = refused ?? requested;
    if (!first) return false;
    this.#requested = this.#requested.filter((one) => one !== requested);
    const { token, inbox } = first.account;
    if (first.isAccounts && this.#model.trial.isHeldToContracts)
      expectSame(
        'where a webhook comes again, as its account is set now (EVT-DLV-02)',
        inbox,
        path,
      );
    this.#expectSigned(first.account, delivery);
    if (token !== null)
      expectThat(
        [first.delivery.headers[TOKEN], token].includes(delivery.headers[TOKEN]),
        'the x-callback-token of its account on a webhook that comes again (EVT-DLV-03)',
        delivery.headers[TOKEN],
      );
    if (refused) refused.times += 1;
    if (isAcknowledged(delivery)) this.#refused = this.#refused.filter((one) => !isSame(one));
    return true;
  }

  /**
   * Returns whether two deliveries carry the same webhook. Only a target that is held to the
   * contracts must keep its id (EVT-UNSPEC-07).
   */
  #areSame(one: Delivery, other: Delivery): boolean {
    const { isHeldToContracts } = this.#model.trial;
    const id = 'webhook-id';
    return one.text === other.text && (!isHeldToContracts || one.headers[id] === other.headers[id]);
  }

  #keep(account: Account, path: string, delivery: Delivery): void {
    const isAccounts = path === account.inbox;
    const sent = { account, delivery, at: this.#model.now, since: this.#checked, isAccounts };
    this.#sent.push(sent);
    if (isAcknowledged(delivery)) return;
    this.#refused.push({ ...sent, times: 0 });
  }

  /** Expects the event of every status that was reached; that of a first status is optional. */
  #expectAnnouncements(): void {
    const model = this.#model;
    for (const thing of model.things)
      for (const { from, to } of thing.takeSteps()) {
        for (const status of thing.kind.passing ?? [])
          if (status !== to) this.#expect(thing, status, true);
        this.#expect(thing, String(to), from === undefined);
      }
  }

  #expect(thing: ModelObject, status: string, optional: boolean): void {
    const announcement = thing.kind.announces?.[status];
    if (!announcement) return;
    const path = announcement.path ? announcement.path(thing) : thing.account.inbox;
    if (path === null) return;
    const { clause, fromStart, stated } = announcement;
    const names = stated !== undefined && thing.dialect === 'spec' ? [stated] : announcement.names;
    const { isHeldToContracts } = this.#model.trial;
    const isSentFromStart = fromStart === 'stated' || (fromStart === 'ours' && isHeldToContracts);
    const isOptional = optional && !isSentFromStart;
    this.#model.expectEvent({
      account: thing.account,
      path,
      names,
      clause,
      about: (data) => announcement.about?.(data, thing) ?? data['id'] === thing.id,
      // The event of a status that is already over shows the object as it was then.
      ...(announcement.about === undefined && !optional && { shows: thing }),
      optional: isOptional,
    });
  }

  /** Compares a webhook with what is expected; a violation says which webhook it was. */
  async #judge(path: string, delivery: Delivery): Promise<void> {
    try {
      await this.#match(path, delivery);
    } catch (error) {
      if (error instanceof Violation) error.delivery = delivery;
      throw error;
    }
  }

  async #match(path: string, delivery: Delivery): Promise<void> {
    const model = this.#model;
    if (this.#isAgain(path, delivery)) return;
    const name = eventNameOf(delivery.body);
    const dated = datedOf(name, delivery.body);
    const data = dated?.data ?? dataOf(delivery.body);
    // An event that may come at any time goes to the current address of its account.
    const isThere = ({ recurs, account, path: at }: ExpectedEvent): boolean =>
      at === path || (recurs === true && account.inbox === path);
    const fits = (one: ExpectedEvent): boolean =>
      isThere(one) && one.names.includes(name) && one.about(data);
    const cause = causeOf(model.expectedEvents.filter(fits), data);
    const account = cause?.account ?? model.accounts.find(({ inbox }) => inbox === path);
    if (!cause) {
      if (account?.alone === false) return;
      const due = model.expectedEvents.find(
        (one) => !one.optional && isThere(one) && one.about(data),
      );
      throw new Violation(
        due
          ? `an event ${due.names.join(' or ')} (${due.clause})`
          : 'an event only where something has happened',
        `${name} at ${account?.name ?? path}: ${toText(data)}`,
      );
    }
    if (!cause.recurs) model.expectedEvents = model.expectedEvents.filter((one) => one !== cause);
    if (account) {
      this.#expectEnvelope(account, name, delivery);
      this.#expectVersion(account, name, dated?.version ?? null);
      this.#keep(account, path, delivery);
    }
    await cause.met?.(data);
    const look = { view: `the event ${name}`, partial: true, at: `event ${name}` };
    cause.shows?.see(data, look);
    for (const [field, rule] of Object.entries(cause.rules ?? {}))
      expectThat(
        rule.holds(data[field]),
        `${field} of the event ${name} to be ${rule.expected} (${rule.clause ?? cause.clause})`,
        data[field],
      );
    for (const clause of [cause.clause, 'EVT-DLV-01', 'EVT-DLV-03']) model.note(clause, look);
  }

  /**
   * Checks that a webhook is signed with the secret of its account and contains no token of another
   * account.
   */
  #expectSigned(account: Account, delivery: Delivery): void {
    const { name, secret } = account;
    const { headers, text } = delivery;
    if (secret !== null && headers['webhook-signature'] !== undefined)
      expectThat(
        isSignedWith(secret, delivery),
        `a signature with the secret of ${name} (AUTH-11)`,
        headers['webhook-signature'],
      );
    const everything = JSON.stringify(headers) + text;
    for (const { token, ...other } of this.#model.accounts)
      if (token !== null && token !== account.token)
        expectThat(!everything.includes(token), `nothing of ${other.name} in a webhook`, 'a token');
  }

  /**
   * Checks that an event has the form of the version that its account is set to (VER-04). Events of
   * accounts without a setting all have the same form, even if a version is set for live mode
   * (VER-08).
   */
  #expectVersion({ versions }: Account, name: string, version: string | null): void {
    const { dated } = registry.events.get(name) ?? {};
    if (!dated) return;
    const set = versions.get(dated.resource);
    if (set === undefined) {
      this.#model.alike(`the version of ${name} where none is set`, version ?? 'without a version');
      return;
    }
    const wanted = set !== null && Object.hasOwn(dated.forms, set) ? set : null;
    expectSame(`the version of ${name}, as its account is set (VER-04)`, wanted, version);
  }

  #expectEnvelope(account: Account, name: string, delivery: Delivery): void {
    const { method, headers, body } = delivery;
    const { token, id } = account;
    this.#expectSigned(account, delivery);
    // Envelopes of other targets are checked only by the fields that are read (EVT-UNSPEC-04).
    if (this.#model.trial.isHeldToContracts && !datedOf(name, body)) expectForm(name, body);
    expectSame(`the method of ${name} (EVT-DLV-01)`, 'POST', method);
    if (token !== null)
      expectSame(`x-callback-token of ${name} (EVT-DLV-03)`, token, headers[TOKEN]);
    const business = field(body, 'business_id');
    if (business !== undefined && id !== null) expectSame(`business_id of ${name}`, id, business);
    const own = headers['webhook-id'];
    if (own === undefined) return;
    expectThat(!this.#ids.has(own), `a webhook-id of its own for ${name}`, own);
    this.#ids.add(own);
  }
}
