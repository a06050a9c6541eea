// For tests: a payer who chooses a channel for an invoice and pays there.
import type { Scope } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import { confirmIntent } from '../intents/charge.ts';
import { invoices, type InvoiceRow } from '../invoices/kind.ts';
import { chooseWay, chosenWay } from '../invoices/ways.ts';

export const payInvoiceBy = (d: Scope, { id, state }: InvoiceRow, channel: Channel): void => {
  const invoice = d.get(invoices, id);
  if (!invoice) throw new Error('There is no invoice');
  chooseWay(d, invoice, channel);
  const way = chosenWay(d, d.get(invoices, id) ?? invoice);
  if (way) confirmIntent(d, way.intent, state.amount);
};
