// GET /search: find anything by an id, a reference, a name or a part of one.
import * as z from 'zod';
import { commonErrors, controlContract, mode } from '../contract.ts';

export const searchContract = controlContract({
  id: 'search.find',
  method: 'GET',
  path: '/search',
  summary: 'Find objects, requests, events, accounts and channels by id, reference or name',
  query: z.strictObject({
    q: z.string().min(1).max(255),
    account: z.string().optional(),
    mode: mode.default('test'),
    limit: z.int().min(1).max(100).default(20),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(
        z.object({
          type: z.enum(['object', 'request', 'event', 'account', 'channel']),
          id: z.string(),
          account: z.string().nullable(),
          title: z.string(),
          detail: z.string(),
        }),
      ),
    }),
  },
  errors: commonErrors,
});
