// GET /accounts/{id}/connectors: list the connectors of an account.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { connector } from './connector.ts';

export const listConnectorsContract = controlContract({
  id: 'connectors.list',
  method: 'GET',
  path: '/accounts/{id}/connectors',
  summary: 'List the connectors that an account uses in live mode',
  role: 'viewer',
  params: byId,
  query: nothing,
  success: {
    status: 200,
    body: z.object({
      data: z.array(connector).describe('The connectors, in the order in which they are tried.'),
    }),
  },
  errors: objectErrors,
});
