// POST /accounts/{id}/call: make an API request for a test account, without its key.
import { secret } from '@kasir/core';
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

export const callApiContract = controlContract({
  id: 'api.call',
  method: 'POST',
  path: '/accounts/{id}/call',
  role: 'operator',
  summary: 'Make a request of the API for an account (test mode)',
  params: byId,
  query: nothing,
  body: z.strictObject({
    method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']).describe('HTTP method.'),
    /** Path and query below the base URL. */
    path: z
      .string()
      .regex(/^\/[\x21-\x7e]*$/, { error: 'Must begin with / and be encoded.' })
      .describe('Path of the call, such as /refunds.'),
    headers: secret(z.record(z.string(), z.string())).default({}).describe('Headers by name.'),
    body: secret(z.unknown()).optional().describe('The request body.'),
  }),
  success: {
    status: 200,
    body: z.object({
      status: z.int().describe('HTTP status of the response.'),
      headers: z.record(z.string(), z.string()).describe('Headers by name.'),
      body: z.unknown().describe('The body, decoded from JSON.'),
      request_id: z.string().describe('Id of the request: the header request-id of its response.'),
    }),
  },
  errors: objectErrors,
});
