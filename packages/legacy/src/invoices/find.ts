// Finding the invoice that an id names.
import { fail, type Need, type Reads } from '@kasir/core/server';
import { invoices, type InvoiceRow } from '@kasir/payments/state';

/** The invoice with this id, if there is one. */
export const findInvoice = (reads: Pick<Reads, 'find'>, id: string): InvoiceRow | undefined =>
  reads.find(invoices, 'short_id', id);

interface Named {
  readonly params: { readonly id: string };
}

/** What a decision about this id will read. */
export const invoiceNeeds = ({ params }: Named): Need[] => [
  { kind: invoices, key: 'short_id', value: params.id },
];

/** The response to an id that names none. */
export const unknownInvoice = fail('INVOICE_NOT_FOUND_ERROR', 'There is no invoice with this id.');
