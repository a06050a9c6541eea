// GET /refunds/{id}: returns a refund.
import { ok, query } from '@kasir/core/server';
import { findRefund, unknownRefund } from './find.ts';
import { getRefund } from './get.contract.ts';
import { renderRefund } from './render.ts';

export const getRefundHandler = query(getRefund, (view, { params }) => {
  const row = findRefund(view, params.id);
  return row ? ok(renderRefund(row)) : unknownRefund;
});
