// GET /customers/{id}: returns a customer.
import { fail, ok, query } from '@kasir/core/server';
import { findCustomer } from '@kasir/payments/state';
import { getCustomer } from './get.contract.ts';
import { renderInVersion } from './render.ts';

export const getCustomerHandler = query(getCustomer, (view, { params, context }) => {
  const row = findCustomer(view, params.id);
  return row
    ? ok(renderInVersion(row, context))
    : fail('DATA_NOT_FOUND', 'There is no customer with this id.');
});
