// POST /accounts/{id}/partners: register a partner that signs its requests, or change its key.
import { partner, partnerId, partnerSignature } from '@kasir/models';
import * as z from 'zod';
import { byId, controlContract, mode, nothing, objectErrors } from '../contract.ts';

export const registerPartnerContract = controlContract({
  id: 'partners.register',
  method: 'POST',
  path: '/accounts/{id}/partners',
  role: 'admin',
  summary: 'Register a partner of the bank standard, or change its key',
  params: byId,
  query: nothing,
  body: z.strictObject({
    /** The client id, which the partner sends as X-PARTNER-ID. */
    id: partnerId.describe('Id of the partner, sent as x-partner-id.'),
    mode: mode.default('test'),
    signature: partnerSignature.default('asymmetric').describe('Signature method of the partner.'),
    /** A public RSA key of at least 2,048 bits, in PEM format. */
    public_key: z.string().max(10_000).describe('Public RSA key of the partner, PEM.'),
  }),
  success: {
    status: 200,
    body: partner.extend({
      client_secret: z
        .string()
        .nullable()
        .describe(
          'Secret of the partner, which is shown only once; null where it signs with its key.',
        ),
    }),
  },
  errors: { ...objectErrors, DUPLICATE_ERROR: 409 },
});
