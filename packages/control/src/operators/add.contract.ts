// POST /operators: add an operator.
import * as z from 'zod';
import { commonErrors, controlContract, nothing, reason } from '../contract.ts';
import { role } from '../role.ts';
import { newOperator, operatorName } from './operator.ts';

export const addOperatorContract = controlContract({
  id: 'operators.add',
  method: 'POST',
  path: '/operators',
  role: 'admin',
  summary: 'Add an operator; the token is shown this once',
  query: nothing,
  body: z.strictObject({ name: operatorName, role, reason }),
  success: { status: 200, body: newOperator },
  errors: { ...commonErrors, DUPLICATE_ERROR: 409 },
});
