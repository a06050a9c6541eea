// POST /payment_codes/{id}/payments/simulate: simulates the payment of a code at its outlet.
import { done, ok, operation } from '@kasir/core/server';
import { parseAmountOn } from '@kasir/models';
import { receiveMoney } from '@kasir/payments';
import { channelOf } from '@kasir/payments/state';
import { inactiveCode } from '../outlets.ts';
import { toPaymentFailure } from '../presented.ts';
import { codeNeeds, findCode, unknownCode } from './find.ts';
import { simulatePaymentCode } from './simulate.contract.ts';

export const simulatePaymentCodeHandler = operation(simulatePaymentCode, {
  needs: codeNeeds,
  decide: (d, { params, body }) => {
    const code = findCode(d, params.id);
    if (!code) return unknownCode;
    const sent = parseAmountOn(channelOf(code.state), body.amount, 'amount');
    const received = receiveMoney(d, code, { ...sent, late: 'refuse' });
    return received.ok
      ? done(null)
      : toPaymentFailure(received.refusal, { field: 'amount', ended: inactiveCode });
  },
  render: () =>
    ok({
      status: 'COMPLETED',
      message: 'The code was paid at the outlet. The payment is sent to the callback URL.',
    }),
});
