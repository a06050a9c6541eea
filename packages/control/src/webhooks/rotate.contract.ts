// POST /accounts/{id}/webhooks/rotate: add a new token or signing secret beside the former one.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { callbackToken } from '../accounts/settings.ts';
import { byId, controlContract, mode, nothing, objectErrors } from '../contract.ts';

const WEEK_MS = 7 * 86_400_000;
const DAY_MS = 86_400_000;

export const rotateWebhooksContract = controlContract({
  id: 'webhooks.rotate',
  method: 'POST',
  path: '/accounts/{id}/webhooks/rotate',
  role: 'admin',
  summary: 'Rotate the verification token or the signing secret (AUTH-13)',
  params: byId,
  query: nothing,
  body: z.strictObject({
    mode: mode.default('test'),
    secret: z
      .enum(['token', 'signing_secret'])
      .describe('The credential to replace: the token or the signing secret.'),
    /** The new token; defaults to a random one. */
    token: callbackToken.optional().describe('The new token; a random one when omitted.'),
    /**
     * Milliseconds of the account's clock for which the former value stays in use: deliveries are
     * signed with both secrets, and carry the former token. 0 ends its use at once.
     */
    overlap_ms: z
      .int()
      .min(0)
      .max(WEEK_MS)
      .default(DAY_MS)
      .describe('Milliseconds for which the former value stays in use; 0 ends its use at once.'),
  }),
  success: {
    status: 200,
    body: z.object({
      token: z
        .string()
        .describe('Verification token: deliveries carry it as the header x-callback-token.'),
      signing_secret: z.string().describe('Secret that signs deliveries.'),
      former_until: timestamp
        .nullable()
        .describe(
          'Time until which the former value stays in use; null when it is no longer used.',
        ),
    }),
  },
  errors: objectErrors,
});
