// Defines invoices: found by their short id, and listed with the merchant's filters.
import { stateKind, type RowOf } from '@kasir/core/resource';
import { invoiceLifecycle, type InvoiceState } from './state.ts';
import { invoiceSchema } from './state-schema.ts';

/**
 * The most selective facet comes first: a list is read by the first facet that its filter names.
 */
export const invoices = stateKind<InvoiceState>()({
  name: 'invoice',
  state: invoiceSchema,
  lifecycle: invoiceLifecycle,
  keys: { short_id: (s) => s.shortId },
  facets: {
    reference: (s) => s.reference,
    plan: (s) => s.plan,
    channel: (s) => s.payment?.channel,
    status: (s) => s.status,
    paid: (s) => s.payment?.at,
    expires: (s) => s.expires,
  },
});

export type InvoiceRow = RowOf<typeof invoices>;
