// GET /accounts/{id}/events/{webhook_id}: read an event with its attempts.
import * as z from 'zod';
import { controlContract, mode, objectErrors } from '../contract.ts';
import { eventView } from './event.ts';

export const getEventContract = controlContract({
  id: 'events.get',
  method: 'GET',
  path: '/accounts/{id}/events/{webhook_id}',
  role: 'viewer',
  summary: 'Read an event with its attempts, and why it has not arrived',
  params: z.object({
    id: z.string().describe('Id of the object that the call is about.'),
    webhook_id: z.string().describe('Id of the event: the header webhook-id of its deliveries.'),
  }),
  query: z.strictObject({ mode: mode.default('test') }),
  success: { status: 200, body: eventView },
  errors: objectErrors,
});
