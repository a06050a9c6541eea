// Schemas of webhook chaos: disturbed deliveries of an account, repeatable by their seed.
import { webhookChaos } from '@kasir/models';
import * as z from 'zod';

export const chaosInput = webhookChaos;
export type ChaosInput = z.infer<typeof chaosInput>;

export const chaos = chaosInput.extend({
  /** The number of disturbances so far. */
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
