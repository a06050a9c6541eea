// POST /invoices/{id}/expire!: expires an invoice; one that has already ended unpaid is unchanged.
import { done, fail, ok, operation } from '@kasir/core/server';
import { expireInvoice as expire } from '@kasir/payments';
import { expireInvoice } from './expire.contract.ts';
import { findInvoice, invoiceNeeds, unknownInvoice } from './find.ts';
import { renderInvoice } from './render.ts';

export const expireInvoiceHandler = operation(expireInvoice, {
  needs: invoiceNeeds,
  decide: (d, { params }) => {
    const row = findInvoice(d, params.id);
    if (!row) return unknownInvoice;
    const { status } = row.state;
    if (status === 'PAID' || status === 'SETTLED')
      return fail('INVOICE_ALREADY_PAID_ERROR', 'This invoice is paid. Refund it instead.');
    return done(status === 'PENDING' ? expire(d, row) : row);
  },
  render: (d, row) => ok(renderInvoice(row, d, d.context)),
});
