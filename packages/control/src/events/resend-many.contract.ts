// POST /accounts/{id}/events/resend_many: resend many events, with the same ids and bytes.
import { moment } from '@kasir/core';
import * as z from 'zod';
import { byId, controlContract, mode, next, nothing, objectErrors } from '../contract.ts';

const RESEND_MAX = 500;

export const resendManyContract = controlContract({
  id: 'events.resend_many',
  method: 'POST',
  path: '/accounts/{id}/events/resend_many',
  summary: 'Send the events that a filter finds once more, oldest first, at most 500',
  params: byId,
  query: nothing,
  body: z.strictObject({
    mode: mode.default('test'),
    status: z.enum(['PENDING', 'DELIVERED', 'FAILED', 'UNROUTED']).optional(),
    event: z.string().optional(),
    subject: z.string().optional(),
    /** Only events that were tried and did not arrive. */
    undelivered: z.boolean().optional(),
    /** Only events undelivered for this cause, a `text` of `events.undelivered`. */
    trouble: z.string().min(1).optional(),
    from: moment.optional(),
    to: moment.optional(),
    /** The `next` of the previous call. */
    after: z.string().min(1).optional(),
    limit: z.int().min(1).max(RESEND_MAX).default(RESEND_MAX),
  }),
  success: {
    status: 200,
    body: z.object({
      webhook_ids: z.array(z.string()),
      /** Pass as `after` to continue with the remaining matches; null when none remain. */
      next,
    }),
  },
  errors: objectErrors,
});
