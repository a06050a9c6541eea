// Outcome scripts of an account: what channels do to the next work that fits. All of them are one
// row, so that a decision reads them at once.
import { recordKind } from '@kasir/core';
import { schemaOf, stateFields } from '@kasir/core/server';
import { works, type Work } from '../port.ts';
import * as z from 'zod';

/** One outcome, for `times` pieces of work in a row. */
export interface ScriptStep {
  readonly outcome: 'succeed' | 'fail' | 'pending' | 'time_out' | 'lose_answer';
  readonly failure: string | null;
  /** Milliseconds of real time that the response waits for the channel. */
  readonly delayMs: number;
  readonly times: number;
}

/** All that is named must fit. */
export interface ScriptMatch {
  readonly work?: Work | undefined;
  readonly channel?: string | undefined;
  /** Public ids. */
  readonly customer?: string | undefined;
  readonly object?: string | undefined;
  readonly reference?: string | undefined;
  readonly header?: string | undefined;
}

export interface Script {
  readonly id: string;
  readonly match: ScriptMatch;
  readonly steps: readonly ScriptStep[];
  readonly afterwards: 'end' | 'last' | 'again';
  /** How many pieces of work it has decided. */
  readonly used: number;
  readonly created: number;
}

export interface ScriptsState {
  /** In the order in which they are tried. */
  readonly scripts: readonly Script[];
}

const { count, id, line, moment, text } = stateFields;

const matchSchema = schemaOf<ScriptMatch>()(
  z.strictObject({
    work: z.enum(works).optional(),
    channel: text.optional(),
    customer: text.optional(),
    object: text.optional(),
    reference: text.optional(),
    header: text.optional(),
  }),
);

/** Longest that a step may hold a response up. */
const DELAY_MAX = 120_000;

const stepSchema = schemaOf<ScriptStep>()(
  z.strictObject({
    outcome: z.enum(['succeed', 'fail', 'pending', 'time_out', 'lose_answer']),
    failure: line,
    delayMs: count.max(DELAY_MAX),
    times: z.int().min(1),
  }),
);

const scriptSchema = schemaOf<Script>()(
  z.strictObject({
    id,
    match: matchSchema,
    steps: z.array(stepSchema).min(1),
    afterwards: z.enum(['end', 'last', 'again']),
    used: count,
    created: moment,
  }),
);

const scriptsSchema = schemaOf<ScriptsState>()(z.strictObject({ scripts: z.array(scriptSchema) }));

/** Kept also when a request is refused: the channel has done what it was asked. */
export const outcomeScripts = recordKind<ScriptsState>()({
  name: 'outcome_scripts',
  state: scriptsSchema,
  outlivesRefusal: true,
});

/** The id of the one row. */
export const SCRIPTS = 'scripts';

/** What every decision that may ask a channel reads. */
export const scriptNeed = { kind: outcomeScripts, id: SCRIPTS } as const;
