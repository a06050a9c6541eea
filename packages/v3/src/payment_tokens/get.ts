// GET /v3/payment_tokens/{id}: returns a payment token.
import { ok, query } from '@kasir/core/server';
import { findToken, unknownToken } from './find.ts';
import { getPaymentToken } from './get.contract.ts';
import { renderToken } from './render.ts';

export const getPaymentTokenHandler = query(getPaymentToken, (view, { params, context }) => {
  const row = findToken(view, params.id);
  return row ? ok(renderToken(row, context)) : unknownToken;
});
