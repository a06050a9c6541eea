// GET /v3/payment_tokens/{id}.
import { query, shown } from '@kasir/core/server';
import { findToken, unknownToken } from './find.ts';
import { getPaymentToken } from './get.contract.ts';
import { renderToken } from './render.ts';

export const getPaymentTokenHandler = query(getPaymentToken, (view, { params, context }) => {
  const row = findToken(view, params.id);
  return row ? shown({ context, row }, () => renderToken(row, context)) : unknownToken;
});
