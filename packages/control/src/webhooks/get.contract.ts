// GET /accounts/{id}/webhooks: read the data that a receiver needs, and delivery health.
import { deliveryReport } from '@kasir/models';
import * as z from 'zod';
import { byId, controlContract, mode, objectErrors } from '../contract.ts';

export const getWebhooksContract = controlContract({
  id: 'webhooks.get',
  method: 'GET',
  path: '/accounts/{id}/webhooks',
  role: 'operator',
  summary: 'Read token, signing secret, URLs and delivery health',
  params: byId,
  query: z.strictObject({ mode: mode.default('test') }),
  success: {
    status: 200,
    body: z.object({
      token: z
        .string()
        .describe('Verification token: deliveries carry it as the header x-callback-token.'),
      urls: z
        .record(z.string(), z.string())
        .describe('URLs to which events are sent, by event family.'),
      signing_secret: z.string().describe('Secret that signs deliveries.'),
      reports: z
        .array(deliveryReport)
        .describe(
          'Reports on deliveries, newest first: one for every six hours in which something was sent.',
        ),
    }),
  },
  errors: objectErrors,
});
