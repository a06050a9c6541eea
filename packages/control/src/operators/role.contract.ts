// POST /operators/{name}/role: give an operator another role.
import * as z from 'zod';
import { controlContract, nothing, objectErrors, reason } from '../contract.ts';
import { role } from '../role.ts';
import { byName, operator } from './operator.ts';

export const setOperatorRoleContract = controlContract({
  id: 'operators.role',
  method: 'POST',
  path: '/operators/{name}/role',
  role: 'admin',
  summary: 'Give an operator another role',
  params: byName,
  query: nothing,
  body: z.strictObject({ role, reason }),
  success: { status: 200, body: operator },
  errors: objectErrors,
});
