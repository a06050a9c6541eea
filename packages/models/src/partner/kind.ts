// Partners: businesses that sign their requests to the bank-standard endpoints, identified by a
// client id and registered by an operator.
import { recordKind } from '@kasir/core';
import * as z from 'zod';

/**
 * `asymmetric`: every request is signed with the partner's RSA key, and has an API key.
 * `symmetric`: the RSA key only gets an access token; requests have that token and a signature made
 * with the client secret (SNAP-UNSPEC-01 and the standard's own two modes).
 */
export const partnerSignature = z.enum(['asymmetric', 'symmetric']);

/** The client id, as sent in X-PARTNER-ID and X-CLIENT-KEY. */
export const partnerId = z.string().regex(/^[\w.-]{1,64}$/, {
  error: 'Must be 1 to 64 letters, digits, dots, hyphens or underscores.',
});

export const partner = z.object({
  id: partnerId,
  account: z.string(),
  mode: z.enum(['test', 'live']),
  signature: partnerSignature,
  /** RSA public key, PEM. */
  public_key: z.string(),
  /** Number of rotations of the client secret. */
  secret_number: z.int().optional(),
  created: z.string(),
});
export type Partner = z.infer<typeof partner>;

/** Stored in the system partition: their id identifies their account. */
export const partners = recordKind<Partner>()({
  name: 'partner',
  parent: ({ account }) => account,
});
