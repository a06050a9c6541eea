// What happens to refunds without a caller: the channel answers one that waits.
import type { Duty } from '@kasir/core/server';
import { refunds } from '@kasir/models';
import { FINISH_REFUND, finishRefund } from './decide.ts';

export const refundDuties: readonly Duty[] = [
  {
    topic: FINISH_REFUND,
    run: (at, tx, { payload, context }) => {
      const row = tx.get(refunds, (payload as { readonly refund: string }).refund);
      if (row?.public.status === 'PENDING') finishRefund(at, tx, row, context);
    },
  },
];
