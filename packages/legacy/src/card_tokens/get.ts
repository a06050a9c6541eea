// GET /credit_card_tokens/{id}: returns a token with the current state of its challenge.
import { ok, query } from '@kasir/core/server';
import { findCardToken, unknownToken } from './find.ts';
import { getCardToken } from './get.contract.ts';
import { renderToken } from './render.ts';

export const getCardTokenHandler = query(getCardToken, (view, { params, context }) => {
  const token = findCardToken(view, params.id);
  return token ? ok(renderToken(view, token, context)) : unknownToken;
});
