// GET /accounts/{id}/doubts: list the operations that an operator should check.
import * as z from 'zod';
import { byId, controlContract, next, objectErrors, page } from '../contract.ts';
import { connectorName } from '../connectors/connector.ts';
import { doubtView } from './doubt.ts';

export const listDoubtsContract = controlContract({
  id: 'doubts.list',
  method: 'GET',
  path: '/accounts/{id}/doubts',
  summary: 'List operations of connectors that an operator should check (live mode)',
  role: 'viewer',
  params: byId,
  query: z.strictObject({
    connector: connectorName.optional().describe('Only operations of this connector.'),
    ...page,
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(doubtView).describe('The operations of this page, newest first.'),
      next,
    }),
  },
  errors: objectErrors,
});
