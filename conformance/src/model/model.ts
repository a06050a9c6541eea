// What the model knows of a target: kinds of objects as they are declared, the objects of a story,
// and the model they stand in. Functions of a declaration are methods, so that a kind of its own
// facts is a kind like any other.
import type { Dialect } from '@kasir/models';
import { clauses } from '../clauses.ts';
import { differences, toText } from '../differences.ts';
import type { Made } from '../run/samples/sample.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Trial } from '../run/trial.ts';
import { Violation } from '../violation.ts';
import type { Input } from '../wire/encode.ts';
import { field, type Actor } from '../wire/message.ts';
import type { Account } from './account.ts';
import { rulesOfAll } from './every-object.ts';
import type { Rule } from './rule.ts';

/** A channel in which one object is seen. */
export interface View<F extends object = object> {
  readonly name: string;
  /** The endpoint it reads; a target without it has no such view. */
  readonly endpoint: string;
  /** Whether there is something to see by now. */
  when?(facts: F): boolean;
  /** Whether it can be read in every version that its endpoint knows, by headers. */
  readonly inVersions?: true;
  /** What the view shows of the object; undefined when it is not there. */
  read(model: Model, thing: Thing<F>, headers?: Readonly<Record<string, string>>): Promise<unknown>;
  /** Leaves out fields. */
  readonly partial?: boolean;
}

/** A list in which all objects of a kind stand that its query keeps. */
export interface Listing<F extends object = object> {
  readonly endpoint: string;
  /** Whether it can be read in every version that its endpoint knows. */
  readonly inVersions?: true;
  /** Path and query without which it cannot be read, from one of its objects. */
  within?(thing: Thing<F>): Pick<Input, 'params' | 'query'>;
  /** Whether it shows an object; where that is open it may, and all others it must. */
  shows?(facts: F): 'always' | 'never' | 'open';
  /** Filters that match in another way than by the value of their field. */
  readonly filters?: Readonly<Record<string, Filter<F>>>;
  readonly limit: { readonly min: number; readonly max: number } | null;
  /** Rows of a page where no limit is sent, if that is stated. */
  readonly standard?: number;
  /** Whether the specification states limit and filters: others are used if the target has them. */
  readonly isStated?: true;
  /** Names of the cursors, where it has any. */
  readonly cursor: string | null;
  /** Newest or oldest first, one of both as the target chooses, or free but stable. */
  readonly order: 'newest' | 'oldest' | 'by time' | 'stable';
  /** Which objects it shows while no filter asks for others. */
  byDefault?(thing: Thing<F>, filters: readonly string[]): boolean;
  /** Leaves out fields. */
  readonly partial?: boolean;
  /** Rows of which the model says nothing, such as those of objects that it does not have. */
  leavesOpen?(row: Made, model: Model): boolean;
}

/** One filter of a list: a query made from an object, and the objects that it keeps. */
export interface Filter<F extends object = object> {
  query(like: Thing<F>, choice: Choice): Made | null;
  keeps(thing: Thing<F>, query: Made): boolean;
}

/** What a query may be drawn from. */
export interface Choice {
  readonly draw: SeededRandom;
  /** Every object of the list. */
  readonly all: readonly Thing[];
}

/** How a version shows the objects of a kind that the usual version shows otherwise. */
export interface Form<F extends object = object> {
  /** The id of an object in this version. */
  id(thing: Thing<F>): string;
  rules(facts: F, thing: Thing<F>, body: Made): Readonly<Record<string, Rule>>;
}

