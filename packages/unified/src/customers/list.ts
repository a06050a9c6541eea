// GET /customers: lists the customer with a reference_id.
import { limits } from '@kasir/core';
import { ok, query, type Command } from '@kasir/core/server';
import { customers } from '@kasir/payments/state';
import { pageOf } from '../list.ts';
import { bareCustomerId } from './find.ts';
import { listCustomers } from './list.contract.ts';
import { renderPage } from './render.ts';

/** Returns cursors without prefix: version 2020-05-19 shows ids without one. */
const bareCursors = ({ limit, after_id, before_id }: Command<typeof listCustomers>['query']) => ({
  limit,
  after_id: after_id && bareCustomerId(after_id),
  before_id: before_id && bareCustomerId(before_id),
});

export const listCustomersHandler = query(listCustomers, (view, { query, context }) => {
  const cursor = pageOf(view, customers, '', bareCursors(query), limits.customers_page.default);
  if (!cursor.ok) return cursor;
  const filter = { any: { reference: [query.reference_id] } };
  const { rows, more } = view.list(customers, filter, cursor.page);
  return ok(renderPage(rows, more, context));
});
