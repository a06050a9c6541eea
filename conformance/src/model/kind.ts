// Kinds of objects as they are declared: their fields, views, lists, events, and what happens to them
// by itself. Functions of a declaration are methods, so that a kind of its own facts is a kind like
// any other.
import type { Made } from '../run/samples/sample.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Input } from '../wire/encode.ts';
import type { Model } from './model.ts';
import type { Rule } from './rule.ts';
import type { Thing } from './thing.ts';

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
