// Finds an invoice by its id.
import { fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { invoices, type InvoiceRow } from '@kasir/payments/state';

/** Returns the invoice with this id, if there is one. */
export const findInvoice = (reads: Pick<Reads, 'find'>, id: string): InvoiceRow | undefined =>
  reads.find(invoices, 'short_id', id);

interface Named {
  readonly params: { readonly id: string };
}

/** Returns the rows that a decision about this id reads. */
export const invoiceNeeds = ({ params }: Named): Need[] => [
  { kind: invoices, key: 'short_id', value: params.id },
];

/** The error for an id that no invoice has. */
export const unknownInvoice = fail('INVOICE_NOT_FOUND_ERROR', 'There is no invoice with this id.');
