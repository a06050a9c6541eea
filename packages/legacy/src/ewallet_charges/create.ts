// POST /ewallets/charges: charges a wallet. A one-time payment waits for its payer; a saved wallet
// pays at once.
import { done, fail, ok, operation } from '@kasir/core/server';
import { customerNeeds, openIntent, resolveCustomer } from '@kasir/payments';
import { getIntent } from '@kasir/payments/state';
import { walletPaymentOf } from '../ewallets/find.ts';
import { createEwalletCharge } from './create.contract.ts';
import { findByReference, referenceNeeds } from './find.ts';
import { readCharge } from './parse.ts';
import { renderCharge } from './render.ts';
import { resolveWallet, walletNeeds } from './resolve.ts';

/** Checks in the order of the contract's errors. */
export const createEwalletChargeHandler = operation(createEwalletCharge, {
  needs: ({ body }) => [
    ...referenceNeeds(body.reference_id),
    ...customerNeeds({ customer_id: body.customer_id }),
    ...walletNeeds(body),
  ],
  decide: (d, { body }) => {
    const named = resolveCustomer(d, { customer_id: body.customer_id });
    if (!named.ok) return fail('DATA_NOT_FOUND', 'There is no customer with this customer_id.');
    if (findByReference(d, body.reference_id)) {
      return fail(
        'DUPLICATE_ERROR',
        'A charge with this reference_id exists. Send another reference_id.',
      );
    }
    const wallet = resolveWallet(d, body, named.row?.id ?? null);
    if (!wallet.ok) return wallet;
    return done(openIntent(d, wallet.row, readCharge(d, body, wallet)).id);
  },
  render: (d, id) => {
    const intent = getIntent(d, id);
    return ok(renderCharge({ intent, payment: walletPaymentOf(d, intent) }, d.context));
  },
});
