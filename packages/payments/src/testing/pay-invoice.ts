// For tests: a payer chooses a channel for an invoice and pays there.
import type { Scope } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import { confirmIntent } from '../intents/charge.ts';
import { invoices, type InvoiceRow } from '../invoices/kind.ts';
import { choosePaymentOption, chosenPaymentOption } from '../invoices/payment-options.ts';

type Decide = (decide: (d: Scope) => void) => Promise<void>;

export const payInvoiceBy = async (
  { decide, act }: { readonly decide: Decide; readonly act: Decide },
  { id, state }: Pick<InvoiceRow, 'id' | 'state'>,
  channel: Channel,
): Promise<void> => {
  const found = (d: Scope): InvoiceRow => {
    const invoice = d.get(invoices, id);
    if (!invoice) throw new Error('There is no invoice');
    return invoice;
  };
  await decide((d) => {
    choosePaymentOption(d, found(d), channel);
  });
  await act((d) => {
    const option = chosenPaymentOption(d, found(d));
    if (option) confirmIntent(d, option.intent, state.amount);
  });
};
