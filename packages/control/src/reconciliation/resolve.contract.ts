// POST .../reconciliation/differences/{difference_id}/resolve: resolve a difference.
import * as z from 'zod';
import { controlContract, nothing, objectErrors } from '../contract.ts';
import { byDifference, differenceView } from './statement.ts';

export const resolveDifferenceContract = controlContract({
  id: 'reconciliation.resolve',
  method: 'POST',
  path: '/accounts/{id}/reconciliation/differences/{difference_id}/resolve',
  summary: 'Resolve a difference with a note; no money moves (live mode)',
  role: 'operator',
  params: byDifference,
  query: nothing,
  body: z.strictObject({
    outcome: z
      .enum(['accepted', 'claimed'])
      .describe('accepted, or claimed from the connector or the processor.'),
    note: z.string().min(1).max(1_000).describe('Reason of the decision.'),
  }),
  success: { status: 200, body: differenceView },
  errors: objectErrors,
});
