// POST /v3/payments/{id}/cancel: releases the amount that was authorized and not captured.
import { done, ok, operation } from '@kasir/core/server';
import { reverseAuthorization } from '@kasir/payments';
import { cancelV3Payment } from './cancel.contract.ts';
import {
  capturePending,
  findPayment,
  notAuthorized,
  paymentNeeds,
  unknownPayment,
} from './find.ts';
import { renderPayment } from './render.ts';

export const cancelV3PaymentHandler = operation(cancelV3Payment, {
  needs: paymentNeeds,
  decide: (d, { params }) => {
    const found = findPayment(d, params.id);
    if (!found) return unknownPayment;
    const reversed = reverseAuthorization(d, found.intent);
    if (reversed === 'CAPTURE_PENDING') return capturePending;
    return reversed === 'NOT_AUTHORIZED' ? notAuthorized : done(reversed);
  },
  render: (d, row) => ok(renderPayment(d, row, d.context)),
});
