// Webhook chaos: what happens to deliveries of an account on their way, the same for the same seed.
import { webhookChaos } from '@kasir/models';
import * as z from 'zod';

export const chaosInput = webhookChaos;
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
