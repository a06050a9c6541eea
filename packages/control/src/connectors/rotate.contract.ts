// POST /accounts/{id}/connectors/{name}/rotate: add a new secret, or remove the former one.
import * as z from 'zod';
import { controlContract, nothing, objectErrors } from '../contract.ts';
import {
  byConnectorName,
  connector,
  connectorErrors,
  sealingErrors,
  sharedSecret,
} from './connector.ts';

export const rotateConnectorContract = controlContract({
  id: 'connectors.rotate',
  method: 'POST',
  path: '/accounts/{id}/connectors/{name}/rotate',
  summary: 'Rotate the shared secret: add a new one first, drop the former one later',
  role: 'admin',
  params: byConnectorName,
  query: nothing,
  body: z.discriminatedUnion('step', [
    z.strictObject({
      step: z.literal('add').describe('Adds a secret; both are used until the former is dropped.'),
      secret: sharedSecret.optional(),
    }),
    z.strictObject({
      step: z.literal('drop').describe('Drops the former secret; the newest one stays.'),
    }),
  ]),
  success: {
    status: 200,
    body: connector.extend({
      secret: z
        .string()
        .nullable()
        .describe('The new secret if the platform made it, shown only once; otherwise null.'),
    }),
  },
  errors: { ...objectErrors, ...sealingErrors, ...connectorErrors },
});
