// The domain's own reactions to signals, whatever the product: the end of an instrument ends what
// waits for it, a payment pays its invoice, and an invoice moves its plan on.
import { react, type Listener, type Scope, type Signal } from '@kasir/core/server';
import { closeIntentsOf } from './intents/end.ts';
import type { InvoiceRow } from './invoices/kind.ts';
import { payInvoiceOf } from './invoices/pay.ts';
import { closePaymentOptions } from './invoices/payment-options.ts';
import { notify } from './invoices/notify.ts';
import { endPlanInvoice } from './plans/reactions.ts';
import { endSavedCard, saveCard } from './plans/saved-card.ts';
import type { DomainSignals } from './signals.ts';

const on = react<DomainSignals>();

/** Closes the payment options of a paid or expired invoice, and continues its plan. */
const endInvoice = (d: Scope, signal: Signal<InvoiceRow>): void => {
  const { row } = signal;
  closePaymentOptions(d, row);
  notify(d, row, row.state.status === 'EXPIRED' ? 'expired' : 'paid');
  endPlanInvoice(d, signal);
};

export const paymentListeners: readonly Listener[] = [
  on({
    'instrument.consumed': (d, { row }) => closeIntentsOf(d, row, 'close'),
    'instrument.expired': (d, { row }) => closeIntentsOf(d, row, 'expire'),
    'instrument.withdrawn': (d, { row }) => closeIntentsOf(d, row, 'cancel'),
    'payment.completed': (d, { row }) => {
      payInvoiceOf(d, row);
      saveCard(d, row);
    },
    'invoice.paid': endInvoice,
    'invoice.expired': endInvoice,
    'plan.stopped': endSavedCard,
    'plan.completed': endSavedCard,
  }),
];
