// What happens to checkouts without a caller: their time passes.
import { job } from '@kasir/core/server';
import { z } from 'zod';
import { checkouts } from './kind.ts';

export const expireCheckout = job({
  name: 'checkout.expire',
  payload: z.object({ checkout: z.string() }),
  run: (d, { checkout }) => {
    const row = d.get(checkouts, checkout);
    if (row?.state.status === 'PENDING') d.transition(checkouts, row, 'expire');
  },
});
