// Pays an invoice, by a payment made for it or by any other.
import type { Scope } from '@kasir/core/server';
import { getIntent } from '../intents/find.ts';
import { getTransaction } from '../ledger/transactions.ts';
import type { PaymentRow } from '../payments/kind.ts';
import { receiptOf } from '../payments/receipt.ts';
import { settleInvoiceJob } from './jobs.ts';
import { invoices, type InvoiceRow } from './kind.ts';

/**
 * Marks a PENDING invoice as paid by a payment. Refunds of the invoice are refunds of this payment
 * (REFUND-CREATE-invoice_id).
 */
export const payInvoice = (d: Scope, invoice: InvoiceRow, payment: PaymentRow): InvoiceRow => {
  const { type, channel, captured, detail, transactions, intent } = payment.state;
  const charge = intent === null ? null : getIntent(d, intent).state.shortId;
  const [first] = transactions;
  const settles = first === undefined ? null : getTransaction(d, first).state.settles;
  if (settles !== null && settles > d.now)
    d.schedule(settleInvoiceJob, settles, { invoice: invoice.id });
  return d.transition(invoices, invoice, 'pay', {
    payment: {
      id: payment.id,
      ...(type === 'CARD' && charge !== null && { charge }),
      type,
      channel,
      amount: captured,
      at: d.now,
      source: detail.source ?? null,
      receipt: detail.receipt ?? receiptOf(payment),
    },
  });
};

/** Pays the invoice for which a payment was made. */
export const payInvoiceOf = (d: Scope, payment: PaymentRow): void => {
  const { kind, id } = payment.state.product;
  const invoice = kind === invoices.name ? d.get(invoices, id) : undefined;
  if (invoice?.state.status === 'PENDING') payInvoice(d, invoice, payment);
};
