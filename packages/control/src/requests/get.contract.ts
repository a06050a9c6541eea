// GET /requests/{id}: read a request by its Request-ID, with its response.
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { wholeRequest } from './request.ts';

export const getRequestContract = controlContract({
  id: 'requests.get',
  method: 'GET',
  path: '/requests/{id}',
  role: 'viewer',
  summary: 'Read a request by its Request-ID, with what was sent and received',
  params: byId,
  query: nothing,
  success: { status: 200, body: wholeRequest },
  errors: objectErrors,
});
