// Declares operations: what they send, the expected responses, and what follows.
import type { Press } from '../targets/control/control.ts';
import type { Made } from '../run/samples/sample.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Input } from '../targets/wire/encode.ts';
import type { Account } from './account.ts';
import type { Kind, ModelObject, Model } from './model.ts';

/** The response that the clauses require of a call. */
export type Expectation =
  | { readonly is: 'accepted' }
  /** A refusal, with a status and codes where the specification names them. */
  | {
      readonly is: 'refused';
      readonly clause: string;
      readonly status?: number;
      readonly codes?: readonly string[];
    }
  /** The target decides, but always alike in the same situation, and may refuse with some codes. */
  | { readonly is: 'open'; readonly question: string; readonly codes?: readonly string[] };

/** Factor -> the level of this call. */
export type Levels = Readonly<Record<string, string>>;

/** The situation in which a command builds its request. */
export interface Occasion<F extends object = object> {
  readonly model: Model;
  /** The object it acts on. */
  readonly thing: ModelObject<F>;
  readonly levels: Levels;
  /** Random values that are the same in a replay. */
  readonly draw: SeededRandom;
}

/** A call as it was sent. */
export interface Sent<F extends object = object> {
  readonly model: Model;
  /** The object it acts on; its facts may be a copy of those of the model. */
  readonly thing: ModelObject<F>;
  readonly account: Account;
  readonly levels: Levels;
  readonly input: Input;
}

/** An operation that a story can perform. */
export interface Command<F extends object = object> {
  readonly name: string;
  readonly endpoint: string;
  /** The kind it acts on; null when it creates something new. */
  readonly on: Kind<F> | null;
  /**
   * Set when a payer does it; a target may offer another way than the endpoint that simulates it.
   */
  readonly byPayer?: true;
  /**
   * Returns what a payer presses on a page of the object instead of a request; null without a page.
   */
  presses?(thing: ModelObject<F>): Press | null;
  /** Returns where the page leads after the press; undefined where that is open. */
  leads?(facts: F, sent: Sent<F>): unknown;
  /** Factor -> levels; every pair of levels of two factors is tried over time. */
  readonly factors: Readonly<Record<string, readonly string[]>>;
  /** Optional fields, as paths of the body, that are returned as they were sent. */
  readonly extras?: readonly string[];
  /**
   * Optional fields, as paths of the body, that no response has to show: any valid value is
   * accepted and changes nothing that the model knows.
   */
  readonly unshown?: readonly string[];
  /** Request header -> the header of the response that repeats it. */
  readonly repeats?: Readonly<Record<string, string>>;
  /** Returns whether it can be tried on this object at all. */
  fits?(facts: F): boolean;
  /** Set when the specification allows an idempotency key. */
  readonly keyed?: true;
  /** Its weight in the choice among commands; 1 by default. */
  readonly weight?: number;
  /** Builds the request; null when the levels allow none. */
  input(occasion: Occasion<F>): Input | null;
  /**
   * Returns the part of a body whose ids must exist; all of it by default. Ids in a field that
   * another one replaces need not exist.
   */
  named?(body: unknown): unknown;
  /** Returns the expected response, from what the model knows. */
  expects(facts: F, sent: Sent<F>): Expectation;
  /** Changes the facts of the object after acceptance; `facts` is a copy to change. */
  change?(facts: F, sent: Sent<F>): void;
  /**
   * Returns whether this one of two simultaneous calls came first, judged by the object it created.
   */
  wasFirst?(model: Model, thing: ModelObject<F>, body: Made): Promise<boolean>;
  /** Adds everything else that follows: new objects, money, events. */
  follows?(outcome: Outcome<F>): void | Promise<void>;
}

/** An accepted call. */
export interface Outcome<F extends object = object> extends Occasion<F> {
  readonly input: Input;
  readonly body: Made;
  /** Facts of the object before the call. */
  readonly before: F;
  /** Returns the key of an object that the call creates: the first, the second, ... */
  readonly key: (n: number) => string;
}
