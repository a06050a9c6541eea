// GET /accounts/{id}/reconciliation/differences/{difference_id}: read one difference.
import { controlContract, nothing, objectErrors } from '../contract.ts';
import { byDifference, differenceView } from './statement.ts';

export const getDifferenceContract = controlContract({
  id: 'reconciliation.difference',
  method: 'GET',
  path: '/accounts/{id}/reconciliation/differences/{difference_id}',
  summary: 'Read one difference (live mode)',
  role: 'viewer',
  params: byDifference,
  query: nothing,
  success: { status: 200, body: differenceView },
  errors: objectErrors,
});
