// Jobs of refunds: the channel responds to a PENDING refund.
import { job } from '@kasir/core/server';
import { refundResponseJob } from './response.ts';
import { recordLateRefund, finishRefund } from './finish.ts';
import { refunds } from './kind.ts';

export const finishRefundJob = job({
  ...refundResponseJob,
  run: (d, { refund, response }) => {
    const row = d.get(refunds, refund);
    if (row?.state.status === 'PENDING') finishRefund(d, row, response);
    else if (row && response?.result === 'approved' && response.operation !== undefined)
      recordLateRefund(d, row, response.operation);
  },
});
