// GET /accounts/{id}/connectors/{name}: read a connector of an account.
import { controlContract, nothing, objectErrors } from '../contract.ts';
import { byConnectorName, connector } from './connector.ts';

export const getConnectorContract = controlContract({
  id: 'connectors.get',
  method: 'GET',
  path: '/accounts/{id}/connectors/{name}',
  summary: 'Read a connector of an account, without its secrets',
  role: 'viewer',
  params: byConnectorName,
  query: nothing,
  success: { status: 200, body: connector },
  errors: objectErrors,
});
