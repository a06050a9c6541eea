// Defines the outcome scripts of an account: the results of the next matching tasks of channels.
// All of them are stored in one row, so that a decision reads them at once.
import { recordKind } from '@kasir/core/resource';
import { schemaOf, stateFields } from '@kasir/core/server';
import { works, type Work } from '../port.ts';
import * as z from 'zod';

/** One outcome, for `times` tasks in a row. */
export interface ScriptStep {
  readonly outcome: 'succeed' | 'fail' | 'pending' | 'time_out' | 'lose_response';
  readonly failure: string | null;
  /** Real time in milliseconds by which the channel delays the response. */
  readonly delayMs: number;
  readonly times: number;
}

/** The conditions of a script: all that are given must match. */
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
  /** Number of tasks that it has decided. */
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

/** The longest delay of a step, in milliseconds. */
const DELAY_MAX = 120_000;

const stepSchema = schemaOf<ScriptStep>()(
  z.strictObject({
    outcome: z.enum(['succeed', 'fail', 'pending', 'time_out', 'lose_response']),
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

/** Stored even when the request is refused: the channel has already performed the task. */
export const outcomeScripts = recordKind<ScriptsState>()({
  name: 'outcome_scripts',
  state: scriptsSchema,
  outlivesRefusal: true,
});

/** The id of the only row. */
export const SCRIPTS = 'scripts';

/** Declares the row that every decision reads when it may use a channel. */
export const scriptNeed = { kind: outcomeScripts, id: SCRIPTS } as const;
