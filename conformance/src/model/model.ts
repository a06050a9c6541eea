// Declares kinds of objects with their views and lists, and holds the objects, money and events of
// a story. Functions of a declaration are methods, so that a kind with its own facts is assignable
// to any kind.
import type { Dialect } from '@kasir/models';
import { clauses } from '../clauses.ts';
import { differences, toText } from '../differences.ts';
import type { Made } from '../run/samples/sample.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Trial } from '../run/trial.ts';
import { Violation } from '../violation.ts';
import type { Input } from '../targets/wire/encode.ts';
import { field, type Actor } from '../targets/wire/message.ts';
import type { Account } from './account.ts';
import { rulesOfAll, rulesOfWhatHappened } from './every-object.ts';
import type { Rule } from './rule.ts';

/** A way to read one object. */
export interface View<F extends object = object> {
  readonly name: string;
  /** The endpoint that it reads; a target without it lacks the view. */
  readonly endpoint: string;
  /** Returns whether there is something to read by now. */
  when?(facts: F): boolean;
  /** Set when it can be read in every version that its endpoint knows, by headers. */
  readonly inVersions?: true;
  /** Reads the object; undefined when it is not there. */
  read(
    model: Model,
    thing: ModelObject<F>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<unknown>;
  /** Set when it leaves out fields. */
  readonly partial?: boolean;
}

/** A list that shows all objects of a kind that match its query. */
export interface Listing<F extends object = object> {
  readonly endpoint: string;
  /** Set when it can be read in every version that its endpoint knows. */
  readonly inVersions?: true;
  /** Returns the path and query without which it cannot be read, from one of its objects. */
  within?(thing: ModelObject<F>): Pick<Input, 'params' | 'query'>;
  /** Returns whether it must show an object, must not, or may. */
  shows?(facts: F): 'always' | 'never' | 'open';
  /** Filters that match differently than by the value of their field. */
  readonly filters?: Readonly<Record<string, Filter<F>>>;
  readonly limit: { readonly min: number; readonly max: number } | null;
  /** Page size without a limit, if that is stated. */
  readonly standard?: number;
  /**
   * Set when the specification states limit and filters; unstated ones are used if the target has
   * them.
   */
  readonly isStated?: true;
  /** The name of its cursor parameter; null without one. */
  readonly cursor: string | null;
  /** Newest first, oldest first, one of the two as the target chooses, or any stable order. */
  readonly order: 'newest' | 'oldest' | 'by time' | 'stable';
  /** Returns whether it shows an object while no filter asks for others. */
  byDefault?(thing: ModelObject<F>, filters: readonly string[]): boolean;
  /** Set when it leaves out fields. */
  readonly partial?: boolean;
  /** Returns whether the model ignores a row, such as one of an object that it lacks. */
  leavesOpen?(row: Made, model: Model): boolean;
}

/** One filter of a list: a query made from an object, and the objects that it keeps. */
export interface Filter<F extends object = object> {
  query(like: ModelObject<F>, choice: Choice): Made | null;
  keeps(thing: ModelObject<F>, query: Made): boolean;
}

/** The values that a query may be drawn from. */
export interface Choice {
  readonly draw: SeededRandom;
  /** Every object of the list. */
  readonly all: readonly ModelObject[];
}

/** The form of the objects of a kind in a version that shows them differently. */
export interface Form<F extends object = object> {
  /** The id of an object in this version. */
  id(thing: ModelObject<F>): string;
  rules(facts: F, thing: ModelObject<F>, body: Made): Readonly<Record<string, Rule>>;
}

/** A kind of object, as the model declares it. */
export interface Kind<F extends object = object> {
  /** Its name in messages, e.g. `a QR code`. */
  readonly name: string;
  /** The clause of its id, from which those of its other fields derive; '' without any. */
  readonly clauses: string;
  /**
   * Returns the rules of its fields. All other fields are free but the same wherever they are seen.
   */
  rules(facts: F, thing: ModelObject<F>, body: Made): Readonly<Record<string, Rule>>;
  /** Version -> its form; all other versions show the objects alike. */
  readonly forms?: Readonly<Record<string, Form<F>>>;
  /** Fields that get a value of their own, unlike all others, when they are not sent. */
  readonly generated?: readonly string[];
  /** Fields without a rule that may change when something happens to the object. */
  readonly moving: readonly string[];
  /** Fields without a rule that may change at any time. */
  readonly unstable?: readonly string[];
  /** Returns the ids of objects that change together with it. */
  links?(facts: F): readonly string[];
  /**
   * Clears the facts that no clause determines after time has passed or a linked object has
   * changed, and returns whether anything may have changed.
   */
  clearUndetermined?(facts: F): boolean;
  /** Statuses that an object may pass unseen between two views. */
  readonly passing?: readonly string[];
  /** Status -> the event that must follow when it is reached. */
  readonly announces?: Readonly<Record<string, Announcement<F>>>;
  /** Sets the facts that the target has decided, once they were seen. */
  learn?(facts: F, thing: ModelObject<F>): void;
  readonly views: readonly View<F>[];
  readonly lists?: readonly Listing<F>[];
  /** Ends an object that would go on forever, after its story. */
  rest?(model: Model, thing: ModelObject<F>): Promise<void>;
  /**
   * Returns its class, which decides what may be done with it: its status and how it was created.
   */
  classOf(facts: F): string;
  /** Returns its future automatic changes, each at an instant in milliseconds. */
  timers?(facts: F, thing: ModelObject<F>): readonly Timer<F>[];
}

/** The event that announces a status. */
export interface Announcement<F extends object = object> {
  readonly names: readonly string[];
  /** The one of its names that the specification states, where only the service has others. */
  readonly stated?: string;
  readonly clause: string;
  /** Returns the receiver path it is sent to, or null for none; that of its account by default. */
  path?(thing: ModelObject<F>): string | null;
  /** Set when a new object with this status sends it, too: on every target, or by our contracts. */
  readonly fromStart?: 'stated' | 'ours';
  /** Returns whether an event is about the object; its id decides by default. */
  about?(data: Made, thing: ModelObject<F>): boolean;
}

/** An automatic change at an instant. */
export interface Timer<F extends object = object> {
  readonly name: string;
  readonly at: number;
  readonly clause: string;
  fire(facts: F, model: Model, thing: ModelObject<F>): void;
}

const ledger = clauses();

/** Returns the clause of a field, derived from the clause of its kind. */
const clauseOf = ({ clauses }: Kind, field: string): string =>
  clauses.slice(0, clauses.lastIndexOf('-') + 1) + field;

/** The view that showed an object, and how complete it is. */
export interface Look {
  /** The name of the view, for people and for the matrix of what was compared. */
  readonly view: string;
  /** Set when the view leaves out fields; those that are missing are not judged. */
  readonly partial?: boolean;
  /** The operation or event that showed it; by default the operation that was called last. */
  readonly at?: string;
}

/** A status that was seen after another one; `from` is undefined for the first. */
export interface StatusStep {
  readonly from: unknown;
  readonly to: unknown;
}

export class ModelObject<F extends object = object> {
  readonly kind: Kind<F>;
  readonly account: Account;
  /** Its name in steps: the step that created it, and its number among the objects of that step. */
  readonly key: string;
  readonly id: string;
  /** Its state, as the clauses determine it. */
  facts: F;
  /** Parameters of its own path, such as an external_id. */
  readonly params: Readonly<Record<string, string>>;
  readonly dialect: Dialect;
  readonly #clock: () => number | null;
  readonly #note: (clause: string, look: Look) => void;
  /** When it was last seen; before that, the earliest instant at which it may have been created. */
  #since: number | null;
  readonly #isStrict: boolean;
  readonly #bound = new Map<string, unknown>();
  /** The statuses seen since the last `takeSteps`, in order. */
  #steps: StatusStep[] = [];
  /** Fields that a step may have changed since they were last seen. */
  readonly #loose = new Set<string>();
  /** Version -> the object as it is seen in that version. */
  readonly #inVersions = new Map<string, ModelObject<F>>();

