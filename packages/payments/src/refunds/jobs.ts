// What happens to refunds without a caller: the channel responds to one that waits.
import { job } from '@kasir/core/server';
import { refundAnswerJob } from './answer.ts';
import { finishRefund } from './finish.ts';
import { refunds } from './kind.ts';

export const finishRefundJob = job({
  ...refundAnswerJob,
  run: (d, { refund, answer }) => {
    const row = d.get(refunds, refund);
    if (row?.state.status === 'PENDING') finishRefund(d, row, answer);
  },
});
