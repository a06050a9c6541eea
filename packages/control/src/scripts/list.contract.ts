// GET /accounts/{id}/scripts: list the scripts of an account, with how often each was used.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { script } from './script.ts';

export const listScriptsContract = controlContract({
  id: 'scripts.list',
  method: 'GET',
  path: '/accounts/{id}/scripts',
  role: 'viewer',
  summary: 'List outcome scripts, in the order in which they are tried',
  params: byId,
  query: nothing,
  success: {
    status: 200,
    body: z.object({
      data: z.array(script).describe('The scripts, in the order in which they are tried.'),
    }),
  },
  errors: objectErrors,
});
