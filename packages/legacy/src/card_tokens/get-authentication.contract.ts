// GET /credit_card_authentications/{id}: read the authentication of a card token.
import { common, endpoint, pathId } from '@kasir/core';
import { cardAuthentication } from '@kasir/models';
import * as z from 'zod';

export const getCardAuthentication = endpoint({
  id: 'credit_card_authentications.get',
  method: 'GET',
  path: '/credit_card_authentications/{id}', // MODEL-UNSPEC-26
  summary: 'Get the authentication of a card token by id',
  auth: 'public',
  permission: 'money_in:read',
  params: z.object({ id: pathId('card_authentication.id') }),
  success: { status: 200, body: cardAuthentication },
  errors: { ...common.read, AUTHENTICATION_NOT_FOUND_ERROR: 404 },
  idempotency: 'none',
  version: 'optional',
});
