// POST /fixed_payment_code/simulate_payment: simulates the payment of a code at an outlet,
// whichever API created the code.
import { done, ok, operation } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import { channelIn, parseAmountOn } from '@kasir/models';
import { receiveMoney } from '@kasir/payments';
import { channelOf, identifierKey, instruments, type InstrumentRow } from '@kasir/payments/state';
import { inactiveCode } from '../outlets.ts';
import { toPaymentFailure } from '../presented.ts';
import { unknownCode } from './find.ts';
import { simulateOutletPayment } from './simulate.contract.ts';

interface Named {
  readonly retail_outlet_name: string;
  readonly payment_code: string;
}

const keyOf = ({ retail_outlet_name, payment_code }: Named): string =>
  identifierKey(retail_outlet_name, payment_code);

const findPaid = (reads: Pick<Reads, 'find'>, named: Named): InstrumentRow | undefined => {
  const row = reads.find(instruments, 'identifier', keyOf(named));
  const channel = channelIn('OVER_THE_COUNTER', named.retail_outlet_name, 'ID');
  return row && row.state.type === channel?.type ? row : undefined;
};

export const simulateOutletPaymentHandler = operation(simulateOutletPayment, {
  needs: ({ body }) => [{ kind: instruments, key: 'identifier', value: keyOf(body) }],
  decide: (d, { body }) => {
    const code = findPaid(d, body);
    if (!code) return unknownCode;
    const sent = parseAmountOn(channelOf(code.state), body.transfer_amount, 'amount');
    const received = receiveMoney(d, code, { ...sent, late: 'refuse' });
    return received.ok
      ? done(null)
      : toPaymentFailure(received.refusal, {
          field: 'transfer_amount',
          ended: inactiveCode,
        });
  },
  render: () =>
    ok({
      status: 'COMPLETED',
      message: 'The code was paid at the outlet. The payment is sent to the callback URL.',
    }),
});
