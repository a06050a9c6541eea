// POST /accounts/{id}/connectors/{name}/disable: give a connector nothing new.
import { controlContract, nothing, objectErrors } from '../contract.ts';
import { byConnectorName, connector } from './connector.ts';

export const disableConnectorContract = controlContract({
  id: 'connectors.disable',
  method: 'POST',
  path: '/accounts/{id}/connectors/{name}/disable',
  summary: 'Give a connector nothing new; what it has begun goes on',
  role: 'admin',
  params: byConnectorName,
  query: nothing,
  body: nothing,
  success: { status: 200, body: connector },
  errors: objectErrors,
});
