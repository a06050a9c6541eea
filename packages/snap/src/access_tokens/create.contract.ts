// POST /snap/v1.0/access-token/b2b: get an access token, for partners that sign with a client
// secret.
import { common, endpoint, secret } from '@kasir/core';
import * as z from 'zod';
import { tokenHeaders } from '../headers.ts';
import { services, standardFields } from '../response-codes.ts';

const { SERVER_ERROR, ...read } = common.read;

export const createAccessTokenContract = endpoint({
  id: 'access_tokens.create',
  method: 'POST',
  path: '/snap/v1.0/access-token/b2b', // SNAP-UNSPEC-01
  summary: 'Get an access token of the bank standard',
  auth: 'secret',
  permission: 'money_in:write',
  headers: tokenHeaders,
  body: z.object({
    grantType: z.literal('client_credentials').describe('Always client_credentials.'),
    additionalInfo: z
      .record(z.string(), z.unknown())
      .nullish()
      .describe('Fields that the bank standard leaves to its user.'),
  }),
  success: {
    status: 200,
    body: z.object({
      responseCode: z
        .string()
        .describe('Code of the result in the bank standard: HTTP status, service, case.'),
      responseMessage: z.string().describe('The result, in words.'),
      accessToken: secret(z.string()).describe('Access token for the calls of the bank standard.'),
      tokenType: z.literal('Bearer').describe('Always Bearer.'),
      expiresIn: z.string().describe('Lifetime of the token in seconds.'),
    }),
  },
  errors: {
    ...read,
    INVALID_PARTNER_ID: 401,
    INVALID_SIGNATURE: 401,
    INVALID_TIMESTAMP: 401,
    INVALID_JSON_FORMAT: 400,
    SERVER_ERROR,
  },
  errorFields: standardFields(services.accessToken),
  idempotency: 'none',
  version: 'ignored',
  examples: { default: { grantType: 'client_credentials' } },
});
