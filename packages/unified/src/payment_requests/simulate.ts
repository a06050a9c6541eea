// POST /payment_requests/{id}/payments/simulate: the payer pays without a page, as a bank would
// report it.
import { done, ok, operation } from '@kasir/core/server';
import { confirmIntent, getInstrument } from '@kasir/payments';
import { paidAmount } from '../payment_methods/paid-amount.ts';
import { findRequest, refusedAsEnded, requestNeeds, unknownRequest } from './find.ts';
import { simulatePayment } from './simulate.contract.ts';

export const simulatePaymentHandler = operation(simulatePayment, {
  needs: requestNeeds,
  decide: (d, { params, body }) => {
    const request = findRequest(d, params.id);
    if (!request) return unknownRequest;
    const ended = refusedAsEnded(request, d.now);
    if (ended) return ended;
    const { requested, instrument } = request.state;
    const paid = paidAmount(requested, body.amount, getInstrument(d, instrument));
    if (!paid.ok) return paid;
    confirmIntent(d, request, paid.value);
    return done(null);
  },
  render: () =>
    ok({
      status: 'PENDING',
      message: 'The payment is on its way: its outcome is sent to the webhook URL.',
    }),
});
