// POST /accounts/{id}/reconciliation/import: import lines of a statement.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { connectorName } from '../connectors/connector.ts';
import { importedLine, statementDate, statementView } from './statement.ts';

export const importStatementContract = controlContract({
  id: 'reconciliation.import',
  method: 'POST',
  path: '/accounts/{id}/reconciliation/import',
  summary: 'Import lines of a statement; each counts once, however often it is sent (live mode)',
  role: 'operator',
  params: byId,
  query: nothing,
  body: z.strictObject({
    connector: connectorName,
    date: statementDate,
    is_complete: z
      .boolean()
      .default(false)
      .describe('True with the last lines of the day: no more are expected.'),
    lines: z.array(importedLine).max(1_000).describe('The lines, in any order.'),
  }),
  success: { status: 200, body: statementView },
  errors: objectErrors,
});
