// POST /accounts/{id}/partners: register a partner that signs its requests, or change its key.
import { createPublicKey } from 'node:crypto';
import { partner, partnerId, partnerSignature } from '@kasir/models';
import { z } from 'zod';
import { byId, controlContract, mode, nothing, objectErrors } from '../contract.ts';

/** Bits that an RSA key has at least. */
const RSA_BITS = 2_048;

const isRsaKey = (pem: string): boolean => {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey(pem);
    const bits = asymmetricKeyDetails?.modulusLength ?? 0;
    return !pem.includes('PRIVATE') && asymmetricKeyType === 'rsa' && bits >= RSA_BITS;
  } catch {
    return false;
  }
};

export const registerPartnerContract = controlContract({
  id: 'partners.register',
  method: 'POST',
  path: '/accounts/{id}/partners',
  summary: 'Register a partner of the bank standard, or change its key',
  params: byId,
  query: nothing,
  body: z.strictObject({
    /** The client id: what the partner sends as X-PARTNER-ID. */
    id: partnerId,
    mode: mode.default('test'),
    signature: partnerSignature.default('asymmetric'),
    public_key: z
      .string()
      .max(10_000)
      .refine(isRsaKey, {
        error: `Must be a public RSA key of at least ${RSA_BITS} bits in PEM.`,
      }),
  }),
  success: { status: 200, body: partner.extend({ client_secret: z.string().nullable() }) },
  errors: { ...objectErrors, DUPLICATE_ERROR: 409 },
});
