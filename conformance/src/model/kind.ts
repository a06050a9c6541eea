// Declares kinds of objects with their views and lists. Functions of a declaration are methods, so
// that a kind with its own facts is assignable to any kind.
import type { Made } from '../run/samples/sample.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Input } from '../wire/encode.ts';
import type { Rule } from './rule.ts';
import type { ModelObject } from './model-object.ts';
import type { Model } from './model.ts';

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
  /** Statuses that may go unseen between two looks. */
  readonly passing?: readonly string[];
  /** Status -> the event that must follow when it is reached. */
  readonly announces?: Readonly<Record<string, Announcement<F>>>;
  /** Takes over what the target has decided, once that was seen. */
  learn?(facts: F, thing: ModelObject<F>): void;
  readonly views: readonly View<F>[];
  readonly lists?: readonly Listing<F>[];
  /** Ends what would go on forever, after its story is over. */
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
