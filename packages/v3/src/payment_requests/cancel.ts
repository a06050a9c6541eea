// POST /v3/payment_requests/{id}/cancel: cancels a payment request so that it cannot be paid.
import { done, ok, operation } from '@kasir/core/server';
import { cancelIntent } from '@kasir/payments';
import { getIntent, isOpen } from '@kasir/payments/state';
import { cancelV3PaymentRequest } from './cancel.contract.ts';
import { findRequest, inactiveRequest, requestNeeds, unknownRequest } from './find.ts';
import { renderV3Request } from './render.ts';

export const cancelV3PaymentRequestHandler = operation(cancelV3PaymentRequest, {
  needs: requestNeeds,
  decide: (d, { params }) => {
    const row = findRequest(d, params.id);
    if (!row) return unknownRequest;
    if (!isOpen(row, d.now)) return inactiveRequest;
    cancelIntent(d, row);
    return done(row.id);
  },
  render: (d, id) => ok(renderV3Request(d, getIntent(d, id), d.context)),
});
