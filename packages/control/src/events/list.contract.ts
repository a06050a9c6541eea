// GET /accounts/{id}/events: list events of an account with every attempt to deliver them.
import * as z from 'zod';
import { byId, commonErrors, controlContract, mode, next, page } from '../contract.ts';
import { eventStatus, eventView } from './event.ts';

export const listEventsContract = controlContract({
  id: 'events.list',
  method: 'GET',
  path: '/accounts/{id}/events',
  role: 'viewer',
  summary: 'List events with their attempts, newest first',
  params: byId,
  query: z.strictObject({
    mode: mode.default('test'),
    /** Public id of the object that the events are about. */
    subject: z.string().min(1).optional().describe('Only those about this object.'),
    event: z.string().optional().describe('Only those of this name.'),
    status: eventStatus.optional().describe('Only those in this status.'),
    /** Only events undelivered for this cause, a `text` of `events.undelivered`. */
    trouble: z
      .string()
      .min(1)
      .optional()
      .describe(
        'The reason that it has not arrived, and the remedy; null when it arrived or was not tried yet.',
      ),
    ...page,
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(eventView).describe('The items of this page, newest first.'),
      next,
    }),
  },
  errors: commonErrors,
});
