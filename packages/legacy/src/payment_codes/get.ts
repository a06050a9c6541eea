// GET /payment_codes/{id}: returns a payment code.
import { ok, query } from '@kasir/core/server';
import { findCode, unknownCode } from './find.ts';
import { getPaymentCode } from './get.contract.ts';
import { renderCode } from './render.ts';

export const getPaymentCodeHandler = query(getPaymentCode, (view, { params, context }) => {
  const row = findCode(view, params.id);
  return row ? ok(renderCode(row, context)) : unknownCode;
});
