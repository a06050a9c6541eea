// POST /operators/current/token: replace the token of the calling operator.
import { commonErrors, controlContract, nothing, reason } from '../contract.ts';
import { newOperator } from './operator.ts';
import * as z from 'zod';

export const rotateOwnTokenContract = controlContract({
  id: 'operators.rotate_own',
  method: 'POST',
  path: '/operators/current/token',
  role: 'viewer',
  isAct: true,
  summary: 'Replace the own token: the former one becomes invalid at once',
  query: nothing,
  body: z.strictObject({ reason }),
  success: { status: 200, body: newOperator },
  errors: commonErrors,
});
