// GET /v3/payment_requests/{id}: returns a payment request.
import { ok, query } from '@kasir/core/server';
import { findRequest, unknownRequest } from './find.ts';
import { getV3PaymentRequest } from './get.contract.ts';
import { renderV3Request } from './render.ts';

export const getV3PaymentRequestHandler = query(getV3PaymentRequest, (view, command) => {
  const row = findRequest(view, command.params.id);
  return row ? ok(renderV3Request(view, row, command.context)) : unknownRequest;
});
