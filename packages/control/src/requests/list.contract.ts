// GET /requests: find requests of the API, newest first.
import { moment } from '@kasir/core';
import * as z from 'zod';
import { commonErrors, controlContract, mode, next, page } from '../contract.ts';
import { loggedRequest } from './request.ts';

export const listRequestsContract = controlContract({
  id: 'requests.list',
  method: 'GET',
  path: '/requests',
  role: 'viewer',
  summary: 'Find requests of the API, newest first',
  query: z.strictObject({
    account: z.string().optional().describe('Only those of this account.'),
    mode: mode.optional(),
    method: z.string().optional().describe('Only those with this HTTP method.'),
    /** Contract id, such as `payment_requests.create`. */
    endpoint: z
      .string()
      .optional()
      .describe('Only those of this endpoint, such as refunds.create.'),
    /** A status such as 409, or a class such as 4xx. */
    status: z
      .string()
      .regex(/^[1-5](?:\d\d|xx)$/, { error: 'Must be a status such as 404, or 4xx.' })
      .optional()
      .describe('Only those with a status such as 409, or of a class such as 4xx.'),
    error_code: z.string().optional().describe('Only those with this error code.'),
    /** Public id of an object that the request created, changed or named. */
    object: z
      .string()
      .optional()
      .describe('Only those that created, changed or named this object.'),
    reference_id: z.string().optional().describe('Only those with this reference.'),
    from: moment.optional().describe('Only those from this time on.'),
    to: moment.optional().describe('Only those up to this time.'),
    ...page,
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(loggedRequest).describe('The items of this page, newest first.'),
      next,
    }),
  },
  errors: commonErrors,
});
