// Events of invoices: flat, the invoice beside the name of the event.
import { event } from '@kasir/core';
import { invoice } from './schema.ts';

export const invoicePaid = event({
  name: 'invoice.paid',
  family: 'invoice',
  envelope: 'flat',
  data: invoice,
  when: 'an invoice is paid',
  clauses: ['CORE-UNSPEC-01'],
});

export const invoiceExpired = event({
  name: 'invoice.expired',
  family: 'invoice',
  envelope: 'flat',
  data: invoice,
  when: 'an invoice expires unpaid',
  clauses: ['CORE-UNSPEC-01'],
});
