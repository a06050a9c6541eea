// Schemas of outcome scripts, which decide what channels do with the payments, refunds and so on
// that match.
import { createdAt, merchantReference, objectId } from '@kasir/core';
import * as z from 'zod';

export const scriptedWork = z
  .enum(['payment', 'authorization', 'capture', 'refund', 'linking'])
  .describe('Kinds of channel work that a script can decide.');

/** One outcome, for `times` consecutive payments, refunds and so on. */
export const scriptStep = z
  .strictObject({
    outcome: z
      .enum(['succeed', 'fail', 'pending', 'time_out', 'lose_response'])
      .describe('Outcome of the work.'),
    failure_code: z
      .string()
      .optional()
      .describe(
        'A documented code for the outcomes fail and time_out; the general one of the channel when omitted.',
      ),
    delay_ms: z
      .int()
      .min(0)
      .max(60_000)
      .optional()
      .describe('Milliseconds of real time that the channel takes.'),
    times: z
      .int()
      .min(1)
      .max(1_000)
      .default(1)
      .describe('Number of consecutive payments, refunds and so on.'),
  })
  .describe('One outcome, for one or more consecutive payments, refunds and so on.');

/** Every field that is set must match; an empty match applies to everything. */
export const scriptMatch = z
  .strictObject({
    work: scriptedWork.describe('Kind of channel work.'),
    channel_code: z.string().describe('Code of the payment channel, such as OVO or BCA.'),
    customer_id: z.string().describe('Id of the customer it belongs to.'),
    reference_id: merchantReference,
    object: z.string().describe('Id of an object, such as a payment method or a payment.'),
    header: z
      .string()
      .regex(/^[\x21-\x7e]{1,100}$/)
      .describe('Value of the request header x-kasir-script.'),
  })
  .partial()
  .describe('Conditions on the work that a script decides.');

export const scriptInput = z
  .strictObject({
    match: scriptMatch
      .default({})
      .describe(
        'Conditions on what it applies to: all fields that are set must match, and none matches everything.',
      ),
    steps: z.array(scriptStep).min(1).max(100).describe('Outcomes, one after the other.'),
    afterwards: z
      .enum(['end', 'last', 'again'])
      .default('end')
      .describe(
        'Behavior after the last step: end the script, repeat the last step forever, or start again.',
      ),
  })
  .describe('A script as it is set.');
export type ScriptInput = z.infer<typeof scriptInput>;

export const script = scriptInput
  .extend({
    id: objectId,
    created: createdAt,
    used: z.int().describe('Number of payments, refunds and so on that it has decided.'),
    /** False once its steps are used up. */
    open: z.boolean().describe('True while it has steps left.'),
  })
  .describe('Outcomes that channels produce for the next payments, refunds and so on that match.');
export type Script = z.infer<typeof script>;
