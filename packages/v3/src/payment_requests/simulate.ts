// POST /v3/payment_requests/{id}/simulate: simulates a payment to the presented number or code, as
// a bank, outlet or app would report it.
import { sentence } from '@kasir/core/messages';
import { done, fail, ok, operation, type Fail } from '@kasir/core/server';
import { parseAmountOn } from '@kasir/models';
import { confirmIntent, findPaidAmount } from '@kasir/payments';
import { channelOf, getInstrument, isOpen } from '@kasir/payments/state';
import { findRequest, inactiveRequest, requestNeeds, unknownRequest } from './find.ts';
import { simulateV3Payment } from './simulate.contract.ts';

const simulationFailure = (message: string): Fail<'INVALID_VALUE_ERROR'> =>
  fail('INVALID_VALUE_ERROR', sentence('amount', message), [{ path: 'body.amount', message }]);

/** The response when no number or code was presented that can be paid to. */
const notPresented: Fail<'INVALID_VALUE_ERROR'> = fail(
  'INVALID_VALUE_ERROR',
  'Nobody can pay to this payment request: it has no number or code. Its payer confirms it on the page of its action, or in the app.',
);

export const simulateV3PaymentHandler = operation(simulateV3Payment, {
  needs: requestNeeds,
  decide: (d, { params, body }) => {
    const row = findRequest(d, params.id);
    if (!row) return unknownRequest;
    if (!isOpen(row, d.now)) return inactiveRequest;
    const instrument = getInstrument(d, row.state.instrument);
    const channel = channelOf(instrument.state);
    if (channel.flow !== 'PRESENT') return notPresented;
    const sent = parseAmountOn(channel, body.amount, 'amount');
    const paid = findPaidAmount(row.state.requested, instrument, sent);
    if (!paid.ok) return simulationFailure(paid.refusal.problem.message);
    confirmIntent(d, row, paid.amount);
    return done(null);
  },
  render: () =>
    ok({
      status: 'PENDING',
      message: 'The payment is on its way: its outcome is sent to the webhook URL.',
    }),
});
