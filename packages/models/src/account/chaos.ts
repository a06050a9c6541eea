// Webhook chaos: the deliberate faults of an account's deliveries in test mode, repeatable by seed.
import * as z from 'zod';

const part = z.number().min(0).max(1).default(0);

export const webhookChaos = z
  .strictObject({
    seed: z
      .int()
      .default(1)
      .describe('Seed of the random choices: the same seed makes the same choices.'),
    events: z
      .array(z.string())
      .optional()
      .describe('Names of the events to which it is limited; all when omitted.'),
    /** The number counts all events after the settings were made, whatever their names are. */
    next: z
      .int()
      .min(1)
      .optional()
      .describe('Number of the next events to which it is limited; all when omitted.'),
    duplicate: part.describe(
      'Share of the deliveries that are sent once more after they were acknowledged, from 0 to 1.',
    ),
    /** Such a delivery waits for the next one for at most `delay_ms`. */
    reorder: part.describe('Share of the deliveries that wait for the next one, from 0 to 1.'),
    /** Such a delivery is delayed by at most `delay_ms`. */
    delay: part.describe('Share of the deliveries that are delayed, from 0 to 1.'),
    delay_ms: z
      .int()
      .min(0)
      .max(86_400_000)
      .default(60_000)
      .describe('Maximum delay in milliseconds, on the clock of test accounts.'),
    /** Such an attempt is retried like one without a response. */
    drop: part.describe(
      'Share of the attempts that are lost on the way, from 0 to 1; they are retried.',
    ),
    lost_attempts: z
      .int()
      .min(0)
      .max(10)
      .optional()
      .describe(
        'Number of first attempts of every event that are lost on the way; they are retried.',
      ),
    stale_signature: part.describe(
      'Share of the attempts that are signed with a time that is too old, from 0 to 1.',
    ),
    before_response: part.describe(
      'Share of the deliveries that are sent before the response of the request that caused them, from 0 to 1.',
    ),
  })
  .describe('Deliberate disturbances of the webhooks of a test account.');
export type WebhookChaos = z.infer<typeof webhookChaos>;

/** The stored settings: they apply to the events after the id `after`, or to all. */
export const accountChaos = webhookChaos
  .extend({
    after: z
      .string()
      .nullable()
      .describe('Id of the event after which it applies; null for all events.'),
  })
  .describe('Webhook chaos as an account stores it.');
export type AccountChaos = z.infer<typeof accountChaos>;
