// DELETE /accounts/{id}/scripts: delete one outcome script, or all of an account.
import * as z from 'zod';
import { byId, controlContract, objectErrors } from '../contract.ts';

export const deleteScriptsContract = controlContract({
  id: 'scripts.delete',
  method: 'DELETE',
  path: '/accounts/{id}/scripts',
  role: 'operator',
  summary: 'Delete one outcome script, or all of an account',
  params: byId,
  query: z.strictObject({
    script: z.string().optional().describe('Id of the script; all scripts when omitted.'),
  }),
  success: {
    status: 200,
    body: z.object({ deleted: z.int().describe('Number of deleted items.') }),
  },
  errors: objectErrors,
});
