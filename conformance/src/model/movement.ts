// What must follow an act: movements of money, and events.
import type { Made } from '../run/samples/sample.ts';
import type { Account } from './account.ts';
import type { Rule } from './rule.ts';
import type { ModelObject } from './model-object.ts';

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
