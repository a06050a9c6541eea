// GET /search: find anything by an id, a reference, a name or a part of one.
import { objectId } from '@kasir/core';
import * as z from 'zod';
import { commonErrors, controlContract, mode } from '../contract.ts';

export const searchContract = controlContract({
  id: 'search.find',
  method: 'GET',
  path: '/search',
  role: 'viewer',
  summary: 'Find objects, requests, events, accounts and channels by id, reference or name',
  query: z.strictObject({
    q: z.string().min(1).max(255).describe('An id, a reference, a name, or a part of one.'),
    account: z.string().optional().describe('Only those of this account.'),
    mode: mode.default('test'),
    limit: z.int().min(1).max(100).default(20).describe('Maximum number of items on a page.'),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z
        .array(
          z.object({
            type: z
              .enum(['object', 'request', 'event', 'account', 'channel'])
              .describe('What was found.'),
            id: objectId,
            account: z.string().nullable().describe('Id of the account.'),
            title: z.string().describe('Short title.'),
            detail: z.string().describe('Further details.'),
          }),
        )
        .describe(
          'The matches, account by account; in an account the object or event with this id first.',
        ),
    }),
  },
  errors: commonErrors,
});
