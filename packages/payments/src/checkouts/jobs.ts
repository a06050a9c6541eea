// What happens to checkouts without a caller: their time passes, or their lender answers.
import { job } from '@kasir/core/server';
import * as z from 'zod';
import { lenderResponseJob } from './response.ts';
import { completeCheckout, isCheckoutOpen } from './finish.ts';
import { checkouts } from './kind.ts';

export const expireCheckout = job({
  name: 'checkout.expire',
  payload: z.object({ checkout: z.string() }),
  run: (d, { checkout }) => {
    const row = d.get(checkouts, checkout);
    if (row?.state.status === 'PENDING') d.transition(checkouts, row, 'expire');
  },
});

/** What a lender had not answered is known, unless its payer has decided otherwise. */
export const reconcileCheckout = job({
  ...lenderResponseJob,
  run: (d, { checkout, response }) => {
    const row = d.get(checkouts, checkout);
    if (row && isCheckoutOpen(row, d.now)) completeCheckout(d, row, response);
  },
});
