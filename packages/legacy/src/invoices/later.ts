// What happens to invoices without a caller: due jobs, and the page on which a payer pays.
import { iso, shownAmount, step } from '@kasir/core';
import type { Duty, Page } from '@kasir/core/server';
import { invoiceMachine, invoices } from '@kasir/models';
import { choiceOf, offered } from './channels.ts';
import {
  endInvoice,
  EXPIRE_INVOICE,
  INVOICE_PAGE,
  isPayable,
  payByChannel,
  SETTLE_INVOICE,
} from './life.ts';

const named = (payload: unknown): string => (payload as { readonly invoice: string }).invoice;

export const invoiceDuties: readonly Duty[] = [
  {
    topic: EXPIRE_INVOICE,
    run: (at, tx, { payload, context }) => {
      const row = tx.get(invoices, named(payload));
      if (row?.public.status === 'PENDING') endInvoice(at, tx, row, 'time_passes', context);
    },
  },
  {
    topic: SETTLE_INVOICE,
    run: (at, tx, { payload }) => {
      const row = tx.get(invoices, named(payload));
      if (row?.public.status !== 'PAID') return;
      const { to } = step(invoiceMachine, 'PAID', 'settle');
      tx.update(invoices, row, { public: { ...row.public, status: to, updated: iso(at.now) } });
    },
  },
];

export const invoicePage: Page = {
  object: INVOICE_PAGE,
  show: (view, id, context) => {
    const row = view.get(invoices, id);
    if (!row) return undefined;
    const { amount, currency, external_id, description, status } = row.public;
    const open = isPayable(row, view.now);
    const paid = status === 'PAID' || status === 'SETTLED';
    const back = paid ? row.public.success_redirect_url : row.public.failure_redirect_url;
    return {
      title: 'Invoice',
      merchant: context.account.name,
      amount: shownAmount(currency, amount),
      reference: external_id,
      description: description ?? null,
      choices: open ? offered(row.public, context).map(choiceOf) : [],
      outcome: open ? null : paid ? 'Paid' : 'Expired',
      returnUrl: open ? null : (back ?? null),
    };
  },
  act: (at, tx, id, choice, context) => {
    const row = tx.get(invoices, id);
    if (!row || !isPayable(row, at.now)) return;
    const channel = offered(row.public, context).find((one) => choiceOf(one).name === choice);
    if (channel) payByChannel(at, tx, row, channel, context);
  },
};
