// Schemas of outcome scripts, which decide what channels do with the payments, refunds and so on
// that match.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

/** The kinds of channel work that a script can decide. */
export const scriptedWork = z.enum(['payment', 'authorization', 'capture', 'refund', 'linking']);

/** One outcome, for `times` consecutive pieces of work. */
export const scriptStep = z.strictObject({
  outcome: z.enum(['succeed', 'fail', 'pending', 'time_out', 'lose_answer']),
  /** A documented code for `fail` and `time_out`; defaults to the general code of the channel. */
  failure_code: z.string().optional(),
  /** Real milliseconds that the channel takes. */
  delay_ms: z.int().min(0).max(60_000).optional(),
  times: z.int().min(1).max(1_000).default(1),
});

/** Every field that is set must match; an empty match fits all work. */
export const scriptMatch = z
  .strictObject({
    work: scriptedWork,
    channel_code: z.string(),
    customer_id: z.string(),
    reference_id: z.string(),
    /** Public id of an object, such as a payment method or a payment. */
    object: z.string(),
    /** The value of the request header x-kasir-script. */
    header: z.string().regex(/^[\x21-\x7e]{1,100}$/),
  })
  .partial();

export const scriptInput = z.strictObject({
  match: scriptMatch.default({}),
  steps: z.array(scriptStep).min(1).max(100),
  /** After the last step: end the script, repeat the last step forever, or start again. */
  afterwards: z.enum(['end', 'last', 'again']).default('end'),
});
export type ScriptInput = z.infer<typeof scriptInput>;

export const script = scriptInput.extend({
  id: z.string(),
  created: timestamp,
  /** Number of pieces of work that it has decided. */
  used: z.int(),
  /** False once its steps are used up. */
  open: z.boolean(),
});
export type Script = z.infer<typeof script>;