  constructor(spec: {
    readonly kind: Kind<F>;
    readonly account: Account;
    readonly key: string;
    readonly id: string;
    readonly facts: F;
    readonly params?: Readonly<Record<string, string>>;
    /** True when fields that no clause names must be present, too. */
    readonly isStrict?: boolean;
    readonly dialect?: Dialect;
    /** Returns the instant of the target's clock; null while unknown. */
    readonly clock?: () => number | null;
    /** The earliest instant at which it may have been created; now by default. */
    readonly since?: number | null;
    /** Called with every clause that a look has compared. */
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

  /** Returns a field as it was last seen. */
  seen(field: string): unknown {
    return this.#bound.get(field);
  }

  /** Marks the fields that its kind lets move as possibly changed. */
  touch(): void {
    for (const field of this.kind.moving) this.#loose.add(field);
    for (const other of this.#inVersions.values()) other.touch();
  }

  /**
   * Returns the object as a version shows it; its free fields stay the same within that version.
   */
  in(version: string): ModelObject<F> {
    const form = this.kind.forms?.[version];
    if (!form) return this;
    const known = this.#inVersions.get(version);
    if (known) {
      known.facts = this.facts;
      return known;
    }
    const { kind } = this;
    const other = new ModelObject<F>({
      kind: {
        ...kind,
        rules: (...args) => form.rules(...args),
        name: `${kind.name} in version ${version}`,
        // Facts are learned from the usual version only.
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

  /** Returns the status changes since the last call. */
  takeSteps(): readonly StatusStep[] {
    const steps = this.#steps;
    this.#steps = [];
    return steps;
  }

  /** Compares what a view shows with the model, and binds free fields. Throws `Violation`. */
  see(body: unknown, look: Look): void {
    const { view, partial = false } = look;
    const object = this.#objectOf(body, view);
    const now = this.#clock();
    const whereabouts = {
      account: this.account.id,
      moments: now === null ? null : { from: this.#since ?? now, to: now },
      isMade: this.#bound.size === 0,
      // No clause states that a new status counts as a change.
      isChanged:
        this.#isStrict &&
        this.#bound.has('status') &&
        object['status'] !== this.#bound.get('status'),
      had: (name: string) => (this.#bound.get(name) ?? null) !== null,
    };
    const rules = {
      ...rulesOfAll(object, whereabouts),
      ...this.kind.rules(this.facts, this, object),
    };
    this.#since = now;
    const happened = rulesOfWhatHappened(object, whereabouts);
    for (const [field, rule] of [...Object.entries(rules), ...Object.entries(happened)]) {
      if (!(field in object) && (partial || !(this.#isStrict || this.#isNamed(field)))) continue;
      if (!rule.holds(object[field]))
        this.#broken(field, view, rule.expected, object[field], rule.clause);
      if (rule.clause !== null) this.#note(rule.clause, look);
    }
    const ruled = new Set(Object.keys(rules).filter((field) => !rules[field]?.isPart));
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
    // A field that no clause names may be shown in one view and left out in another.
    const stated = this.#isNamed(field);
    const inBoth = stated || (before !== undefined && value !== undefined);
    if (known && inBoth && !this.kind.unstable?.includes(field)) {
      // A field that is null in one view may be left out in another.
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

  /** Returns the clause of a field; null without one. */
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

/** Transactions that an action must have, each with the rules of its fields. */
export interface Movement {
  readonly account: Account;
  readonly currency: string;
  /** The action that moved money, for people. */
  readonly name: string;
  /** Returns whether a transaction belongs to it. */
  readonly owns: (row: Made) => boolean;
  readonly clause: string;
  /** One set of rules for each transaction; null where only their sum is stated. */
  readonly rows: readonly Readonly<Record<string, Rule>>[] | null;
  /**
   * Returns whether its money must have moved by now, may have, must not, or must have been
   * returned.
   */
  readonly due?: () => 'must' | 'may' | 'must not' | 'must be back';
  /** Set when money was returned: a status may show that as well as reverse transactions. */
  readonly isBack?: true;
  /** Returns their sum by now, in hundredths. */
  readonly sum: () => number;
}

/** An event that must, or may, follow. */
export interface ExpectedEvent {
  readonly account: Account;
  /** Alternative names, of which one is sent. */
  readonly names: readonly string[];
  /** The receiver path that it is sent to. */
  readonly path: string;
  readonly clause: string;
  /** Returns whether the data of an event is about it. */
  readonly about: (data: Made) => boolean;
  /** The object that its data shows, compared like a view. */
  readonly shows?: ModelObject;
  readonly rules?: Readonly<Record<string, Rule>>;
  /** Learns from its data, such as the id of the object it announces. */
  readonly met?: (data: Made) => Promise<void>;
  readonly optional: boolean;
  /** Set when it may come any number of times: no clause names its occasions. */
  readonly recurs?: true;
}

/** A way to perform an operation: an endpoint, a payer outside the API, or a page. */
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
  /** Timers later than this after the beginning are ignored, in milliseconds. */
  horizon?: number;
  /** Filter that no clause states -> whether the target has it. */
  readonly filters = new Map<string, boolean>();
  /** Account and currency -> the balance that no transaction explains, in hundredths. */
  readonly openings = new Map<string, number>();
  /** Account -> its balance in live mode. */
  readonly liveBalances = new Map<string, unknown>();
  /** References that merchants have used in live mode. */
  readonly #liveNames = new Set<string>();
  /** Revoked key -> the actor that replaces it. */
  readonly successors = new Map<string, Actor>();
  /** True when time stands still unless a step moves it. */
  readonly frozen: boolean;
  /** List -> how often two of its filters were combined, in this story or before. */
  readonly turns: Map<string, number>;
  /** Open question -> what the target decided, in this story or before. */
  readonly decisions: Map<string, string>;

  constructor(
    spec: Pick<
      Model,
      'trial' | 'accounts' | 'frozen' | 'endpoints' | 'now' | 'turns' | 'decisions'
    >,
  ) {
    const { trial, accounts, frozen, endpoints, now, turns, decisions } = spec;
    this.turns = turns;
    this.decisions = decisions;
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

  /** Records the references in this body, with which something was created in live mode. */
  noteLive(body: unknown): void {
    for (const name of ['external_id', 'reference_id'])
      this.#liveNames.add(String(field(body, name)));
  }

  /** Returns whether live mode may have an object with one of these references. */
  isNamedInLive(params: Readonly<Record<string, string>>): boolean {
    return Object.values(params).some((name) => this.#liveNames.has(name));
  }

  /** Notes a value that is free, but must be the same for the same question during the run. */
  alike(question: string, value: string): void {
    this.trial.noteChoice(question, value);
    this.decisions.set(question, value);
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

/** Returns a copy of facts, to be changed; objects that they refer to stay the same. */
export const copyOf = <F>(facts: F): F => {
  if (facts instanceof ModelObject || typeof facts !== 'object' || facts === null) return facts;
  if (Array.isArray(facts)) return facts.map((one: unknown) => copyOf(one)) as F;
  return Object.fromEntries(Object.entries(facts).map(([name, one]) => [name, copyOf(one)])) as F;
};