/** A kind of object. */
export interface Kind<F extends object = object> {
  /** For people, e.g. `a QR code`. */
  readonly name: string;
  /** The clause of its id, after which those of its other fields are called; '' without any. */
  readonly clauses: string;
  /** What its fields must be. All fields left out are free but the same wherever they are seen. */
  rules(facts: F, thing: Thing<F>, body: Made): Readonly<Record<string, Rule>>;
  /** Version -> how it shows them; all others show them alike. */
  readonly forms?: Readonly<Record<string, Form<F>>>;
  /** Fields without a rule that may change when something happens to the object. */
  readonly moving: readonly string[];
  /** Fields of which nothing is said, not even that they stay. */
  readonly unstable?: readonly string[];
  /** Ids of objects that change with it, or it with them. */
  links?(facts: F): readonly string[];
  /**
   * Time has passed, or an object that is linked with it has changed: opens what no clause
   * determines then, and says whether anything may have changed.
   */
  stirs?(facts: F): boolean;
  /** Statuses that may be passed between two looks. */
  readonly passing?: readonly string[];
  /** Status -> the event that must follow when it is reached. */
  readonly announces?: Readonly<Record<string, Announcement<F>>>;
  /** Takes over what the target has decided, once it was seen. */
  learn?(facts: F, thing: Thing<F>): void;
  readonly views: readonly View<F>[];
  readonly lists?: readonly Listing<F>[];
  /** Ends what would go on for ever, when its story is over. */
  rest?(model: Model, thing: Thing<F>): Promise<void>;
  /** The class that decides what may be done with it: its status and what it was made with. */
  classOf(facts: F): string;
  /** When something will happen to it by itself, as an instant in milliseconds, and what. */
  timers?(facts: F, thing: Thing<F>): readonly Timer<F>[];
}

/** The event of a status. */
export interface Announcement<F extends object = object> {
  readonly names: readonly string[];
  readonly clause: string;
  /** Where it goes, by default to its account: a path at the receiver, or null for nowhere. */
  path?(thing: Thing<F>): string | null;
  /** Who sends it, too, where an object begins with the status: all, or our contracts. */
  readonly fromStart?: 'stated' | 'ours';
  /** Whether an event is about the object; by its id where it is left out. */
  about?(data: Made, thing: Thing<F>): boolean;
}

/** Something that happens at an instant. */
export interface Timer<F extends object = object> {
  readonly name: string;
  readonly at: number;
  readonly clause: string;
  fire(facts: F, model: Model, thing: Thing<F>): void;
}

const ledger = clauses();

/** The clause of a field, as those of its kind are called. */
const clauseOf = ({ clauses }: Kind, field: string): string =>
  clauses.slice(0, clauses.lastIndexOf('-') + 1) + field;

/** How much of an object a view shows. */
export interface Look {
  /** The view, for people and for the matrix of what was compared. */
  readonly view: string;
  /** A view that leaves out fields says nothing of those that are missing. */
  readonly partial?: boolean;
  /** The operation or event that showed it; the last one that was called, if left out. */
  readonly at?: string;
}

/** A status that was seen after another; `from` is undefined for the first. */
export interface StatusStep {
  readonly from: unknown;
  readonly to: unknown;
}

export class Thing<F extends object = object> {
  readonly kind: Kind<F>;
  readonly account: Account;
  /** How a step names it: the step that made it, and which of its objects it is. */
  readonly key: string;
  readonly id: string;
  /** What the clauses make of it. */
  facts: F;
  /** Fields of its own path, such as an external_id. */
  readonly params: Readonly<Record<string, string>>;
  readonly dialect: Dialect;
  readonly #clock: () => number | null;
  readonly #note: (clause: string, look: Look) => void;
  /** When it was seen last; before that, the first instant at which it may have been made. */
  #since: number | null;
  readonly #isStrict: boolean;
  readonly #bound = new Map<string, unknown>();
  /** Statuses that were seen, one after the other, since `takeSteps`. */
  #steps: StatusStep[] = [];
  /** Fields that a step may have changed since they were seen last. */
  readonly #loose = new Set<string>();
  /** Version -> the object as it is seen in that version. */
  readonly #inVersions = new Map<string, Thing<F>>();

