// Events of invoices: flat, with the invoice's fields beside the event name.
import { event } from '@kasir/core/resource';
import { invoiceCallback } from './schema.ts';

/** The essential fields: the invoice, its status and its amount. */
const essential = {
  id: true,
  external_id: true,
  status: true,
  amount: true,
  currency: true,
} as const;

export const invoicePaid = event({
  name: 'invoice.paid',
  family: 'invoice',
  envelope: 'flat',
  data: invoiceCallback,
  essential,
  when: 'an invoice is paid',
  clauses: ['CORE-UNSPEC-01'],
});

export const invoiceExpired = event({
  name: 'invoice.expired',
  family: 'invoice',
  envelope: 'flat',
  data: invoiceCallback,
  essential,
  when: 'an invoice expires unpaid',
  clauses: ['CORE-UNSPEC-01'],
});
