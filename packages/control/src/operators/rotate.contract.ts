// POST /operators/{name}/rotate: replace the token of an operator.
import * as z from 'zod';
import { controlContract, nothing, objectErrors, reason } from '../contract.ts';
import { byName, newOperator } from './operator.ts';

export const rotateOperatorContract = controlContract({
  id: 'operators.rotate',
  method: 'POST',
  path: '/operators/{name}/rotate',
  role: 'admin',
  summary: 'Replace the token of an operator: the former one becomes invalid at once',
  params: byName,
  query: nothing,
  body: z.strictObject({ reason }),
  success: { status: 200, body: newOperator },
  errors: objectErrors,
});
