// A partner: the business behind a client id that signs its requests to the bank-standard
// endpoints, as an operator has registered it.
import { recordKind } from '@kasir/core';
import * as z from 'zod';

/**
 * `asymmetric`: every request is signed with the partner's RSA key, and carries an API key.
 * `symmetric`: the RSA key opens an access token only; requests carry that and a signature made
 * with the client secret (SNAP-UNSPEC-01 and the standard's own two modes).
 */
export const partnerSignature = z.enum(['asymmetric', 'symmetric']);

/** The client id that X-PARTNER-ID and X-CLIENT-KEY name. */
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
  /** How often the client secret was rotated. */
  secret_number: z.int().optional(),
  created: z.string(),
});
export type Partner = z.infer<typeof partner>;

/** Partners live in the system partition: their id says whose they are. */
export const partners = recordKind<Partner>()({
  name: 'partner',
  parent: ({ account }) => account,
});
