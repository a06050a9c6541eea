// GET /accounts/{id}/reconciliation/lines: list lines of statements.
import * as z from 'zod';
import { byId, controlContract, next, objectErrors, page } from '../contract.ts';
import { connectorName } from '../connectors/connector.ts';
import { statementDate, statementLineView } from './statement.ts';

export const listStatementLinesContract = controlContract({
  id: 'reconciliation.lines',
  method: 'GET',
  path: '/accounts/{id}/reconciliation/lines',
  summary: 'List lines of statements, newest first (live mode)',
  role: 'viewer',
  params: byId,
  query: z
    .strictObject({
      connector: connectorName.optional().describe('Only lines of this connector.'),
      date: statementDate.optional().describe('Only lines of this day; needs a connector.'),
      status: z.enum(['MATCHED', 'DIFFERENT']).optional().describe('Only lines in this status.'),
      ...page,
    })
    .refine(({ connector, date }) => date === undefined || connector !== undefined, {
      path: ['connector'],
      error: 'This field is required when date is sent.',
    }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(statementLineView).describe('The items of this page, newest first.'),
      next,
    }),
  },
  errors: objectErrors,
});
