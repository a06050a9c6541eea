// GET /v2/invoices: returns the invoices of an account, filtered, newest first.
import { limits, parseTimestamp } from '@kasir/core';
import { invalid, ok, query, type Command } from '@kasir/core/server';
import type { ListFilter } from '@kasir/core/store';
import { invoices } from '@kasir/payments/state';
import { findInvoice } from './find.ts';
import { listInvoices } from './list.contract.ts';
import { renderInvoice } from './render.ts';

type Query = Command<typeof listInvoices>['query'];

const between = (after: string | undefined, before: string | undefined) => ({
  ...(after !== undefined && { gte: parseTimestamp(after) }),
  ...(before !== undefined && { lte: parseTimestamp(before) }),
});

/**
 * Returns the bounds of a facet. Without sent bounds there is no filter, so that objects without
 * the facet are listed, too.
 */
const bounded = (facet: string, after: string | undefined, before: string | undefined) =>
  after === undefined && before === undefined ? {} : { [facet]: between(after, before) };

const filterOf = (query: Query): ListFilter => {
  const { external_id, recurring_payment_id, statuses, payment_channels } = query;
  return {
    any: {
      ...(external_id !== undefined && { reference: [external_id] }),
      ...(recurring_payment_id !== undefined && { plan: [recurring_payment_id] }),
      ...(payment_channels && payment_channels.length > 0 && { channel: payment_channels }),
      ...(statuses && statuses.length > 0 && { status: statuses }),
    },
    created: between(query.created_after, query.created_before),
    between: {
      ...bounded('paid', query.paid_after, query.paid_before),
      ...bounded('expires', query.expired_after, query.expired_before),
    },
  };
};

export const listInvoicesHandler = query(listInvoices, (view, { query, context }) => {
  const { last_invoice_id, limit = limits.invoices_page.default } = query;
  const last = last_invoice_id === undefined ? undefined : findInvoice(view, last_invoice_id);
  if (last_invoice_id !== undefined && !last)
    return invalid('query.last_invoice_id', 'Must be the id of an invoice of this list.');
  const page = { limit, ...(last && { after: last.id }) };
  const { rows } = view.list(invoices, filterOf(query), page);
  return ok(rows.map((row) => renderInvoice(row, view, context)));
});
