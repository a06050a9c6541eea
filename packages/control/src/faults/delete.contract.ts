// DELETE /faults: delete one fault, or all of them.
import * as z from 'zod';
import { controlContract, objectErrors } from '../contract.ts';

export const deleteFaultsContract = controlContract({
  id: 'faults.delete',
  method: 'DELETE',
  path: '/faults',
  role: 'operator',
  summary: 'Delete one fault, or all of them',
  query: z.strictObject({
    fault: z.string().optional().describe('Id of the fault; all faults when omitted.'),
  }),
  success: {
    status: 200,
    body: z.object({ deleted: z.int().describe('Number of deleted items.') }),
  },
  errors: objectErrors,
});
