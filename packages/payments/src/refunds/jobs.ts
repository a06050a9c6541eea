// What happens to refunds without a caller: the channel responds to one that waits.
import { job } from '@kasir/core/server';
import { z } from 'zod';
import { finishRefund } from './finish.ts';
import { refunds } from './kind.ts';

export const finishRefundJob = job({
  name: 'refund.finish',
  payload: z.object({ refund: z.string() }),
  run: (d, { refund }) => {
    const row = d.get(refunds, refund);
    if (row?.state.status === 'PENDING') finishRefund(d, row);
  },
});
