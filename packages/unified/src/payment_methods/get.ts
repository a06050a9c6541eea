// GET /v2/payment_methods/{id}.
import { ok, reads } from '@kasir/core/server';
import { findMethod, unknownMethod } from './find.ts';
import { getPaymentMethod } from './get.contract.ts';
import { renderMethod } from './render.ts';

export const getPaymentMethodHandler = reads(getPaymentMethod, (view, { params, context }) => {
  const row = findMethod(view, params.id);
  return row ? ok(renderMethod(row, context)) : unknownMethod;
});
