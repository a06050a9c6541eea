// POST /credit_card_tokens/{id}/authentications: authenticate a card holder for a charge.
import { common, endpoint, limits, pathId, text, withUnit } from '@kasir/core';
import { cardAuthentication, cardCvn } from '@kasir/models';
import * as z from 'zod';

export const authenticateCardToken = endpoint({
  id: 'credit_card_tokens.authenticate',
  method: 'POST',
  path: '/credit_card_tokens/{id}/authentications', // MODEL-UNSPEC-26
  summary: 'Authenticate the holder of a card token',
  auth: 'public',
  permission: 'money_in:write',
  params: z.object({ id: pathId('card_token.id') }),
  body: z.object({
    amount: z.number().positive().describe(withUnit()),
    currency: z
      .string()
      .nullish()
      .describe('Three-letter currency code (ISO 4217), such as IDR. Default IDR.'),
    external_id: text(limits.external_id_characters)
      .nullish()
      .describe("The merchant's own reference."),
    card_cvn: cardCvn.nullish(),
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: cardAuthentication },
  errors: {
    ...common.write,
    CHANNEL_NOT_ACTIVATED: 403,
    CHANNEL_UNAVAILABLE: 503,
    TOKEN_NOT_FOUND_ERROR: 404,
    TOKEN_ALREADY_USED_ERROR: 400,
    INVALID_TOKEN_ID_ERROR: 400,
    INVALID_CVN_LENGTH_ERROR: 400,
  },
  idempotency: 'standard',
  version: 'optional',
  examples: {
    authentication: { amount: 75_000, card_cvn: '123', external_id: 'authentication-1' },
  },
});
