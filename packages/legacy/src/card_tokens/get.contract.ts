// GET /credit_card_tokens/{id}: read a card token, also from a browser during the challenge.
import { common, endpoint, pathId } from '@kasir/core';
import { cardToken } from '@kasir/models';
import * as z from 'zod';

export const getCardToken = endpoint({
  id: 'credit_card_tokens.get',
  method: 'GET',
  path: '/credit_card_tokens/{id}', // LEGACY-PATH-01, MODEL-UNSPEC-25
  summary: 'Get a card token by id',
  auth: 'public',
  permission: 'money_in:read',
  params: z.object({ id: pathId('card_token.id') }),
  success: { status: 200, body: cardToken },
  errors: { ...common.read, TOKEN_NOT_FOUND_ERROR: 404 },
  idempotency: 'none',
  version: 'optional',
  clauseGroups: ['TOKEN-*'],
});
