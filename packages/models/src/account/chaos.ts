// Webhook chaos: the deliberate faults of an account's deliveries in test mode, repeatable by seed.
import * as z from 'zod';

const part = z.number().min(0).max(1).default(0);

export const webhookChaos = z.strictObject({
  seed: z.int().default(1),
  /** Names of the affected events; all when omitted. */
  events: z.array(z.string()).optional(),
  /** Fraction of the deliveries that are sent once more after they were acknowledged. */
  duplicate: part,
  /** Fraction of those that wait for the next one, at most `delay_ms`. */
  reorder: part,
  /** Fraction of those that are delayed, by at most `delay_ms`. */
  delay: part,
  /** On the clock of test accounts. */
  delay_ms: z.int().min(0).max(86_400_000).default(60_000),
  /** Fraction of the attempts that are lost: they are retried as after no response. */
  drop: part,
  /** Fraction of the attempts that are signed with a time that is too old. */
  stale_signature: part,
  /** Fraction of those that are sent before the response of the request that caused them. */
  before_response: part,
});
export type WebhookChaos = z.infer<typeof webhookChaos>;

/** The stored settings: they apply to the events after the id `after`, or to all. */
export const accountChaos = webhookChaos.extend({ after: z.string().nullable() });
export type AccountChaos = z.infer<typeof accountChaos>;
