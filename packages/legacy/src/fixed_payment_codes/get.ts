// GET /fixed_payment_code/{id}: returns a payment code.
import { ok, query } from '@kasir/core/server';
import { findCode, unknownCode } from './find.ts';
import { getFixedPaymentCode } from './get.contract.ts';
import { renderCode } from './render.ts';

export const getFixedPaymentCodeHandler = query(
  getFixedPaymentCode,
  (view, { params, context }) => {
    const row = findCode(view, params.id);
    return row ? ok(renderCode(row, context)) : unknownCode;
  },
);
