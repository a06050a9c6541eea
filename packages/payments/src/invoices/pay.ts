// Paying an invoice: by a channel that its payer picks, or by a payment of anything else.
import type { Scope } from '@kasir/core/server';
import { channelType, type Channel } from '@kasir/models';
import { getConnector } from '../connectors/connector.ts';
import { getTransaction } from '../ledger/transactions.ts';
import type { Attempt } from '../payments/attempt.ts';
import { completePayment } from '../payments/complete.ts';
import { recordDeclined } from '../payments/fail.ts';
import type { PaymentRow } from '../payments/kind.ts';
import { createReceipt } from '../payments/receipt.ts';
import { settleInvoiceJob } from './jobs.ts';
import { invoices, type InvoiceRow } from './kind.ts';

/**
 * A payment pays a PENDING invoice. Refunds of the invoice are refunds of this payment
 * (REFUND-CREATE-invoice_id).
 */
export const payInvoice = (d: Scope, invoice: InvoiceRow, payment: PaymentRow): InvoiceRow => {
  const { type, channel, captured, detail, transactions } = payment.state;
  const [first] = transactions;
  const settles = first === undefined ? null : getTransaction(d, first).state.settles;
  if (settles !== null && settles > d.now)
    d.schedule(settleInvoiceJob, settles, { invoice: invoice.id });
  return d.transition(invoices, invoice, 'pay', {
    payment: {
      id: payment.id,
      type,
      channel,
      amount: captured,
      at: d.now,
      source: detail.source ?? null,
      receipt: detail.receipt ?? null,
    },
  });
};

/** A payment made for an invoice pays it. */
export const payInvoiceOf = (d: Scope, payment: PaymentRow): void => {
  const { kind, id } = payment.state.product;
  const invoice = kind === invoices.name ? d.get(invoices, id) : undefined;
  if (invoice?.state.status === 'PENDING') payInvoice(d, invoice, payment);
};

/** The payer of a payable invoice picks a channel and pays, unless the channel declines. */
export const payByChannel = (
  d: Scope,
  { id, state: { amount, reference } }: InvoiceRow,
  channel: Channel,
): void => {
  const attempt: Attempt = {
    product: { kind: invoices.name, id },
    intent: null,
    instrument: null,
    channel,
    amount,
    reference,
    identifier: null,
    detail: {
      ...(!channelType(channel.type).paidWithApp && { source: channel.code }),
      receipt: createReceipt(d),
    },
  };
  const charged = getConnector(d.context).charge(channel, amount);
  if (charged.result === 'declined') recordDeclined(d, attempt, charged.code);
  else completePayment(d, attempt);
};
