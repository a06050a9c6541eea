// GET /payment_requests/{id}: returns a payment request.
import { stripPrefix } from '@kasir/core';
import { query, okRendered } from '@kasir/core/server';
import { prefixes } from '@kasir/models';
import { instruments, intents } from '@kasir/payments/state';
import { REQUEST } from '../products.ts';
import { unknownRequest } from './find.ts';
import { getPaymentRequest } from './get.contract.ts';
import { renderRequest } from './render.ts';

export const getPaymentRequestHandler = query(getPaymentRequest, (view, { params, context }) => {
  const id = stripPrefix(prefixes.payment_request, params.id);
  const found = id === null ? undefined : view.getWithParent(intents, id, instruments);
  if (found?.row.state.product.kind !== REQUEST) return unknownRequest;
  const { row, parent } = found;
  if (!parent) throw new Error(`Payment request ${row.id} has lost its payment method`);
  // PR2-GET-01
  return okRendered({ context, row, other: parent }, () => renderRequest(row, parent, context));
});
