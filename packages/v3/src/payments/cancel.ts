// POST /v3/payments/{id}/cancel: releases the amount that was authorized and not captured.
import { done, ok, operation } from '@kasir/core/server';
import { capturable, releaseIntent } from '@kasir/payments';
import { cancelV3Payment } from './cancel.contract.ts';
import { findPayment, notAuthorized, paymentNeeds, unknownPayment } from './find.ts';
import { renderPayment } from './render.ts';

export const cancelV3PaymentHandler = operation(cancelV3Payment, {
  needs: paymentNeeds,
  decide: (d, { params }) => {
    const found = findPayment(d, params.id);
    if (!found) return unknownPayment;
    const { payment, intent } = found;
    if (payment.state.status !== 'AWAITING_CAPTURE' || capturable(payment, d.now) === 0)
      return notAuthorized;
    return done(releaseIntent(d, intent, payment));
  },
  render: (d, row) => ok(renderPayment(d, row, d.context)),
});
