// POST /accounts/{id}/routes: replace the rules that choose connectors.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { routes } from './route.ts';

export const setRoutesContract = controlContract({
  id: 'routes.set',
  method: 'POST',
  path: '/accounts/{id}/routes',
  summary: 'Replace the rules that choose the connectors of an account',
  role: 'admin',
  params: byId,
  query: nothing,
  body: z.strictObject({ routes }),
  success: { status: 200, body: z.object({ routes }) },
  errors: objectErrors,
});
