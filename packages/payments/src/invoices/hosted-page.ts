// The page on which the payer of an invoice picks a channel and pays.
import { formatAmount } from '@kasir/core';
import type { Context } from '@kasir/core/server';
import { channelType, type Channel } from '@kasir/models';
import type { Choice, HostedPage } from '../hosted-page.ts';
import { isPayable } from './end.ts';
import { invoices, type InvoiceRow } from './kind.ts';
import { payByChannel } from './pay.ts';

/** Name of invoices in the URL of their page. */
export const INVOICE_PAGE = 'invoice';

/** The channels that can pay an invoice. */
export type Offer = (invoice: InvoiceRow, context: Context) => readonly Channel[];

/** A channel as a choice of the page. */
const choiceOf = ({ type, code }: Channel): Choice => ({
  name: `${type}.${code}`,
  label: code,
  group: channelType(type).label,
});

const outcomes = { PENDING: 'Expired', EXPIRED: 'Expired', PAID: 'Paid', SETTLED: 'Paid' } as const;

/** The page of invoices that offers these channels. */
export const invoicePage = (offer: Offer): HostedPage => ({
  object: INVOICE_PAGE,
  show: (view, id, context) => {
    const row = view.get(invoices, id);
    if (!row) return undefined;
    const { amount, currency, reference, description, returnUrls } = row.state;
    const open = isPayable(row, view.now);
    const outcome = open ? null : outcomes[row.state.status];
    return {
      title: 'Invoice',
      merchant: context.account.name,
      amount: formatAmount(currency, amount),
      reference,
      description,
      choices: open ? offer(row, context).map(choiceOf) : [],
      outcome,
      returnUrl: outcome && (outcome === 'Paid' ? returnUrls.success : returnUrls.failure),
    };
  },
  act: (d, id, choice) => {
    const row = d.get(invoices, id);
    if (!row || !isPayable(row, d.now)) return;
    const channel = offer(row, d.context).find((one) => choiceOf(one).name === choice);
    if (channel) payByChannel(d, row, channel);
  },
});
