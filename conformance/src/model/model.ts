// The model of a story: its accounts, objects, money and events, and the instant of its clock.
import { toText } from '../differences.ts';
import type { Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { Violation } from '../violation.ts';
import { field, type Actor } from '../wire/message.ts';
import type { Account } from './account.ts';
import type { Kind } from './kind.ts';
import { clauseOf, type Look, ModelObject } from './model-object.ts';
import type { Movement, ExpectedEvent } from './movement.ts';

/** A means to do something: an endpoint, a payer outside the API, or a page. */
interface Way {
  readonly endpoint: string;
  readonly byPayer?: true;
  presses?(thing: ModelObject): unknown;
}

export class Model {
  readonly trial: Trial;
  readonly accounts: readonly Account[];
  /** Endpoints of the story that the target implements. */
  readonly endpoints: ReadonlySet<string>;
  readonly things: ModelObject[] = [];
  readonly movements: Movement[] = [];
  expectedEvents: ExpectedEvent[] = [];
  /** The instant of the target's clock while it is frozen; null until something shows it. */
  now: number | null;
  /** The first instant that became known; time stood still until then. */
  began: number | null;
  /** Filter that no clause states -> whether the target has it. */
  readonly filters = new Map<string, boolean>();
  /** Account and currency -> the balance that no transaction explains, in hundredths. */
  readonly openings = new Map<string, number>();
  /** Account -> its balance in live mode. */
  readonly liveBalances = new Map<string, unknown>();
  /** References that merchants used in live mode, where they are taken, too. */
  readonly #liveNames = new Set<string>();
  /** Revoked key -> the actor that replaces it. */
  readonly successors = new Map<string, Actor>();
  /** True when time stands still unless a step moves it. */
  readonly frozen: boolean;
  /** List -> how often two of its filters were combined, in this story or before. */
  readonly turns: Map<string, number>;

  constructor(spec: Pick<Model, 'trial' | 'accounts' | 'frozen' | 'endpoints' | 'now' | 'turns'>) {
    const { trial, accounts, frozen, endpoints, now, turns } = spec;
    this.turns = turns;
    this.now = now;
    this.began = now;
    this.trial = trial;
    this.endpoints = endpoints;
    this.accounts = accounts;
    this.frozen = frozen;
  }

  /** Returns whether a command can be tried: by its endpoint, outside the API, or on a page. */
  can(command: Way): boolean {
    const { payer } = this.trial.context.control ?? {};
    if (command.presses && !payer) return false;
    return this.endpoints.has(command.endpoint) || this.isOutsideApi(command);
  }

  /** Returns whether a payer does what no endpoint of the target simulates. */
  isOutsideApi({ endpoint, byPayer }: Way): boolean {
    return byPayer === true && !this.endpoints.has(endpoint) && this.trial.context.pay !== null;
  }

  /** Returns the account with a name; throws when there is none. */
  account(name: string): Account {
    const found = this.accounts.find((account) => account.name === name);
    if (!found) throw new Error(`No account of the story is called ${name}.`);
    return found;
  }

  /** Adds an object as a response showed it, and compares it with its rules. */
  add<F extends object>(spec: {
    readonly kind: Kind<F>;
    readonly account: Account;
    readonly key: string;
    readonly body: Made;
    readonly facts: F;
    readonly id?: string;
    readonly params?: Readonly<Record<string, string>>;
    /** The view that showed it. */
    readonly view: string;
    readonly partial?: boolean;
    readonly at?: string;
    /** Set when it was found, and may have been created at any moment of the story. */
    readonly isFound?: true;
  }): ModelObject<F> {
    const { body, view, partial = false, at } = spec;
    const id = spec.id ?? String(body['id']);
    const { isHeldToContracts: isStrict, context } = this.trial;
    const clock = (): number | null => (this.frozen ? this.now : null);
    const thing = new ModelObject({
      ...spec,
      id,
      isStrict,
      dialect: context.dialect,
      clock,
      since: spec.isFound ? this.began : null,
      note: (clause, look) => this.note(clause, look),
    });
    this.things.push(thing);
    thing.see(body, { view, partial, ...(at !== undefined && { at }) });
    for (const name of spec.kind.generated ?? []) this.#expectGenerated(thing, name);
    const created = body['created'] ?? body['transaction_date'];
    if (this.frozen && typeof created === 'string' && !Number.isNaN(Date.parse(created)))
      this.#noteTime(Date.parse(created));
    return thing;
  }

  /** Checks a field that was not sent: it has a text that no other object of its kind has. */
  #expectGenerated<F extends object>(thing: ModelObject<F>, name: string): void {
    if ((field(field(thing.facts, 'sent'), name) ?? null) !== null) return;
    const seen = thing.seen(name);
    // A view that is partial may leave it out.
    if (seen === undefined) return;
    const isOwn =
      seen !== null &&
      seen !== '' &&
      this.all(thing.kind).every((other) => other === thing || other.seen(name) !== seen);
    if (!isOwn)
      throw new Violation(
        `${name} of ${thing.kind.name} that was generated (${clauseOf(thing.kind, name)})`,
        toText(seen),
      );
  }

  #noteTime(instant: number): void {
    this.now ??= instant;
    this.began ??= instant;
  }

  /** Returns the objects of a kind, in the order of their creation. */
  all<F extends object>(kind: Kind<F>, account?: Account): readonly ModelObject<F>[] {
    return this.things.filter(
      (thing) => thing.kind === kind && (account === undefined || thing.account === account),
    ) as unknown as readonly ModelObject<F>[];
  }

  /** Returns the object with an id. */
  byId<F extends object>(kind: Kind<F>, id: unknown): ModelObject<F> | undefined {
    return this.all(kind).find((thing) => thing.id === id);
  }

  /** Marks an object and those that are linked with it as possibly changed. */
  touch(thing: ModelObject): void {
    for (const one of this.linkedWith(thing)) {
      if (one !== thing) one.kind.clearUndetermined?.(one.facts);
      one.touch();
    }
  }

  /** Returns an object and all objects linked with it, directly or indirectly. */
  linkedWith(thing: ModelObject): readonly ModelObject[] {
    const met = new Set([thing]);
    for (const one of met)
      for (const other of this.things) if (this.#areLinked(one, other)) met.add(other);
    return [...met];
  }

  #areLinked(one: ModelObject, other: ModelObject): boolean {
    const links = (thing: ModelObject): readonly string[] => thing.kind.links?.(thing.facts) ?? [];
    return links(one).includes(other.id) || links(other).includes(one.id);
  }

  /** Marks the transactions with this value as possibly changed. */
  touchMoney(field: 'product_id' | 'reference_id', value: unknown): void {
    for (const thing of this.things)
      if (thing.kind.clauses === 'TXN-FIELD-id' && thing.seen(field) === value) thing.touch();
  }

  /** Adds an event that must follow. */
  expectEvent(event: Omit<ExpectedEvent, 'path' | 'optional'> & Partial<ExpectedEvent>): void {
    const path = event.path ?? event.account.inbox;
    if (path !== null) this.expectedEvents.push({ optional: false, ...event, path });
  }

  /** Adds a movement of money that must have happened. */
  move(movement: Movement): void {
    this.movements.push(movement);
  }

  /** Notes that something was created in live mode under the names of this body. */
  noteLive(body: unknown): void {
    for (const name of ['external_id', 'reference_id'])
      this.#liveNames.add(String(field(body, name)));
  }

  /** Returns whether live mode may have something under one of these names. */
  isNamedInLive(params: Readonly<Record<string, string>>): boolean {
    return Object.values(params).some((name) => this.#liveNames.has(name));
  }

  /** Notes a value that is free, but must be the same for the same question during the run. */
  alike(question: string, value: string): void {
    this.trial.noteChoice(question, value);
  }

  /** Notes that a clause was compared, by default at the operation that was called last. */
  note(clause: string, { view, at }: Look): void {
    const { context, transcript } = this.trial;
    const operation = at ?? transcript.findLast(({ outgoing }) => outgoing.endpoint !== null);
    context.compared.note(
      clause,
      typeof operation === 'string' ? operation : (operation?.outgoing.endpoint ?? 'the story'),
      view,
    );
  }
}
