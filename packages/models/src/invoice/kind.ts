// How invoices are stored: found by their 24-hex id, listed by what a merchant filters them by.
import { kind } from '@kasir/core';
import { invoiceMachine } from './machine.ts';
import { invoiceCore } from './schema.ts';

interface Private {
  /** Bare id of the one payment that paid it, or null. */
  readonly payment: string | null;
}

export const invoices = kind<Private>()({
  name: 'invoice',
  schema: invoiceCore,
  keys: { id: (row) => row.public.id },
  facets: {
    external_id: (row) => row.public.external_id,
    recurring_payment_id: (row) => row.public.recurring_payment_id,
    payment_channel: (row) => row.public.payment_channel,
    status: (row) => row.public.status,
    paid: ({ public: { paid_at } }) => (paid_at === undefined ? null : Date.parse(paid_at)),
    expiry: (row) => Date.parse(row.public.expiry_date),
  },
  machine: invoiceMachine,
  status: (row) => row.public.status,
});