  constructor(spec: {
    readonly kind: Kind<F>;
    readonly account: Account;
    readonly key: string;
    readonly id: string;
    readonly facts: F;
    readonly params?: Readonly<Record<string, string>>;
    /** Whether fields that no clause names must be there, too. */
    readonly isStrict?: boolean;
    readonly dialect?: Dialect;
    /** The instant of the target's clock, while that is known. */
    readonly clock?: () => number | null;
    /** The first instant at which it may have been made: now, where it is left out. */
    readonly since?: number | null;
    /** Is called with every clause that a look has compared. */
    readonly note?: (clause: string, look: Look) => void;
  }) {
    this.#note = spec.note ?? (() => {});
    this.#clock = spec.clock ?? (() => null);
    this.#since = spec.since ?? null;
    this.#isStrict = spec.isStrict ?? true;
    this.dialect = spec.dialect ?? 'spec';
    this.kind = spec.kind;
    this.account = spec.account;
    this.key = spec.key;
    this.id = spec.id;
    this.facts = spec.facts;
    this.params = spec.params ?? { id: spec.id };
  }

  /** A field as it was seen last. */
  seen(field: string): unknown {
    return this.#bound.get(field);
  }

  /** Something has happened to it: what its kind lets move may be another now. */
  touch(): void {
    for (const field of this.kind.moving) this.#loose.add(field);
    for (const other of this.#inVersions.values()) other.touch();
  }

  /** The object as a version shows it: what is free there is the same wherever it is seen so. */
  in(version: string): Thing<F> {
    const form = this.kind.forms?.[version];
    if (!form) return this;
    const known = this.#inVersions.get(version);
    if (known) {
      known.facts = this.facts;
      return known;
    }
    const { kind } = this;
    const other = new Thing<F>({
      kind: {
        ...kind,
        rules: (...args) => form.rules(...args),
        name: `${kind.name} in version ${version}`,
        // What it tells is learned from the usual version.
        learn: () => {},
      },
      account: this.account,
      key: this.key,
      id: form.id(this),
      facts: this.facts,
      params: this.params,
      isStrict: this.#isStrict,
      dialect: this.dialect,
      clock: this.#clock,
      since: 0,
    });
    this.#inVersions.set(version, other);
    return other;
  }

  /** The statuses since it was called last. */
  takeSteps(): readonly StatusStep[] {
    const steps = this.#steps;
    this.#steps = [];
    return steps;
  }

  /** Compares what a view shows with the model, and binds what was free. Throws `Violation`. */
  see(body: unknown, look: Look): void {
    const { view, partial = false } = look;
    const object = this.#objectOf(body, view);
    const now = this.#clock();
    const rules = {
      ...rulesOfAll(object, {
        account: this.account.id,
        moments: now === null ? null : { from: this.#since ?? now, to: now },
        isMade: this.#bound.size === 0,
        // That a new status is a change is stated nowhere.
        isChanged:
          this.#isStrict &&
          this.#bound.has('status') &&
          object['status'] !== this.#bound.get('status'),
      }),
      ...this.kind.rules(this.facts, this, object),
    };
    this.#since = now;
    for (const [field, rule] of Object.entries(rules)) {
      if (!(field in object) && (partial || !(this.#isStrict || this.#isNamed(field)))) continue;
      if (!rule.holds(object[field]))
        this.#broken(field, view, rule.expected, object[field], rule.clause);
      if (rule.clause !== null) this.#note(rule.clause, look);
    }
    const ruled = new Set(Object.keys(rules));
    const names = new Set([...Object.keys(object), ...this.#bound.keys()]);
    for (const field of names) {
      if (partial && !(field in object)) continue;
      this.#bind(field, object[field], view, ruled.has(field));
      const clause = this.#clauseOf(field);
      if (clause !== null) this.#note(clause, look);
    }
    this.kind.learn?.(this.facts, this);
  }

  #bind(field: string, value: unknown, view: string, ruled: boolean): void {
    const known = this.#bound.has(field) && !this.#loose.has(field) && !ruled;
    const before = this.#bound.get(field);
    // What no clause names may stand in one view and left out in another.
    const stated = this.#isNamed(field);
    const inBoth = stated || (before !== undefined && value !== undefined);
    if (known && inBoth && !this.kind.unstable?.includes(field)) {
      // What is null in one view may be left out in another.
      const found = differences(before ?? null, value ?? null);
      if (found.length > 0)
        this.#broken(field, view, `${toText(before)}, as it was seen before`, value, null);
    }
    if (field === 'status' && before !== value) this.#steps.push({ from: before, to: value });
    if (stated || value !== undefined) this.#bound.set(field, value);
    this.#loose.delete(field);
  }

  #isNamed(field: string): boolean {
    return this.#clauseOf(field) !== null;
  }

  /** The clause of a field, or null. */
  #clauseOf(field: string): string | null {
    const own = clauseOf(this.kind, field);
    return ledger.has(own) ? own : null;
  }

  #objectOf(body: unknown, view: string): Made {
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Made;
    throw new Violation(`${this.kind.name} in ${view}`, toText(body));
  }

  #broken(
    field: string,
    view: string,
    expected: string,
    value: unknown,
    clause: string | null,
  ): never {
    const named = clause ?? this.#clauseOf(field);
    const suffix = named === null ? '' : ` (${named})`;
    throw new Violation(
      `${field} of ${this.kind.name} (${this.key}), in ${view}, to be ${expected}${suffix}`,
      toText(value),
      view,
    );
  }
}

/** Transactions that an act must have, each with the rules of its fields. */
export interface Movement {
  readonly account: Account;
  readonly currency: string;
  /** What moved money, for people. */
  readonly name: string;
  /** Whether a transaction is one of its. */
  readonly owns: (row: Made) => boolean;
  readonly clause: string;
  /** One set of rules for each row; null where only their sum is stated. */
  readonly rows: readonly Readonly<Record<string, Rule>>[] | null;
  /** Whether its money must have moved by now, may have, must not, or must have been given back. */
  readonly due?: () => 'must' | 'may' | 'must not' | 'must be back';
  /** Whether what came was given back: a status may say so as well as rows of the way back. */
  readonly isBack?: true;
  /** What they come to by now, in hundredths. */
  readonly sum: () => number;
}

/** An event that must, or may, follow. */
export interface ExpectedEvent {
  readonly account: Account;
  /** Names, of which one is sent. */
  readonly names: readonly string[];
  /** Where it goes. */
  readonly path: string;
  readonly clause: string;
  /** Whether the data of an event is about it. */
  readonly about: (data: Made) => boolean;
  /** What its data shows, compared like a view. */
  readonly shows?: Thing;
  readonly rules?: Readonly<Record<string, Rule>>;
  /** What the model learns from it, such as the id of what it tells of. */
  readonly met?: (data: Made) => Promise<void>;
  readonly optional: boolean;
  /** Whether it may come any number of times: no clause names its occasions. */
  readonly recurs?: true;
}

/** How something is done: by an endpoint, by a payer beside it, or on a page. */
interface Way {
  readonly endpoint: string;
  readonly byPayer?: true;
  presses?(thing: Thing): unknown;
}

export class Model {
  readonly trial: Trial;
  readonly accounts: readonly Account[];
  /** Endpoints of the story that the target has. */
  readonly endpoints: ReadonlySet<string>;
  readonly things: Thing[] = [];
  readonly movements: Movement[] = [];
  expectedEvents: ExpectedEvent[] = [];
  /** The instant of the target's clock while it is frozen; null until something shows it. */
  now: number | null;
  /** The instant that was the first to be known: time stood still until then. */
  began: number | null;
  /** Filters that no clause states -> whether the target has them. */
  readonly filters = new Map<string, boolean>();
  /** Account and currency -> the balance that no transaction explains, in hundredths. */
  readonly openings = new Map<string, number>();
  /** Account -> the balance that its live mode has. */
  readonly liveBalances = new Map<string, unknown>();
  /** Names that merchants gave in live mode: there they are taken, too. */
  readonly #liveNames = new Set<string>();
  /** Key that was taken back -> who acts in its place. */
  readonly successors = new Map<string, Actor>();
  /** Whether time stands still unless a step moves it. */
  readonly frozen: boolean;
  /** List -> how often two of its filters were taken together, in this story or before. */
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

  /** Whether a command can be tried: by its endpoint, beside the API, or on a page. */
  can(command: Way): boolean {
    const { payer } = this.trial.context.control ?? {};
    if (command.presses && !payer) return false;
    return this.endpoints.has(command.endpoint) || this.isBesideApi(command);
  }

  /** Whether a payer does what no endpoint of the target simulates. */
  isBesideApi({ endpoint, byPayer }: Way): boolean {
    return byPayer === true && !this.endpoints.has(endpoint) && this.trial.context.pay !== null;
  }

  /** The account with a name. */
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
    /** What showed it. */
    readonly view: string;
    readonly partial?: boolean;
    readonly at?: string;
    /** Whether it was found, and may have been made at any moment of the story. */
    readonly isFound?: true;
  }): Thing<F> {
    const { body, view, partial = false, at } = spec;
    const id = spec.id ?? String(body['id']);
    const { isHeldToContracts: isStrict, context } = this.trial;
    const clock = (): number | null => (this.frozen ? this.now : null);
    const thing = new Thing({
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
    const created = body['created'] ?? body['transaction_date'];
    if (this.frozen && typeof created === 'string' && !Number.isNaN(Date.parse(created)))
      this.#noteTime(Date.parse(created));
    return thing;
  }

  #noteTime(instant: number): void {
    this.now ??= instant;
    this.began ??= instant;
  }

  /** The objects of a kind, in the order in which they were made. */
  all<F extends object>(kind: Kind<F>, account?: Account): readonly Thing<F>[] {
    return this.things.filter(
      (thing) => thing.kind === kind && (account === undefined || thing.account === account),
    ) as unknown as readonly Thing<F>[];
  }

  /** The object with an id. */
  byId<F extends object>(kind: Kind<F>, id: unknown): Thing<F> | undefined {
    return this.all(kind).find((thing) => thing.id === id);
  }

  /** Something has happened to an object: it and what is linked with it may be others now. */
  touch(thing: Thing): void {
    for (const one of this.linkedWith(thing)) {
      if (one !== thing) one.kind.stirs?.(one.facts);
      one.touch();
    }
  }

  /** An object and all that change with it, near and far. */
  linkedWith(thing: Thing): readonly Thing[] {
    const met = new Set([thing]);
    for (const one of met)
      for (const other of this.things) if (this.#areLinked(one, other)) met.add(other);
    return [...met];
  }

  #areLinked(one: Thing, other: Thing): boolean {
    const links = (thing: Thing): readonly string[] => thing.kind.links?.(thing.facts) ?? [];
    return links(one).includes(other.id) || links(other).includes(one.id);
  }

  /** Something has happened to money: the transactions with this value may be others now. */
  touchMoney(field: 'product_id' | 'reference_id', value: unknown): void {
    for (const thing of this.things)
      if (thing.kind.clauses === 'TXN-FIELD-id' && thing.seen(field) === value) thing.touch();
  }

  /** An event that must follow. */
  expectEvent(event: Omit<ExpectedEvent, 'path' | 'optional'> & Partial<ExpectedEvent>): void {
    const path = event.path ?? event.account.inbox;
    if (path !== null) this.expectedEvents.push({ optional: false, ...event, path });
  }

  /** Money that must have moved. */
  move(movement: Movement): void {
    this.movements.push(movement);
  }

  /** Something was made in live mode under the names of this body. */
  noteLive(body: unknown): void {
    for (const name of ['external_id', 'reference_id'])
      this.#liveNames.add(String(field(body, name)));
  }

  /** Whether live mode may have something under one of these names. */
  isNamedInLive(params: Readonly<Record<string, string>>): boolean {
    return Object.values(params).some((name) => this.#liveNames.has(name));
  }

  /** A value that is free, but the same for the same key during the run. */
  alike(question: string, value: string): void {
    this.trial.noteChoice(question, value);
  }

  /** A clause was compared: at the operation that was called last, where the look names none. */
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

/** A field of a body that must be an object. */
export const objectIn = (body: unknown, name: string): Made => {
  const value = field(body, name);
  return typeof value === 'object' && value !== null ? (value as Made) : {};
};
