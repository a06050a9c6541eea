// The actions on bills: invoices, the plans that bill them, and checkouts on credit.
import { parseAmount, toMajor } from '@kasir/core/money';
import { canTrigger } from '@kasir/core/resource';
import type { Scope, ScopeReads } from '@kasir/core/server';
import { payableChannels } from '@kasir/legacy-api/server';
import type { Channel } from '@kasir/models';
import { confirmIntent, expireInvoice, receiveMoney, switchPlan } from '@kasir/payments';
import {
  cancelCheckout,
  completeCheckout,
  denyCheckout,
  findRefundable,
  isCheckoutOpen,
  refundable,
} from '@kasir/payments/operation';
import { choosePaymentOption, chosenPaymentOption } from '@kasir/payments/pages';
import {
  checkouts,
  getInstrument,
  invoices,
  isOpen,
  isPayable,
  paymentsFor,
  plans,
  type InvoiceRow,
} from '@kasir/payments/state';
import { acts, done, type ActRefusal, type ActParameters } from './act.ts';

/** Returns the channel for paying an invoice without a chosen one: a number or code. */
const offered = (reads: ScopeReads, { state }: InvoiceRow): Channel | undefined =>
  payableChannels(state, reads, reads.context).find(({ flow }) => flow === 'PRESENT');

const openOption = (reads: ScopeReads, invoice: InvoiceRow) => {
  const option = chosenPaymentOption(reads, invoice);
  return option && isOpen(option.intent, reads.now) ? option : null;
};

/** Pays the amount shown on the invoice page; without a chosen channel, on the first number. */
const payInvoice = (d: Scope, row: InvoiceRow, { amount }: ActParameters): ActRefusal | null => {
  const { currency, amount: billed } = row.state;
  if (amount !== undefined && parseAmount(currency, amount) !== billed)
    return {
      field: 'amount',
      message: `Must be ${toMajor(currency, billed)}, what is billed, or be left out.`,
    };
  const channel = offered(d, row);
  if (!openOption(d, row) && channel) choosePaymentOption(d, row, channel);
  const option = openOption(d, d.get(invoices, row.id) ?? row);
  if (!option) return { field: 'action', message: 'No channel takes the amount of this invoice.' };
  const received = receiveMoney(d, getInstrument(d, option.intent.state.instrument), {
    amount: billed,
    late: 'refuse',
  });
  if (!received.ok) confirmIntent(d, option.intent, billed);
  return null;
};

const paidFor = (reads: ScopeReads, row: InvoiceRow) =>
  findRefundable(reads, paymentsFor(reads, { kind: invoices.name, id: row.id }), null);

export const invoiceActs = acts(invoices, [
  {
    action: 'pay',
    works: (reads, row) =>
      isPayable(row, reads.now) &&
      (openOption(reads, row) !== null || offered(reads, row) !== undefined),
    by: { domain: payInvoice },
  },
  {
    action: 'expire',
    works: ({ now }, row) => isPayable(row, now),
    by: { domain: (d, row) => done(expireInvoice(d, row)) },
  },
  {
    action: 'refund',
    works: (reads, row) => paidFor(reads, row).ok,
    by: {
      api: (reads, row, { amount }) => {
        const found = paidFor(reads, row);
        const left = toMajor(row.state.currency, found.ok ? refundable(found.payment) : 0);
        const { shortId: invoice_id } = row.state;
        return {
          method: 'POST',
          path: '/refunds',
          body: { invoice_id, amount: amount ?? left, reason: 'OTHERS' },
        };
      },
    },
  },
]);

export const planActs = acts(plans, [
  {
    action: 'cancel',
    works: (_reads, { state }) => canTrigger(plans.lifecycle, state.status, 'stop'),
    by: { domain: (d, row) => done(switchPlan(d, row, 'stop')) },
  },
]);

export const checkoutActs = acts(checkouts, [
  {
    action: 'pay',
    works: ({ now }, row) => isCheckoutOpen(row, now),
    by: {
      domain: (d, row, { amount }) => {
        const { currency, amount: billed } = row.state;
        if (amount !== undefined && parseAmount(currency, amount) !== billed)
          return {
            field: 'amount',
            message: `Must be ${toMajor(currency, billed)}, or be left out.`,
          };
        return done(completeCheckout(d, row));
      },
    },
  },
  {
    action: 'decline',
    works: ({ now }, row) => isCheckoutOpen(row, now),
    by: {
      domain: (d, row, { failure_code }) =>
        done(denyCheckout(d, row, failure_code ?? 'DECLINED_BY_ISSUER')),
    },
  },
  {
    action: 'cancel',
    works: ({ now }, row) => isCheckoutOpen(row, now),
    by: { domain: (d, row) => done(cancelCheckout(d, row)) },
  },
  {
    action: 'expire',
    works: ({ now }, row) => isCheckoutOpen(row, now),
    by: {
      domain: (d, row) => {
        d.change(checkouts, row, { expires: d.now });
        return done(d.transition(checkouts, row, 'expire'));
      },
    },
  },
]);
