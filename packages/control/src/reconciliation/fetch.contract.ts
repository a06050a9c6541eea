// POST /accounts/{id}/reconciliation/fetch: fetch the statement of a day now.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { connectorName } from '../connectors/connector.ts';
import { statementDate, statementView } from './statement.ts';

export const fetchStatementContract = controlContract({
  id: 'reconciliation.fetch',
  method: 'POST',
  path: '/accounts/{id}/reconciliation/fetch',
  summary: 'Fetch the statement of a day now, instead of at its next time (live mode)',
  role: 'operator',
  params: byId,
  query: nothing,
  body: z.strictObject({ connector: connectorName, date: statementDate }),
  success: { status: 200, body: statementView },
  errors: objectErrors,
});
