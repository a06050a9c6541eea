// POST /accounts/{id}/connectors/{name}/certify: replace the certificate of a connector.
import * as z from 'zod';
import { controlContract, nothing, objectErrors } from '../contract.ts';
import {
  byConnectorName,
  certificateDocument,
  connector,
  connectorErrors,
  overrideReason,
  sealingErrors,
} from './connector.ts';

export const certifyConnectorContract = controlContract({
  id: 'connectors.certify',
  method: 'POST',
  path: '/accounts/{id}/connectors/{name}/certify',
  summary: 'Replace the certificate of a connector, after it has a new version',
  role: 'admin',
  params: byConnectorName,
  query: nothing,
  body: z.strictObject({
    certificate: certificateDocument.optional(),
    override_reason: overrideReason.optional(),
  }),
  success: { status: 200, body: connector },
  errors: { ...objectErrors, ...sealingErrors, ...connectorErrors },
});
