// Partners: businesses that sign their requests to the bank-standard endpoints, identified by a
// client id and registered by an operator.
import { recordKind } from '@kasir/core/resource';
import * as z from 'zod';

/**
 * `asymmetric`: every request is signed with the partner's RSA key, and has an API key.
 * `symmetric`: the RSA key only gets an access token; requests have that token and a signature made
 * with the client secret (SNAP-UNSPEC-01 and the standard's own two modes).
 */
export const partnerSignature = z
  .enum(['asymmetric', 'symmetric'])
  .describe('Signature methods of partners.');

/** The client id, as sent in X-PARTNER-ID and X-CLIENT-KEY. */
export const partnerId = z.string().regex(/^[\w.-]{1,64}$/, {
  error: 'Must be 1 to 64 letters, digits, dots, hyphens or underscores.',
});

export const partner = z
  .object({
    id: partnerId.describe('Id of the partner, sent as x-partner-id.'),
    account: z.string().describe('Id of the account.'),
    mode: z.enum(['test', 'live']).describe('Test or live mode.'),
    signature: partnerSignature.describe('Signature method of the partner.'),
    public_key: z.string().describe('Public RSA key of the partner, PEM.'),
    /** Number of rotations of the client secret. */
    secret_number: z
      .int()
      .optional()
      .describe('Number of times the signing secret was replaced; 0 when omitted.'),
    created: z.string().describe('Time of creation.'),
  })
  .describe('A partner that calls by the bank standard.');
export type Partner = z.infer<typeof partner>;

/** Stored in the system partition: their id identifies their account. */
export const partners = recordKind<Partner>()({
  name: 'partner',
  parent: ({ account }) => account,
});
