// A scenario: a story that somebody has written, in words, as data. What a step leaves open is
// drawn, so that every seed tells it another way.
import type { Magic } from '../magic/magic.ts';

/** Option -> the level of it that is wanted. */
type Levels = Readonly<Record<string, string>>;

/** One step: a command on what an earlier step has made, with some of its options. */
export interface ScenarioStep {
  /** The command or act, as stories call it. */
  readonly what: string;
  /** The step, counted from 1, whose object it is about; 1.1 is the second that step 1 made. */
  readonly of?: number;
  /** Options that matter; all others are drawn. */
  readonly by?: Levels;
  /** The account that makes it, as stories call it; the first one where it is left out. */
  readonly as?: string;
}

export interface Scenario {
  /** A sentence by which it can be run. */
  readonly name: string;
  /** The product of the stories whose commands it uses. */
  readonly product: string;
  /** Whether the target lists the values that it is about; by default it needs none. */
  readonly isPossible?: (magic: Magic) => boolean;
  readonly steps: readonly ScenarioStep[];
}

/** Something is made. */
export const make = (what: string, by: Levels = {}): ScenarioStep => ({ what, by });

/** Something is made by an account, as stories call it. */
export const makeAs = (as: string, what: string, by: Levels = {}): ScenarioStep => ({
  what,
  by,
  as,
});

/** The key of an earlier step is sent once more. */
export const again = (of: number, by: Levels = { how: 'the same request' }): ScenarioStep => ({
  what: 'send a key once more',
  of,
  by,
});

/** Something happens to what an earlier step has made. */
export const on = (of: number, what: string, by: Levels = {}): ScenarioStep => ({ what, of, by });

const pass = (to: string): ScenarioStep => ({ what: 'let time pass', by: { to } });

/** A minute or most of a day passes, or time until just before, at or after what happens next. */
export const time = {
  minute: pass('a minute later'),
  tenMinutes: pass('ten minutes later'),
  midnight: pass('past midnight'),
  before: pass('before the next timer'),
  until: pass('at the next timer'),
  after: pass('after the next timer'),
  nearlyDay: pass('a minute before a day later'),
} as const;
