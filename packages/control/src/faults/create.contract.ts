// POST /faults: inject a fault into requests of the API.
import { commonErrors, controlContract, nothing } from '../contract.ts';
import { faultInput, injectedFault } from './fault.ts';

export const createFaultContract = controlContract({
  id: 'faults.create',
  method: 'POST',
  path: '/faults',
  role: 'operator',
  summary: 'Inject a fault: a 5xx, latency, a connection cut before or after commit',
  query: nothing,
  body: faultInput,
  success: { status: 200, body: injectedFault },
  errors: commonErrors,
});
