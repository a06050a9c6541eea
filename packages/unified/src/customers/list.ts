// GET /customers: lists the customer with a reference_id.
import { limits } from '@kasir/core';
import { ok, query, type Command } from '@kasir/core/server';
import { stripCustomerPrefix, customers } from '@kasir/payments/state';
import { pageOf } from '../list.ts';
import { listCustomers } from './list.contract.ts';
import { renderPage } from './render.ts';

/** Returns cursors without prefix: version 2020-05-19 shows ids without one. */
const stripCursorPrefixes = ({
  limit,
  after_id,
  before_id,
}: Command<typeof listCustomers>['query']) => ({
  limit,
  after_id: after_id && stripCustomerPrefix(after_id),
  before_id: before_id && stripCustomerPrefix(before_id),
});

export const listCustomersHandler = query(listCustomers, (view, { query, context }) => {
  const cursor = pageOf(
    view,
    customers,
    '',
    stripCursorPrefixes(query),
    limits.customers_page.default,
  );
  if (!cursor.ok) return cursor;
  const filter = { any: { reference: [query.reference_id] } };
  const { rows, more } = view.list(customers, filter, cursor.page);
  return ok(renderPage(rows, more, context));
});
