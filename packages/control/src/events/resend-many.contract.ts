// POST /accounts/{id}/events/resend_many: resend many events, with the same ids and bytes.
import { moment } from '@kasir/core';
import * as z from 'zod';
import { byId, controlContract, mode, next, nothing, objectErrors } from '../contract.ts';

const RESEND_MAX = 500;

export const resendManyContract = controlContract({
  id: 'events.resend_many',
  method: 'POST',
  path: '/accounts/{id}/events/resend_many',
  role: 'operator',
  summary: 'Send the events that a filter finds once more, oldest first, at most 500',
  params: byId,
  query: nothing,
  body: z.strictObject({
    mode: mode.default('test'),
    status: z
      .enum(['PENDING', 'DELIVERED', 'FAILED', 'UNROUTED'])
      .optional()
      .describe('Only those in this status.'),
    event: z.string().optional().describe('Name of the event, such as payment.succeeded.'),
    subject: z.string().optional().describe('Id of the object that the event is about.'),
    undelivered: z
      .boolean()
      .optional()
      .describe('True to select only events that were tried and did not arrive.'),
    /** Only events undelivered for this cause, a `text` of `events.undelivered`. */
    trouble: z
      .string()
      .min(1)
      .optional()
      .describe(
        'The reason that it has not arrived, and the remedy; null when it arrived or was not tried yet.',
      ),
    from: moment.optional().describe('Only those from this time on.'),
    to: moment.optional().describe('Only those up to this time.'),
    after: z
      .string()
      .min(1)
      .optional()
      .describe('The next of the previous call, to continue after it.'),
    limit: z
      .int()
      .min(1)
      .max(RESEND_MAX)
      .default(RESEND_MAX)
      .describe('Maximum number of items on a page.'),
  }),
  success: {
    status: 200,
    body: z.object({
      webhook_ids: z.array(z.string()).describe('Ids of the events that were resent.'),
      /** Pass as `after` to continue with the remaining matches; null when none remain. */
      next,
    }),
  },
  errors: objectErrors,
});
