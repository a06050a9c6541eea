// What outcome scripts may be as they are stored.
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';
import { works } from '../port.ts';
import type { Script, ScriptMatch, ScriptsState, ScriptStep } from './kind.ts';

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

export const scriptsSchema = schemaOf<ScriptsState>()(
  z.strictObject({ scripts: z.array(scriptSchema) }),
);
