// GET /accounts/{id}/undelivered: what did not arrive, counted by its cause.
import * as z from 'zod';
import { byId, commonErrors, controlContract, mode } from '../contract.ts';
import { eventView } from './event.ts';

export const countUndeliveredContract = controlContract({
  id: 'events.undelivered',
  method: 'GET',
  path: '/accounts/{id}/undelivered',
  summary: 'Count the events that were tried and did not arrive, by their cause',
  params: byId,
  query: z.strictObject({ mode: mode.default('test') }),
  success: {
    status: 200,
    body: z.object({
      total: z.int(),
      /** Whether there are more than were counted: at most 10,000 are, the newest. */
      more: z.boolean(),
      /** The most frequent first. */
      causes: z.array(
        z.object({
          /** Finds its events as `trouble` of a resend by filter. */
          text: z.string(),
          remedy: z.string(),
          count: z.int(),
          /** The newest five. */
          newest: z.array(eventView),
        }),
      ),
    }),
  },
  errors: commonErrors,
});
