// POST /accounts/{id}/reset: empty a test account; its keys, settings and URLs stay.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

export const resetAccountContract = controlContract({
  id: 'snapshots.reset',
  method: 'POST',
  path: '/accounts/{id}/reset',
  role: 'admin',
  summary: 'Empty an account; keys and settings stay (test mode)',
  params: byId,
  query: nothing,
  body: nothing,
  success: {
    status: 200,
    body: z.object({
      account: z.string().describe('Id of the account.'),
      deleted: z.int().describe('Number of deleted objects.'),
    }),
  },
  errors: objectErrors,
});
