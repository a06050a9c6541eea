// Events of invoices: flat, the invoice beside the name of the event.
import { event } from '@kasir/core';
import { invoiceCallback } from './schema.ts';

/** The essential fields: which invoice it is, and whether it is paid. */
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
