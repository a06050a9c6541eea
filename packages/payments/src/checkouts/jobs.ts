// Expires checkouts, and completes or denies them once a late response of the lender is known.
import { job } from '@kasir/core/server';
import * as z from 'zod';
import { lenderResponseJob } from './response.ts';
import { completeCheckout, isCheckoutOpen, recordLateCredit } from './finish.ts';
import { checkouts } from './kind.ts';

export const expireCheckout = job({
  name: 'checkout.expire',
  payload: z.object({ checkout: z.string() }),
  run: (d, { checkout }) => {
    const row = d.get(checkouts, checkout);
    if (row?.state.status === 'PENDING') d.transition(checkouts, row, 'expire');
  },
});

/**
 * Applies a late response of the lender. Money that a connector collected after the checkout had
 * ended is recorded as late.
 */
export const reconcileCheckout = job({
  ...lenderResponseJob,
  run: (d, { checkout, response }) => {
    const row = d.get(checkouts, checkout);
    if (!row) return;
    if (isCheckoutOpen(row, d.now)) completeCheckout(d, row, response);
    else if (response.result === 'approved' && response.operation !== undefined)
      recordLateCredit(d, row, response.operation);
  },
});
