// GET /requests: find requests of the API, newest first.
import { moment } from '@kasir/core';
import * as z from 'zod';
import { commonErrors, controlContract, mode, next, page } from '../contract.ts';
import { loggedRequest } from './request.ts';

export const listRequestsContract = controlContract({
  id: 'requests.list',
  method: 'GET',
  path: '/requests',
  summary: 'Find requests of the API, newest first',
  query: z.strictObject({
    account: z.string().optional(),
    mode: mode.optional(),
    method: z.string().optional(),
    /** Contract id, such as `payment_requests.create`. */
    endpoint: z.string().optional(),
    /** A status such as 409, or a class such as 4xx. */
    status: z
      .string()
      .regex(/^[1-5](?:\d\d|xx)$/, { error: 'Must be a status such as 404, or 4xx.' })
      .optional(),
    error_code: z.string().optional(),
    /** Public id of an object that the request created, changed or named. */
    object: z.string().optional(),
    reference_id: z.string().optional(),
    from: moment.optional(),
    to: moment.optional(),
    ...page,
  }),
  success: { status: 200, body: z.object({ data: z.array(loggedRequest), next }) },
  errors: commonErrors,
});
