// The model of a target: the objects of a story, the money that has moved, and the events to come.
import type { Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { field, type Actor } from '../wire/message.ts';
import type { Account } from './account.ts';
import type { Command } from './command.ts';
import type { Kind } from './kind.ts';
import type { Rule } from './rule.ts';
import { Thing, type Look } from './thing.ts';

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
  can(command: Command): boolean {
    const { payer } = this.trial.context.control ?? {};
    if (command.presses && !payer) return false;
    return this.endpoints.has(command.endpoint) || this.isBesideApi(command);
  }

  /** Whether a payer does what no endpoint of the target simulates. */
  isBesideApi({ endpoint, byPayer }: Command): boolean {
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
