// GET /accounts/{id}/routes: read the rules that choose connectors.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { routes } from './route.ts';

export const getRoutesContract = controlContract({
  id: 'routes.get',
  method: 'GET',
  path: '/accounts/{id}/routes',
  summary: 'Read the rules that choose the connectors of an account',
  role: 'viewer',
  params: byId,
  query: nothing,
  success: { status: 200, body: z.object({ routes }) },
  errors: objectErrors,
});
