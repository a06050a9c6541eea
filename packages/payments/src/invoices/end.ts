// The end of an invoice that nobody paid.
import type { Scope } from '@kasir/core/server';
import { invoices, type InvoiceRow } from './kind.ts';

/** Whether it can be paid now; one whose time has passed cannot, even before its job ran. */
export const isPayable = (
  { state: { status, expires } }: Pick<InvoiceRow, 'state'>,
  now: number,
): boolean => status === 'PENDING' && now < expires;

/** Its time passes, or the merchant ends it. */
export const expireInvoice = (d: Scope, row: Pick<InvoiceRow, 'id'>): InvoiceRow =>
  d.transition(invoices, row, 'expire');
