// Webhook chaos: what happens to deliveries of an account on their way, the same for the same seed.
import { z } from 'zod';

const part = z.number().min(0).max(1).default(0);

export const chaosInput = z.strictObject({
  seed: z.int().default(1),
  /** Names of events it is limited to; all when left out. */
  events: z.array(z.string()).optional(),
  /** Part of the deliveries that are sent twice. */
  duplicate: part,
  /** Part of those that arrive after the next one. */
  reorder: part,
  /** Part of those that come later, by at most `delay_ms`. */
  delay: part,
  delay_ms: z.int().min(0).max(86_400_000).default(60_000),
  /** Part of those whose attempt is lost on the way: it is retried as after no answer. */
  drop: part,
  /** Part of those signed with a time that is too old. */
  stale_signature: part,
  /** Part of those sent before the response of the request that caused them. */
  before_response: part,
});
export type ChaosInput = z.infer<typeof chaosInput>;

export const chaos = chaosInput.extend({
  /** What was done so far. */
  done: z.object({
    duplicated: z.int(),
    reordered: z.int(),
    delayed: z.int(),
    dropped: z.int(),
    stale: z.int(),
    before_response: z.int(),
  }),
});
export type Chaos = z.infer<typeof chaos>;
