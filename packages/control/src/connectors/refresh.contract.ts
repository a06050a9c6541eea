// POST /accounts/{id}/connectors/{name}/refresh: read the capabilities of a connector again.
import { controlContract, nothing, objectErrors } from '../contract.ts';
import { byConnectorName, connector, connectorErrors, sealingErrors } from './connector.ts';

export const refreshConnectorContract = controlContract({
  id: 'connectors.refresh',
  method: 'POST',
  path: '/accounts/{id}/connectors/{name}/refresh',
  summary: 'Read the capabilities of a connector again',
  role: 'admin',
  params: byConnectorName,
  query: nothing,
  body: nothing,
  success: { status: 200, body: connector },
  errors: { ...objectErrors, ...sealingErrors, ...connectorErrors },
});
