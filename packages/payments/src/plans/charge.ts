// Charging the saved instrument of a plan for an invoice, without its payer.
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import { statusAt } from '../instruments/end.ts';
import { channelOf, getInstrument } from '../instruments/find.ts';
import { boundsProblem } from '../instruments/problems.ts';
import { attemptOf } from '../intents/attempt.ts';
import { invoices, type InvoiceRow } from '../invoices/kind.ts';
import type { Attempt } from '../payments/attempt.ts';
import { completePayment } from '../payments/complete.ts';
import { recordDeclined } from '../payments/fail.ts';
import { createReceipt } from '../payments/receipt.ts';

/**
 * Pays an invoice by a saved instrument. One that is declined, no longer active or not meant for
 * such an amount leaves the invoice to its payer.
 */
export const chargeInvoice = (d: Scope, invoice: InvoiceRow, instrument: string): void => {
  const row = getInstrument(d, instrument);
  if (statusAt(row, d.now) !== 'ACTIVE') return;
  const { amount, reference } = invoice.state;
  const channel = channelOf(row.state);
  if (boundsProblem(channel, amount, 'amount') !== null) return;
  const attempted = attemptOf({ intent: null, instrument: row }, amount);
  const attempt: Attempt = {
    ...attempted,
    product: { kind: invoices.name, id: invoice.id },
    reference,
    detail: { source: row.state.channel, ...attempted.detail, receipt: createReceipt(d) },
  };
  const charged = getConnector(d.context).performNow(d, {
    work: 'payment',
    channel,
    amount,
    about: () => ({
      customer: row.state.customer,
      references: [reference, row.state.reference],
      objects: [invoice.id, invoice.state.plan, instrument],
      script: d.context.script ?? row.state.script,
    }),
  });
  if (charged.result === 'declined') recordDeclined(d, attempt, charged.code);
  else completePayment(d, attempt);
};
