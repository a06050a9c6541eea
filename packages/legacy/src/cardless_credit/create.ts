// POST /cardless-credit: opens a checkout.
import { done, fail, ok, operation } from '@kasir/core/server';
import { openCheckout } from '@kasir/payments';
import { checkouts } from '@kasir/payments/state';
import { createCardlessCredit } from './create.contract.ts';
import { checkoutRefusal } from './lender.ts';
import { readCheckout } from './parse.ts';
import { renderCheckout } from './render.ts';

/** Checks in the order of the contract's errors. */
export const createCardlessCreditHandler = operation(createCardlessCredit, {
  needs: ({ body }) => [{ kind: checkouts, key: 'reference', value: body.external_id }],
  decide: (d, { body }) => {
    const newCheckout = readCheckout(body);
    const refusal = checkoutRefusal(d, newCheckout.amount);
    if (refusal) return refusal;
    const opened = openCheckout(d, newCheckout);
    return opened
      ? done(opened)
      : fail(
          // CC-CREATE-ERR-DUPLICATE_PAYMENT_ERROR
          'DUPLICATE_PAYMENT_ERROR',
          'A checkout with this external_id exists. Send another external_id.',
        );
  },
  render: (d, row) => ok(renderCheckout(row, d.context)),
});
