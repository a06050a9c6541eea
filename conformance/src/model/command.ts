// Operations as they are declared: what is sent, what must be returned, and what follows.
import type { Press } from '../control/control.ts';
import type { Made } from '../run/samples/sample.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Input } from '../wire/encode.ts';
import type { Account } from './account.ts';
import type { Kind, Model, Thing } from './model.ts';

/** What the clauses say of a call. */
export type Expectation =
  | { readonly is: 'accepted' }
  /** A status, and codes where the specification names them. */
  | {
      readonly is: 'refused';
      readonly clause: string;
      readonly status?: number;
      readonly codes?: readonly string[];
    }
  /** The target decides, but always alike in the same situation, and may refuse by some codes. */
  | { readonly is: 'open'; readonly question: string; readonly codes?: readonly string[] };

/** Factor -> the level of this call. */
export type Levels = Readonly<Record<string, string>>;

/** What a command is given to make its request. */
export interface Occasion<F extends object = object> {
  readonly model: Model;
  /** What it acts on. */
  readonly thing: Thing<F>;
  readonly levels: Levels;
  /** Values that replay. */
  readonly draw: SeededRandom;
}

/** A call as it was sent. */
export interface Sent<F extends object = object> {
  readonly model: Model;
  /** What it acts on; its facts may be a copy of those of the model. */
  readonly thing: Thing<F>;
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
  /** A payer does it, who may have another way than the endpoint that simulates it. */
  readonly byPayer?: true;
  /** What a payer presses on a page of the object, instead of a request; null without a page. */
  presses?(thing: Thing<F>): Press | null;
  /** Where the page leads when it was pressed on; undefined where that is open. */
  leads?(facts: F, sent: Sent<F>): unknown;
  /** Factor -> levels; every pair of levels of two factors is tried in time. */
  readonly factors: Readonly<Record<string, readonly string[]>>;
  /** Optional fields, as paths of the body, that are handed back as they were sent. */
  readonly extras?: readonly string[];
  /** Request header -> the header of the response that repeats it. */
  readonly repeats?: Readonly<Record<string, string>>;
  /** Whether it can be tried on this object at all. */
  fits?(facts: F): boolean;
  /** Whether the specification lets it carry an idempotency key. */
  readonly keyed?: true;
  /** How often it is chosen beside others; 1 by default. */
  readonly weight?: number;
  /** Builds the request; null where the levels make none. */
  input(occasion: Occasion<F>): Input | null;
  /** What must be returned, from what the model knows. */
  expects(facts: F, sent: Sent<F>): Expectation;
  /** What becomes of the facts of the object when it is accepted; `facts` is a copy to change. */
  change?(facts: F, sent: Sent<F>): void;
  /** Of two at once, whether this one was first, by what is seen of what it made. */
  wasFirst?(model: Model, thing: Thing<F>, body: Made): Promise<boolean>;
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
  readonly key: (n: number) => string;
}
