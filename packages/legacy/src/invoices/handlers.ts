// Handlers of the invoice endpoints.
import { limits, momentOf } from '@kasir/core';
import { decides, invalid, ok, reads, type Command, type Handler } from '@kasir/core/server';
import { invoices } from '@kasir/models';
import { createInvoice } from './create.contract.ts';
import { decideCreate, decideExpire, unknownInvoice } from './decide.ts';
import { expireInvoice } from './expire.contract.ts';
import { getInvoice } from './get.contract.ts';
import { renderInvoice } from './life.ts';
import { listInvoices } from './list.contract.ts';

const between = (after: string | undefined, before: string | undefined) => ({
  ...(after !== undefined && { gte: momentOf(after) }),
  ...(before !== undefined && { lte: momentOf(before) }),
});

/** Bounds on a facet; none at all where none is sent, so that objects without it are listed too. */
const bounded = (facet: string, after: string | undefined, before: string | undefined) =>
  after === undefined && before === undefined ? {} : { [facet]: between(after, before) };

const filterOf = (query: Command<typeof listInvoices>['query']) => {
  const { external_id, recurring_payment_id, statuses, payment_channels } = query;
  const any = {
    ...(external_id !== undefined && { external_id: [external_id] }),
    ...(recurring_payment_id !== undefined && { recurring_payment_id: [recurring_payment_id] }),
    ...(statuses && statuses.length > 0 && { status: statuses }),
    ...(payment_channels && payment_channels.length > 0 && { payment_channel: payment_channels }),
  };
  return {
    any,
    created: between(query.created_after, query.created_before),
    between: {
      ...bounded('paid', query.paid_after, query.paid_before),
      ...bounded('expiry', query.expired_after, query.expired_before),
    },
  };
};

export const invoiceHandlers: readonly Handler[] = [
  decides(createInvoice, decideCreate),

  reads(getInvoice, (view, { params, context }) => {
    const row = view.find(invoices, 'id', params.id);
    return row ? ok(renderInvoice(row, context)) : unknownInvoice;
  }),

  reads(listInvoices, (view, { query, context }) => {
    const { last_invoice_id, limit = limits.invoices_page.default } = query;
    const last =
      last_invoice_id === undefined ? undefined : view.find(invoices, 'id', last_invoice_id);
    if (last_invoice_id !== undefined && !last)
      return invalid('query.last_invoice_id', 'Send the id of an invoice of this list.');
    const page = { limit, ...(last && { after: last.id }) };
    const { rows } = view.list(invoices, filterOf(query), page);
    return ok(rows.map((row) => renderInvoice(row, context)));
  }),

  decides(expireInvoice, decideExpire, ({ params }) => [
    { kind: invoices, key: 'id', value: params.id },
  ]),
];
