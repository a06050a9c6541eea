// GET /credit_card_authentications/{id}: returns the authentication of a card token.
import { fail, ok, query } from '@kasir/core/server';
import { getCardAuthentication } from './get-authentication.contract.ts';
import { findCardAuthentication } from './find.ts';
import { renderAuthentication } from './render.ts';

export const getCardAuthenticationHandler = query(
  getCardAuthentication,
  (view, { params, context }) => {
    const row = findCardAuthentication(view, params.id);
    return row
      ? ok(renderAuthentication(view, row, context))
      : fail('AUTHENTICATION_NOT_FOUND_ERROR', 'There is no authentication with this id.');
  },
);
