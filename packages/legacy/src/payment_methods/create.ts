// POST /payment_methods: makes a linked account a payment method, which the v2 API has, too.
import { mustBe } from '@kasir/core/messages';
import { done, fail, invalid, ok, operation } from '@kasir/core/server';
import { prefixes } from '@kasir/models';
import { becomePaymentMethod, customerNeeds } from '@kasir/payments';
import {
  stripCustomerPrefix,
  getInstrument,
  PAYMENT_METHOD,
  statusAt,
} from '@kasir/payments/state';
import { customerFailure, findLinked, linkedNeeds, typeOfAccount } from '../linked_accounts.ts';
import { createLegacyPaymentMethod } from './create.contract.ts';
import { renderLegacyMethod } from './render.ts';

/** Checks in the order of the contract's errors. */
export const createLegacyPaymentMethodHandler = operation(createLegacyPaymentMethod, {
  needs: ({ body }) => [
    ...customerNeeds({ customer_id: body.customer_id }),
    ...linkedNeeds('linked_account', body.properties.id),
  ],
  decide: (d, { body }) => {
    const unknown = customerFailure(d, body.customer_id);
    if (unknown) return unknown;
    const row = findLinked(d, 'linked_account', body.properties.id);
    if (!row || row.state.customer !== stripCustomerPrefix(body.customer_id))
      return fail(
        'LINKED_ACCOUNT_NOT_FOUND_ERROR',
        'This customer has no linked account with this properties.id.',
      );
    const type = typeOfAccount(row);
    if (type !== body.type) return invalid('body.type', mustBe(`${type}, as the account is`));
    if (statusAt(row, d.now) !== 'ACTIVE')
      return fail(
        'INVALID_LINKED_ACCOUNT',
        'This account is not linked, or no longer. Have its payer authorize it.',
      );
    if (row.state.product.kind === PAYMENT_METHOD)
      return fail(
        'DUPLICATE_ERROR',
        `This account is the payment method ${prefixes.payment_method}${row.id} already. Use it.`,
      );
    becomePaymentMethod(d, row, body.metadata ?? null);
    return done(row.id);
  },
  render: (d, id) => ok(renderLegacyMethod(getInstrument(d, id))),
});
