// Emits the events of invoices; their payments emit none of their own.
import type { EventSpec } from '@kasir/core/resource';
import { listen, type Scope, type Signal } from '@kasir/core/server';
import { invoiceExpired, invoicePaid, type InvoiceCallback } from '@kasir/models';
import {
  type DomainSignals,
  silentInstruments,
  silentIntents,
  silentPayments,
} from '@kasir/payments/signals';
import { invoices, payments, type InvoiceRow } from '@kasir/payments/state';
import { renderInvoice } from './render.ts';

/** Renders the number that received the payment, and the bank or wallet. */
const renderPaidTo = (d: Scope, { state }: InvoiceRow): Partial<InvoiceCallback> => {
  if (state.payment === null) return {};
  const { id, type, channel } = state.payment;
  const destination = d.get(payments, id)?.state.identifier ?? null;
  return {
    ...(destination !== null && { payment_destination: destination }),
    ...(type === 'VIRTUAL_ACCOUNT' && { bank_code: channel }),
    ...(type === 'EWALLET' && { ewallet_type: channel }),
  };
};

const notify =
  (spec: EventSpec<typeof invoicePaid.data>) =>
  (d: Scope, { row }: Signal<InvoiceRow>): void =>
    d.emit(spec, {
      data: { ...renderInvoice(row, d, d.context), ...renderPaidTo(d, row) },
      subject: row.state.shortId,
    });

export const invoiceListener = listen<DomainSignals>()(
  invoices.name,
  ['invoice', 'payment', 'intent', 'instrument'],
  {
    'invoice.paid': notify(invoicePaid),
    'invoice.expired': notify(invoiceExpired),
    ...silentPayments,
    ...silentIntents,
    ...silentInstruments,
  },
);
