// GET /faults: list the active faults, with the number of requests that each affected.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';
import { injectedFault } from './fault.ts';

export const listFaultsContract = controlContract({
  id: 'faults.list',
  method: 'GET',
  path: '/faults',
  role: 'viewer',
  summary: 'List injected faults',
  query: nothing,
  success: {
    status: 200,
    body: z.object({
      data: z.array(injectedFault).describe('The injected faults, oldest first.'),
    }),
  },
  errors: commonErrors,
});
