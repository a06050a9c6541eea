// GET /accounts/{id}/events: list events of an account with every attempt to deliver them.
import * as z from 'zod';
import { byId, commonErrors, controlContract, mode, next, page } from '../contract.ts';
import { eventStatus, eventView } from './event.ts';

export const listEventsContract = controlContract({
  id: 'events.list',
  method: 'GET',
  path: '/accounts/{id}/events',
  summary: 'List events with their attempts, newest first',
  params: byId,
  query: z.strictObject({
    mode: mode.default('test'),
    /** Public id of the object that the events are about. */
    subject: z.string().min(1).optional(),
    event: z.string().optional(),
    status: eventStatus.optional(),
    /** Only events undelivered for this cause, a `text` of `events.undelivered`. */
    trouble: z.string().min(1).optional(),
    ...page,
  }),
  success: { status: 200, body: z.object({ data: z.array(eventView), next }) },
  errors: commonErrors,
});
