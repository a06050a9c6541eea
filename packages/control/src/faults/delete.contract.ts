// DELETE /faults: delete one fault, or all of them.
import * as z from 'zod';
import { controlContract, objectErrors } from '../contract.ts';

export const deleteFaultsContract = controlContract({
  id: 'faults.delete',
  method: 'DELETE',
  path: '/faults',
  summary: 'Delete one fault, or all of them',
  query: z.strictObject({ fault: z.string().optional() }),
  success: { status: 200, body: z.object({ deleted: z.int() }) },
  errors: objectErrors,
});
