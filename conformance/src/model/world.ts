// Everything the model knows of a target: accounts, objects, money that must have moved, events
// that must follow, and the time.
import type { Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { field, type Actor } from '../wire/message.ts';
import type { Kind } from './kind.ts';
import type { Rule } from './rule.ts';
import { Thing } from './thing.ts';

/** An account of the story. */
export interface Account {
  readonly name: string;
  /** Its id, where it is known. */
  readonly id: string | null;
  /** Everybody who may act for it: with its own key, or as its platform. */
  readonly actors: readonly Actor[];
  /** Path at the receiver where its webhooks arrive, if they do. */
  readonly inbox: string | null;
  /** The token that they carry, if it is known. */
  readonly token: string | null;
  /** Whether nobody else uses it, so that its lists hold what the story made and nothing more. */
  readonly alone: boolean;
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
  /** What they come to by now, in hundredths. */
  readonly sum: () => number;
}

/** An event that must, or may, follow. */
export interface Promised {
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
}

export class World {
  readonly trial: Trial;
  readonly accounts: readonly Account[];
  /** Endpoints of the story that the target has. */
  readonly endpoints: ReadonlySet<string>;
  readonly things: Thing[] = [];
  readonly movements: Movement[] = [];
  promised: Promised[] = [];
  /** The instant of the target's clock while it is frozen; null as long as nothing told. */
  now: number | null = null;
  /** Account and currency -> the balance that no transaction explains, in hundredths. */
  readonly openings = new Map<string, number>();
  /** Whether time stands still unless a step moves it. */
  readonly frozen: boolean;
  /** Pairs of `kind x view` that were compared. */
  readonly compared = new Map<string, number>();

  constructor(spec: Pick<World, 'trial' | 'accounts' | 'frozen' | 'endpoints'>) {
    const { trial, accounts, frozen, endpoints } = spec;
    this.trial = trial;
    this.endpoints = endpoints;
    this.accounts = accounts;
    this.frozen = frozen;
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
  }): Thing<F> {
    const { body, view, partial = false } = spec;
    const id = spec.id ?? String(body['id']);
    const thing = new Thing({ ...spec, id });
    this.things.push(thing);
    thing.see(body, { view, partial });
    this.noteView(thing.kind.name, view);
    const created = body['created'];
    if (this.frozen && typeof created === 'string' && !Number.isNaN(Date.parse(created)))
      this.now ??= Date.parse(created);
    return thing;
  }

  /** The objects of a kind, in the order in which they were made. */
  all<F extends object>(kind: Kind<F>, account?: Account): readonly Thing<F>[] {
    return this.things.filter(
      (thing) =>
        thing.kind === (kind) &&
        (account === undefined || thing.account === account),
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
      if (thing.kind.clauses === 'TXN' && thing.seen(field) === value) thing.touch();
  }

  /** An event that must follow. */
  promise(event: Omit<Promised, 'path' | 'optional'> & Partial<Promised>): void {
    const path = event.path ?? event.account.inbox;
    if (path !== null) this.promised.push({ optional: false, ...event, path });
  }

  /** Money that must have moved. */
  move(movement: Movement): void {
    this.movements.push(movement);
  }

  /** A value that is free, but the same for the same key during the run. */
  alike(question: string, value: string): void {
    this.trial.noteChoice(question, value);
  }

  noteView(kind: string, view: string): void {
    const name = `${kind} x ${view}`;
    this.compared.set(name, (this.compared.get(name) ?? 0) + 1);
  }
}

/** A field of a body that must be an object. */
export const objectIn = (body: unknown, name: string): Made => {
  const value = field(body, name);
  return typeof value === 'object' && value !== null ? (value as Made) : {};
};
