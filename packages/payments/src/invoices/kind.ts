// How invoices are stored: found by their short id, listed by what a merchant filters them by.
import { stateKind, type RowOf } from '@kasir/core';
import { invoiceLifecycle, type InvoiceState } from './state.ts';
import { invoiceSchema } from './state-schema.ts';

/** Facets stand most selective first: the first one that is asked for drives a list. */
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
