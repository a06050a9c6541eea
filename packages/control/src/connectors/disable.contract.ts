// POST /accounts/{id}/connectors/{name}/disable: start no new operations at a connector.
import { controlContract, nothing, objectErrors } from '../contract.ts';
import { byConnectorName, connector } from './connector.ts';

export const disableConnectorContract = controlContract({
  id: 'connectors.disable',
  method: 'POST',
  path: '/accounts/{id}/connectors/{name}/disable',
  summary: 'Start no new operations at a connector; running ones continue',
  role: 'admin',
  params: byConnectorName,
  query: nothing,
  body: nothing,
  success: { status: 200, body: connector },
  errors: objectErrors,
});
