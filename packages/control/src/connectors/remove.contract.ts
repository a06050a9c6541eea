// DELETE /accounts/{id}/connectors/{name}: remove a disabled connector without open operations.
import * as z from 'zod';
import { controlContract, nothing, objectErrors } from '../contract.ts';
import { byConnectorName } from './connector.ts';

export const removeConnectorContract = controlContract({
  id: 'connectors.remove',
  method: 'DELETE',
  path: '/accounts/{id}/connectors/{name}',
  summary: 'Remove a disabled connector; what it has done cannot be refunded through it afterwards',
  role: 'admin',
  params: byConnectorName,
  query: nothing,
  success: {
    status: 200,
    body: z.object({
      name: z.string().describe('Name of the connector.'),
      removed: z.literal(true).describe('Always true.'),
    }),
  },
  errors: { ...objectErrors, CONNECTOR_IN_USE: 409 },
});
