// What the model knows of a kind of object and of an operation: declarations that every view,
// story and race uses alike. Methods, so that a kind of its own facts is a kind like any other.
import type { Made } from '../run/samples/sample.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Input } from '../wire/encode.ts';
import type { Rule } from './rule.ts';
import type { Thing } from './thing.ts';
import type { Account, World } from './world.ts';

/** A way in which one object is seen. */
export interface View<F extends object = object> {
  readonly name: string;
  /** The endpoint it reads; a target without it has no such view. */
  readonly endpoint: string;
  /** Whether there is something to see by now. */
  when?(facts: F): boolean;
  /** What the view shows of the object; undefined when it is not there. */
  read(world: World, thing: Thing<F>): Promise<unknown>;
  /** Leaves out fields. */
  readonly partial?: boolean;
}

/** A list in which all objects of a kind stand that its query keeps. */
export interface Listing<F extends object = object> {
  readonly endpoint: string;
  /** Headers without which it cannot be read, such as a version. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Path and query without which it cannot be read, from one of its objects. */
  within?(thing: Thing<F>): Pick<Input, 'params' | 'query'>;
  /** Whether it shows an object; where that is open it may, and all others it must. */
  shows?(facts: F): 'always' | 'never' | 'open';
  /** Filter -> a query from an object, and which objects it keeps. */
  readonly filters: Readonly<Record<string, Filter<F>>>;
  readonly limit: { readonly min: number; readonly max: number } | null;
  /** Names of the cursors, where it has any. */
  readonly cursor: string | null;
  /** Whether rows stand newest first, oldest first, or in an order that is free but stable. */
  readonly order: 'newest' | 'oldest' | 'stable';
  /** Leaves out fields. */
  readonly partial?: boolean;
}

/** One filter of a list: a query made from an object, and the objects that it keeps. */
export interface Filter<F extends object = object> {
  query(thing: Thing<F>): Made | null;
  keeps(thing: Thing<F>, like: Thing<F>): boolean;
}

/** A kind of object. */
export interface Kind<F extends object = object> {
  /** For people, e.g. `a QR code`. */
  readonly name: string;
  /** Prefix of the clauses of its fields, e.g. `QR`. */
  readonly clauses: string;
  /** What its fields must be. All fields left out are free but the same wherever they are seen. */
  rules(facts: F, thing: Thing<F>, shown: Made): Readonly<Record<string, Rule>>;
  /** Fields without a rule that may change when something happens to the object. */
  readonly moving: readonly string[];
  /** Fields of which nothing is said, not even that they stay. */
  readonly unstable?: readonly string[];
  /** Ids of objects that change with it, or it with them. */
  links?(facts: F): readonly string[];
  /**
   * Time has passed, or something was done to an object that is linked with it: opens what no clause
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
  /** The class that decides what may be done with it: its status and what it was made with. */
  classOf(facts: F): string;
  /** When something will happen to it by itself, as an instant in milliseconds, and what. */
  timers?(facts: F, thing: Thing<F>): readonly Timer<F>[];
}

/** The event of a status. */
export interface Announcement<F extends object = object> {
  readonly names: readonly string[];
  readonly clause: string;
  /** Whether an event is about the object; by its id where it is left out. */
  about?(data: Made, thing: Thing<F>): boolean;
}

/** Something that happens at an instant. */
export interface Timer<F extends object = object> {
  readonly name: string;
  readonly at: number;
  readonly clause: string;
  fire(facts: F, world: World, thing: Thing<F>): void;
}

/** What the clauses say of a call. */
export type Answer =
  | { readonly is: 'accepted' }
  /** A status, and codes where the specification names them. */
  | {
      readonly is: 'refused';
      readonly clause: string;
      readonly status?: number;
      readonly codes?: readonly string[];
    }
  /** The target decides, but always alike in the same situation. */
  | { readonly is: 'open'; readonly question: string };

/** Factor -> the level of this call. */
export type Levels = Readonly<Record<string, string>>;

/** What a command is given to make its request. */
export interface Occasion<F extends object = object> {
  readonly world: World;
  /** What it acts on. */
  readonly thing: Thing<F>;
  readonly levels: Levels;
  /** Values that replay. */
  readonly draw: SeededRandom;
}

/** A call as it was sent. */
export interface Asked {
  readonly world: World;
  readonly account: Account;
  readonly levels: Levels;
  readonly input: Input;
}

/** An operation. */
export interface Command<F extends object = object> {
  readonly name: string;
  readonly endpoint: string;
  /** The kind it acts on; null makes something new. */
  readonly on: Kind<F> | null;
  /** Factor -> levels; every pair of levels of two factors is tried in time. */
  readonly factors: Readonly<Record<string, readonly string[]>>;
  /** Whether it can be tried on this object at all. */
  fits?(facts: F): boolean;
  /** Whether the specification lets it carry an idempotency key. */
  readonly keyed?: true;
  /** How often it is chosen beside others; 1 by default. */
  readonly weight?: number;
  /** Builds the request; null where the levels make none. */
  input(occasion: Occasion<F>): Input | null;
  /** What must be answered, from what the model knows. */
  answer(facts: F, asked: Asked): Answer;
  /** What becomes of the facts of the object when it is accepted; `facts` is a copy to change. */
  change?(facts: F, levels: Levels, input: Input): void;
  /** What else follows: new objects, money, events. */
  follows?(outcome: Outcome<F>): void | Promise<void>;
}

/** An accepted call. */
export interface Outcome<F extends object = object> extends Occasion<F> {
  readonly input: Input;
  readonly body: Made;
  /** Facts of the object before the call. */
  readonly before: F;
  /** Names the objects that the call makes: the first, the second, ... */
  key(n: number): string;
}
