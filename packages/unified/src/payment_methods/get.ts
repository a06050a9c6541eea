// GET /v2/payment_methods/{id}: returns a payment method.
import { ok, query } from '@kasir/core/server';
import { findMethod, unknownMethod } from './find.ts';
import { getPaymentMethod } from './get.contract.ts';
import { renderMethod } from './render.ts';

export const getPaymentMethodHandler = query(getPaymentMethod, (view, { params, context }) => {
  const row = findMethod(view, params.id);
  return row ? ok(renderMethod(row, context)) : unknownMethod;
});
