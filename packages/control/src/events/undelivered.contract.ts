// GET /accounts/{id}/undelivered: count undelivered events by cause.
import * as z from 'zod';
import { byId, commonErrors, controlContract, mode } from '../contract.ts';
import { eventView } from './event.ts';

export const countUndeliveredContract = controlContract({
  id: 'events.undelivered',
  method: 'GET',
  path: '/accounts/{id}/undelivered',
  role: 'viewer',
  summary: 'Count the events that were tried and did not arrive, by their cause',
  params: byId,
  query: z.strictObject({ mode: mode.default('test') }),
  success: {
    status: 200,
    body: z.object({
      total: z.int().describe('Number of events that were tried and did not arrive.'),
      /** True when there are more than 10,000: only the newest 10,000 are counted. */
      more: z.boolean().describe('True when there are more than are counted here.'),
      /** The most frequent first. */
      causes: z
        .array(
          z.object({
            /** Pass as `trouble` to resend the events of this cause. */
            text: z.string().describe('The reason for the failure, as a sentence.'),
            remedy: z.string().describe('Remedy for it.'),
            count: z.int().describe('Number of events with this cause.'),
            /** The newest five events. */
            newest: z.array(eventView).describe('The newest events with this cause.'),
          }),
        )
        .describe('Causes of the failures, the most frequent first.'),
    }),
  },
  errors: commonErrors,
});
