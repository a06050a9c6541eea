// POST /payment_requests/{id}/payments/simulate: simulates a payment without a page, as a bank
// would report it.
import { done, invalid, ok, operation } from '@kasir/core/server';
import { parseAmountOn } from '@kasir/models';
import { confirmIntent, findPaidAmount } from '@kasir/payments';
import { channelOf, getInstrument } from '@kasir/payments/state';
import { findRequest, endedFailure, requestNeeds, unknownRequest } from './find.ts';
import { simulatePayment } from './simulate.contract.ts';

export const simulatePaymentHandler = operation(simulatePayment, {
  needs: requestNeeds,
  decide: (d, { params, body }) => {
    const request = findRequest(d, params.id);
    if (!request) return unknownRequest;
    const ended = endedFailure(request, d.now);
    if (ended) return ended;
    const { requested } = request.state;
    const method = getInstrument(d, request.state.instrument);
    const sent = parseAmountOn(channelOf(method.state), body.amount, 'amount');
    const paid = findPaidAmount(requested, method, sent);
    if (!paid.ok) return invalid('body.amount', paid.refusal.problem.message);
    confirmIntent(d, request, paid.amount);
    return done(null);
  },
  render: () =>
    ok({
      status: 'PENDING',
      message: 'The payment is on its way: its outcome is sent to the webhook URL.',
    }),
});
