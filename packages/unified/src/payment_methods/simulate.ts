// POST /v2/payment_methods/{id}/payments/simulate: simulates a payment to the number or code of a
// method, as a bank or outlet would report it.
import { done, fail, invalid, ok, operation, type Refusal } from '@kasir/core/server';
import { parseAmountOn } from '@kasir/models';
import { receiveMoney, type ReceiveRefusal } from '@kasir/payments';
import { channelOf, type InstrumentRow } from '@kasir/payments/state';
import { findMethod, methodAndIntentNeeds, unknownMethod } from './find.ts';
import { simulateMethodPayment } from './simulate.contract.ts';

/** Returns the response when no money is received. */
const toSimulationFailure = (
  { state }: InstrumentRow,
  refusal: ReceiveRefusal,
): Refusal<typeof simulateMethodPayment> => {
  if (refusal.code === 'NOT_PRESENTED')
    return fail(
      'PAYMENT_METHOD_TYPE_INVALID',
      `${state.type} is not paid to. Create a payment request with it instead.`,
    );
  return refusal.code === 'NOT_ACTIVE'
    ? fail(
        'INACTIVE_PAYMENT_METHOD',
        `This payment method is ${refusal.status}. Use an ACTIVE one.`,
      )
    : invalid('body.amount', refusal.problem.message);
};

export const simulateMethodPaymentHandler = operation(simulateMethodPayment, {
  needs: methodAndIntentNeeds,
  decide: (d, { params, body }) => {
    const row = findMethod(d, params.id);
    if (!row) return unknownMethod;
    const sent = parseAmountOn(channelOf(row.state), body.amount, 'amount');
    const received = receiveMoney(d, row, { ...sent, late: 'refuse' });
    return received.ok ? done(null) : toSimulationFailure(row, received.refusal);
  },
  render: () =>
    ok({
      status: 'PENDING',
      message: 'The payment is on its way: its outcome is sent to the webhook URL.',
    }),
});
