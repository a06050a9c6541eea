// POST /refunds/{id}/cancel: the merchant cancels a refund that the channel has not responded to.
import { done, fail, ok, operation } from '@kasir/core/server';
import { cancelRefund as cancel } from '@kasir/payments';
import { cancelRefund } from './cancel.contract.ts';
import { findRefund, refundNeeds, unknownRefund } from './find.ts';
import { refundStatusOf, renderRefund } from './render.ts';

export const cancelRefundHandler = operation(cancelRefund, {
  needs: refundNeeds,
  decide: (d, { params }) => {
    const row = findRefund(d, params.id);
    if (!row) return unknownRefund;
    const { status } = row.state;
    return status === 'PENDING'
      ? done(cancel(d, row))
      : fail(
          'INELIGIBLE_TRANSACTION',
          `This refund is ${refundStatusOf(status)}. Only a PENDING one can be canceled.`,
        );
  },
  render: (_d, row) => ok(renderRefund(row)),
});
