// POST /accounts/{id}/chaos: disturb webhooks of a test account on purpose.
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { chaos, chaosInput } from './chaos.ts';

export const setChaosContract = controlContract({
  id: 'chaos.set',
  method: 'POST',
  path: '/accounts/{id}/chaos',
  role: 'operator',
  summary: 'Duplicate, reorder, delay or drop webhooks, by a seed (test mode)',
  params: byId,
  query: nothing,
  body: chaosInput,
  success: { status: 200, body: chaos },
  errors: objectErrors,
});
