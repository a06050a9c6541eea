// POST /callback_virtual_accounts/external_id={external_id}/simulate_payment: simulates a transfer
// to the latest account with this external_id.
import { done, ok, operation } from '@kasir/core/server';
import { parseAmountOn } from '@kasir/models';
import { createReceipt, receiveMoney } from '@kasir/payments';
import { channelOf } from '@kasir/payments/state';
import { toPaymentFailure } from '../presented.ts';
import { findLatest, inactiveAccount, latestNeeds, unknownAccount } from './find.ts';
import { simulateVirtualAccountPayment } from './simulate.contract.ts';

export const simulateVirtualAccountPaymentHandler = operation(simulateVirtualAccountPayment, {
  needs: ({ params }) => latestNeeds(params.external_id),
  decide: (d, { params, body }) => {
    const account = findLatest(d, params.external_id);
    if (!account) return unknownAccount;
    const received = receiveMoney(d, account, {
      ...parseAmountOn(channelOf(account.state), body.amount, 'amount'),
      late: 'refuse',
      detail: { receipt: createReceipt(d) },
    });
    return received.ok
      ? done(null)
      : toPaymentFailure(received.refusal, { field: 'amount', ended: inactiveAccount });
  },
  render: (_d, _done, { params }) =>
    ok({
      status: 'COMPLETED',
      message:
        `The virtual account with external_id ${params.external_id} was paid. ` +
        'The payment is sent to the callback URL.',
    }),
});
