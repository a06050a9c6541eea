// Ends an unpaid invoice.
import type { Scope } from '@kasir/core/server';
import { invoices, type InvoiceRow } from './kind.ts';

/** Returns whether it can be paid now; an expired invoice cannot, even before its job ran. */
export const isPayable = (
  { state: { status, expires } }: Pick<InvoiceRow, 'state'>,
  now: number,
): boolean => status === 'PENDING' && now < expires;

/** Expires an invoice, by time or for the merchant. */
export const expireInvoice = (d: Scope, row: Pick<InvoiceRow, 'id'>): InvoiceRow =>
  d.transition(invoices, row, 'expire');
