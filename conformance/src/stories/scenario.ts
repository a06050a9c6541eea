// A scenario: a story written by a person, as data. Levels that a step leaves open are drawn, so
// that every seed plays it differently.
import type { Magic } from '../targets/magic/magic.ts';
import { USED_ELSEWHERE } from './levels.ts';

/** Factor -> its wanted level. */
type Levels = Readonly<Record<string, string>>;

/** One step: a command on what an earlier step has created, with some of its levels. */
export interface ScenarioStep {
  /** The command or act, by its name in stories. */
  readonly what: string;
  /**
   * The step, counted from 1, whose object it is about; 1.1 is the second object that step 1
   * created, and `1.0 invoice 0` the first invoice of its recurring payment.
   */
  readonly of?: number | `${number} invoice ${number}`;
  /** Levels that matter; all others are drawn. */
  readonly by?: Levels;
  /** The account that performs it, by its name in stories; the first one by default. */
  readonly as?: string;
  /** True for a step that some targets do not need, such as a confirmation of the holder. */
  readonly optional?: true;
}

export interface Scenario {
  /**
   * The id of its law: reports and known failures keep it, so it never changes and is never used
   * again.
   */
  readonly id: string;
  /** A sentence by which it can be selected. */
  readonly name: string;
  /** Returns whether the target lists the values that it needs. */
  readonly isPossible: (magic: Magic) => boolean;
  readonly steps: readonly ScenarioStep[];
}

/** Names a scenario, which is played where the target lists the values that it needs. */
export const scenario = (
  id: string,
  name: string,
  steps: readonly ScenarioStep[],
  isPossible: Scenario['isPossible'] = () => true,
): Scenario => ({ id, name, steps, isPossible });

/** Creates something. */
export const make = (what: string, by: Levels = {}): ScenarioStep => ({ what, by });

/** Creates something by an account, named as in stories. */
export const makeAs = (as: string, what: string, by: Levels = {}): ScenarioStep => ({
  what,
  by,
  as,
});

/** Sends the key of an earlier step again. */
export const again = (of: number, by: Levels = { how: 'the same request' }): ScenarioStep => ({
  what: 'send a key once more',
  of,
  by,
});

/** Does something with what an earlier step has created. */
export const on = (
  of: NonNullable<ScenarioStep['of']>,
  what: string,
  by: Levels = {},
): ScenarioStep => ({ what, of, by });

/** Does something if it can be done. */
export const onIfPossible = (of: NonNullable<ScenarioStep['of']>, what: string): ScenarioStep => ({
  what,
  of,
  optional: true,
});

const pass = (to: string): ScenarioStep => ({ what: 'let time pass', by: { to } });

/** Lets time pass: a minute, most of a day, or until just before, at or after the next timer. */
export const time = {
  minute: pass('a minute later'),
  tenMinutes: pass('ten minutes later'),
  midnight: pass('past midnight'),
  before: pass('before the next timer'),
  until: pass('at the next timer'),
  after: pass('after the next timer'),
  nearlyDay: pass('a minute before a day later'),
} as const;

/** The level for a call from another account, which must not know the objects of the call. */
export const byStranger = { 'sent by': 'another business' };

/** Accounts of a story beside its first one, by their names. */
export const child = 'its sub-account';
export const sibling = 'its other sub-account';
export const stranger = 'another business';

/** Levels of a command with a key, and with one that was used elsewhere. */
export const key = { idempotency: 'a key' };
export const usedKey = { idempotency: USED_ELSEWHERE };
