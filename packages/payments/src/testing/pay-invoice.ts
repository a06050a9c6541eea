// For tests: a payer chooses a channel for an invoice and pays there.
import type { Scope } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import { confirmIntent } from '../intents/charge.ts';
import { invoices, type InvoiceRow } from '../invoices/kind.ts';
import { choosePaymentOption, chosenPaymentOption } from '../invoices/payment-options.ts';

export const payInvoiceBy = (d: Scope, { id, state }: InvoiceRow, channel: Channel): void => {
  const invoice = d.get(invoices, id);
  if (!invoice) throw new Error('There is no invoice');
  choosePaymentOption(d, invoice, channel);
  const option = chosenPaymentOption(d, d.get(invoices, id) ?? invoice);
  if (option) confirmIntent(d, option.intent, state.amount);
};
