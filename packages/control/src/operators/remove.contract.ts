// POST /operators/{name}/remove: remove an operator; its token becomes invalid at once.
import * as z from 'zod';
import { controlContract, nothing, objectErrors, reason } from '../contract.ts';
import { byName, operator } from './operator.ts';

export const removeOperatorContract = controlContract({
  id: 'operators.remove',
  method: 'POST',
  path: '/operators/{name}/remove',
  role: 'admin',
  summary: 'Remove an operator: its token becomes invalid at once',
  params: byName,
  query: nothing,
  body: z.strictObject({ reason }),
  success: { status: 200, body: operator },
  errors: objectErrors,
});
