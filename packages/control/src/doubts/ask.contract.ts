// POST /accounts/{id}/doubts/{operation_id}/ask: ask the connector for an operation once more.
import { controlContract, nothing, objectErrors } from '../contract.ts';
import { byOperation, doubtView } from './doubt.ts';

export const askForDoubtContract = controlContract({
  id: 'doubts.ask',
  method: 'POST',
  path: '/accounts/{id}/doubts/{operation_id}/ask',
  summary: 'Ask the connector for an operation without an outcome once more, at once (live mode)',
  role: 'operator',
  params: byOperation,
  query: nothing,
  body: nothing,
  success: { status: 200, body: doubtView },
  errors: objectErrors,
});
