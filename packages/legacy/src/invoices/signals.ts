// The events of invoices. What becomes of their payments is told by the invoice alone.
import type { EventSpec } from '@kasir/core';
import { listen, type Scope, type Signal } from '@kasir/core/server';
import { invoiceExpired, invoicePaid } from '@kasir/models';
import { invoices, type DomainSignals, type InvoiceRow } from '@kasir/payments';
import { renderInvoice } from './render.ts';

const notify =
  (spec: EventSpec<typeof invoicePaid.data>) =>
  (d: Scope, { row }: Signal<InvoiceRow>): void =>
    d.emit(spec, { data: renderInvoice(row, d.context), subject: row.state.shortId });

export const invoiceListener = listen<DomainSignals>()(
  invoices.name,
  ['invoice', 'payment', 'intent', 'instrument'],
  {
    'invoice.paid': notify(invoicePaid),
    'invoice.expired': notify(invoiceExpired),
    'payment.pending': null,
    'payment.completed': null,
    'payment.failed': null,
    'payment.authorized': null,
    'payment.expired': null,
    'payment.voided': null,
    'intent.succeeded': null,
    'intent.authorized': null,
    'intent.failed': null,
    'intent.expired': null,
    'intent.closed': null,
    'intent.canceled': null,
    'intent.voided': null,
    'instrument.activated': null,
    'instrument.failed': null,
    'instrument.consumed': null,
    'instrument.expired': null,
    'instrument.withdrawn': null,
    'instrument.deactivated': null,
    'instrument.reactivated': null,
  },
);
