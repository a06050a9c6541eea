// GET /payment_codes/{id}.
import { query, shown } from '@kasir/core/server';
import { findCode, unknownCode } from './find.ts';
import { getPaymentCode } from './get.contract.ts';
import { renderCode } from './render.ts';

export const getPaymentCodeHandler = query(getPaymentCode, (view, { params, context }) => {
  const row = findCode(view, params.id);
  return row ? shown({ context, row }, () => renderCode(row, context)) : unknownCode;
});
