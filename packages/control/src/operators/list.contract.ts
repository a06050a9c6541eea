// GET /operators: list the operators.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';
import { operator } from './operator.ts';

export const listOperatorsContract = controlContract({
  id: 'operators.list',
  method: 'GET',
  path: '/operators',
  role: 'admin',
  summary: 'List the operators, without their tokens',
  query: nothing,
  success: {
    status: 200,
    body: z.object({ data: z.array(operator).describe('All operators, by name.') }),
  },
  errors: commonErrors,
});
