// POST /accounts/{id}/connectors/{name}/enable: let a connector begin operations again.
import { controlContract, nothing, objectErrors } from '../contract.ts';
import { byConnectorName, connector } from './connector.ts';

export const enableConnectorContract = controlContract({
  id: 'connectors.enable',
  method: 'POST',
  path: '/accounts/{id}/connectors/{name}/enable',
  summary: 'Let a connector begin operations again',
  role: 'admin',
  params: byConnectorName,
  query: nothing,
  body: nothing,
  success: { status: 200, body: connector },
  errors: objectErrors,
});
