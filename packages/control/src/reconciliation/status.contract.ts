// GET /accounts/{id}/reconciliation: read statements by connector and day, and differences.
import * as z from 'zod';
import { byId, controlContract, objectErrors } from '../contract.ts';
import { connectorName } from '../connectors/connector.ts';
import { statementDate, statusView } from './statement.ts';

export const reconciliationStatusContract = controlContract({
  id: 'reconciliation.status',
  method: 'GET',
  path: '/accounts/{id}/reconciliation',
  summary: 'Read statements by connector and day, with totals and open differences (live mode)',
  role: 'viewer',
  params: byId,
  query: z.strictObject({
    connector: connectorName.optional().describe('Only statements of this connector.'),
    from: statementDate.optional().describe('The first day; 31 days before the last by default.'),
    to: statementDate.optional().describe('The last day; today by default.'),
  }),
  success: { status: 200, body: statusView },
  errors: objectErrors,
});
