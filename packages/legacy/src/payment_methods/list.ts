// GET /payment_methods: returns the linked accounts of a customer that are payment methods, newest
// first.
import { limits } from '@kasir/core';
import { ok, query } from '@kasir/core/server';
import { stripCustomerPrefix, instruments, PAYMENT_METHOD } from '@kasir/payments/state';
import { listLegacyPaymentMethods } from './list.contract.ts';
import { renderLegacyMethod } from './render.ts';

export const listLegacyPaymentMethodsHandler = query(
  listLegacyPaymentMethods,
  (view, { query }) => {
    const { rows } = view.list(
      instruments,
      {
        any: {
          list: [PAYMENT_METHOD],
          customer: [stripCustomerPrefix(query.customer_id)],
          type: ['DIRECT_DEBIT', 'EWALLET'],
          reusable: [1],
        },
      },
      { limit: limits.payment_methods_page.max },
    );
    return ok(rows.map(renderLegacyMethod));
  },
);
