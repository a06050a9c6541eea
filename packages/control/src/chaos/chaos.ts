// Schemas of webhook chaos: disturbed deliveries of an account, repeatable by their seed.
import { webhookChaos } from '@kasir/models';
import * as z from 'zod';

export const chaosInput = webhookChaos;
export type ChaosInput = z.infer<typeof chaosInput>;

export const chaos = chaosInput
  .extend({
    /** The number of disturbances so far. */
    done: z
      .object({
        duplicated: z.int().describe('Number of deliveries that were sent once more.'),
        reordered: z.int().describe('Number of deliveries that waited for the next one.'),
        delayed: z.int().describe('Number of delayed deliveries.'),
        dropped: z.int().describe('Number of lost attempts.'),
        stale: z.int().describe('Number of attempts that were signed with an old time.'),
        before_response: z
          .int()
          .describe(
            'Number of deliveries that were sent before the response of the request that caused them.',
          ),
      })
      .describe('Disturbances so far, by kind.'),
  })
  .describe('Webhook chaos, with what it has done.');
export type Chaos = z.infer<typeof chaos>;
