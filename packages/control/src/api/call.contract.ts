// POST /accounts/{id}/call: make an API request for a test account, without its key.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

export const callApiContract = controlContract({
  id: 'api.call',
  method: 'POST',
  path: '/accounts/{id}/call',
  summary: 'Make a request of the API for an account (test mode)',
  params: byId,
  query: nothing,
  body: z.strictObject({
    method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']),
    /** Path and query below the base URL. */
    path: z.string().regex(/^\/[\x21-\x7e]*$/, { error: 'Must begin with / and be encoded.' }),
    headers: z.record(z.string(), z.string()).default({}),
    body: z.unknown().optional(),
  }),
  success: {
    status: 200,
    body: z.object({
      status: z.int(),
      headers: z.record(z.string(), z.string()),
      body: z.unknown(),
      request_id: z.string(),
    }),
  },
  errors: objectErrors,
});
