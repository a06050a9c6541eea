// GET /operators/current: read the operator to whom the token of the request belongs.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';
import { role } from '../role.ts';

export const getCurrentOperatorContract = controlContract({
  id: 'operators.current',
  method: 'GET',
  path: '/operators/current',
  role: 'viewer',
  summary: 'Read the name and the role of the operator to whom the token belongs',
  query: nothing,
  success: {
    status: 200,
    body: z.object({
      name: z.string().describe('Name of the operator; root for the control token.'),
      role,
    }),
  },
  errors: commonErrors,
});
