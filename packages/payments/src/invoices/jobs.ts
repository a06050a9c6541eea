// Jobs of invoices: they expire, and paid ones are settled.
import { job } from '@kasir/core/server';
import * as z from 'zod';
import { expireInvoice } from './end.ts';
import { invoices } from './kind.ts';

const payload = z.object({ invoice: z.string() });

export const expireInvoiceJob = job({
  name: 'invoice.expire',
  payload,
  run: (d, { invoice }) => {
    const row = d.get(invoices, invoice);
    if (row?.state.status === 'PENDING') expireInvoice(d, row);
  },
});

export const settleInvoiceJob = job({
  name: 'invoice.settle',
  payload,
  run: (d, { invoice }) => {
    const row = d.get(invoices, invoice);
    if (row?.state.status === 'PAID') d.transition(invoices, row, 'settle');
  },
});
