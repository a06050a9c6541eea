// An outcome script: what channels do to the next payments, refunds and so on that it matches.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

/** What a channel is asked to do, and so what a script can decide. */
export const scriptedWork = z.enum(['payment', 'authorization', 'capture', 'refund', 'linking']);

/** One outcome, for one piece of work or for `times` of them in a row. */
export const scriptStep = z.strictObject({
  outcome: z.enum(['succeed', 'fail', 'pending', 'time_out', 'lose_answer']),
  /** A documented code, of `fail` and `time_out`; the channel's general one when left out. */
  failure_code: z.string().optional(),
  /** Milliseconds of real time that the channel takes: slow. */
  delay_ms: z.int().min(0).max(60_000).optional(),
  times: z.int().min(1).max(1_000).default(1),
});

/** All that is named must fit; nothing named fits everything. */
export const scriptMatch = z
  .strictObject({
    work: scriptedWork,
    channel_code: z.string(),
    customer_id: z.string(),
    reference_id: z.string(),
    /** Public id of an object, such as a payment method or a payment. */
    object: z.string(),
    /** Sent by requests as x-kasir-script. */
    header: z.string().regex(/^[\x21-\x7e]{1,100}$/),
  })
  .partial();

export const scriptInput = z.strictObject({
  match: scriptMatch.default({}),
  steps: z.array(scriptStep).min(1).max(100),
  /** After the last step: as if there were no script, the last step for ever, or from the start. */
  afterwards: z.enum(['end', 'last', 'again']).default('end'),
});
export type ScriptInput = z.infer<typeof scriptInput>;

export const script = scriptInput.extend({
  id: z.string(),
  created: timestamp,
  /** How many pieces of work it has decided. */
  used: z.int(),
  /** False when its steps are used up. */
  open: z.boolean(),
});
export type Script = z.infer<typeof script>;
