// POST /accounts/{id}/connectors: let an account use a connector in live mode.
import { httpUrl } from '@kasir/core';
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import {
  certificateDocument,
  connector,
  connectorErrors,
  connectorName,
  overrideReason,
  sealingErrors,
  sharedSecret,
} from './connector.ts';

export const addConnectorContract = controlContract({
  id: 'connectors.add',
  method: 'POST',
  path: '/accounts/{id}/connectors',
  summary: 'Add a connector that has its certificate; its capabilities are read',
  role: 'admin',
  params: byId,
  query: nothing,
  body: z.strictObject({
    name: connectorName,
    url: httpUrl.describe(
      'Base URL of the connector: https, or http to a loopback address. It may be private.',
    ),
    secret: sharedSecret,
    certificate: certificateDocument.optional(),
    override_reason: overrideReason.optional(),
    allow_http: z
      .boolean()
      .default(false)
      .describe('True to call it without TLS beyond loopback; never with card data.'),
  }),
  success: { status: 200, body: connector },
  errors: {
    ...objectErrors,
    DUPLICATE_ERROR: 409,
    ...sealingErrors,
    ...connectorErrors,
  },
});
