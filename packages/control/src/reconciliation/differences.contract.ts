// GET /accounts/{id}/reconciliation/differences: list what does not match.
import * as z from 'zod';
import { byId, controlContract, next, objectErrors, page } from '../contract.ts';
import { connectorName } from '../connectors/connector.ts';
import { differenceView } from './statement.ts';

export const listDifferencesContract = controlContract({
  id: 'reconciliation.differences',
  method: 'GET',
  path: '/accounts/{id}/reconciliation/differences',
  summary: 'List lines and operations that do not match, newest first (live mode)',
  role: 'viewer',
  params: byId,
  query: z.strictObject({
    status: z
      .enum(['OPEN', 'RESOLVED', 'CLEARED'])
      .default('OPEN')
      .describe('Only differences in this status.'),
    connector: connectorName.optional().describe('Only differences of this connector.'),
    ...page,
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(differenceView).describe('The items of this page, newest first.'),
      next,
    }),
  },
  errors: objectErrors,
});
