// POST /accounts/{id}/events/resend: resend an event, with the same id and bytes.
import * as z from 'zod';
import { byId, controlContract, mode, nothing, objectErrors } from '../contract.ts';

export const resendEventContract = controlContract({
  id: 'events.resend',
  method: 'POST',
  path: '/accounts/{id}/events/resend',
  role: 'operator',
  summary: 'Send an event once more, with the same id and bytes',
  params: byId,
  query: nothing,
  body: z.strictObject({
    mode: mode.default('test'),
    webhook_id: z
      .string()
      .min(1)
      .describe('Id of the event: the header webhook-id of its deliveries.'),
  }),
  success: {
    status: 200,
    body: z.object({
      webhook_id: z.string().describe('Id of the event: the header webhook-id of its deliveries.'),
    }),
  },
  errors: objectErrors,
});
