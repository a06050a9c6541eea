// GET /v2/invoices/{id}: returns an invoice.
import { ok, query } from '@kasir/core/server';
import { findInvoice, unknownInvoice } from './find.ts';
import { getInvoice } from './get.contract.ts';
import { renderInvoice } from './render.ts';

export const getInvoiceHandler = query(getInvoice, (view, { params, context }) => {
  const row = findInvoice(view, params.id);
  return row ? ok(renderInvoice(row, view, context)) : unknownInvoice;
});
