// GET /accounts/{id}/webhooks: read the data that a receiver needs, and delivery health.
import { deliveryReport } from '@kasir/models';
import * as z from 'zod';
import { byId, controlContract, mode, objectErrors } from '../contract.ts';

export const getWebhooksContract = controlContract({
  id: 'webhooks.get',
  method: 'GET',
  path: '/accounts/{id}/webhooks',
  summary: 'Read token, signing secret, URLs and delivery health',
  params: byId,
  query: z.strictObject({ mode: mode.default('test') }),
  success: {
    status: 200,
    body: z.object({
      token: z.string(),
      urls: z.record(z.string(), z.string()),
      signing_secret: z.string(),
      /** One report for every six hours in which something was sent, newest first. */
      reports: z.array(deliveryReport),
    }),
  },
  errors: objectErrors,
});
