// GET /payment_requests/{id}.
import { ok, reads } from '@kasir/core/server';
import { getInstrument } from '@kasir/payments';
import { findRequest, unknownRequest } from './find.ts';
import { getPaymentRequest } from './get.contract.ts';
import { renderRequest } from './render.ts';

export const getPaymentRequestHandler = reads(getPaymentRequest, (view, { params, context }) => {
  const row = findRequest(view, params.id);
  return row
    ? ok(renderRequest(row, getInstrument(view, row.state.instrument), context))
    : unknownRequest;
});
