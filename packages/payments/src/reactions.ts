// What the domain itself does on signals, whatever the product: the end of an instrument ends what
// waits for it, a payment pays its invoice, and an invoice moves its plan on.
import { react, type Listener } from '@kasir/core/server';
import { closeIntentsOf } from './intents/end.ts';
import { payInvoiceOf } from './invoices/pay.ts';
import { endPlanInvoice } from './plans/reactions.ts';
import type { DomainSignals } from './signals.ts';

const on = react<DomainSignals>();

export const paymentListeners: readonly Listener[] = [
  on({
    'instrument.consumed': (d, { row }) => closeIntentsOf(d, row, 'close'),
    'instrument.expired': (d, { row }) => closeIntentsOf(d, row, 'expire'),
    'instrument.withdrawn': (d, { row }) => closeIntentsOf(d, row, 'cancel'),
    'payment.completed': (d, { row }) => payInvoiceOf(d, row),
    'invoice.paid': endPlanInvoice,
    'invoice.expired': endPlanInvoice,
  }),
];
