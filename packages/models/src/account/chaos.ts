// Webhook chaos: what deliveries of an account are put through on their way in test mode, the same
// again for the same seed.
import * as z from 'zod';

const part = z.number().min(0).max(1).default(0);

export const webhookChaos = z.strictObject({
  seed: z.int().default(1),
  /** Names of events it is limited to; all when left out. */
  events: z.array(z.string()).optional(),
  /** Part of the deliveries that are sent once more after they were acknowledged. */
  duplicate: part,
  /** Part of those that wait for the next one, `delay_ms` at most. */
  reorder: part,
  /** Part of those that come later, by at most `delay_ms`. */
  delay: part,
  /** On the clock of test accounts. */
  delay_ms: z.int().min(0).max(86_400_000).default(60_000),
  /** Part of the attempts that are lost on the way: they are retried as after no answer. */
  drop: part,
  /** Part of the attempts that are signed with a time that is too old. */
  stale_signature: part,
  /** Part of those that are sent before the response of the request that caused them. */
  before_response: part,
});
export type WebhookChaos = z.infer<typeof webhookChaos>;

/** The same as it is kept: it is for events after one, or for all. */
export const accountChaos = webhookChaos.extend({ after: z.string().nullable() });
export type AccountChaos = z.infer<typeof accountChaos>;
