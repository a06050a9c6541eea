// Charges the saved instrument of a plan for an invoice, without the payer present.
import { legacyId } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import { channelOf, getInstrument } from '../instruments/find.ts';
import { boundsProblem } from '../instruments/problems.ts';
import { useRefusal } from '../intents/admit.ts';
import { openIntent } from '../intents/open.ts';
import { invoices, type InvoiceRow } from '../invoices/kind.ts';

const nobody = { skip: null, require: null } as const;

/**
 * Pays an invoice by a saved instrument. When the instrument is declined, no longer active or does
 * not allow the amount, the payer has to pay the invoice.
 */
export const chargeInvoice = (d: Scope, invoice: InvoiceRow, instrument: string): void => {
  const row = getInstrument(d, instrument);
  if (useRefusal(d, row)) return;
  const { amount, reference, description, plan, purchase } = invoice.state;
  if (boundsProblem(channelOf(row.state), amount, 'amount') !== null) return;
  const id = d.id();
  openIntent(d, row, {
    id,
    product: { kind: invoices.name, id: invoice.id },
    amount,
    customer: null,
    reference,
    shortId: row.state.type === 'CARD' ? legacyId(id) : null,
    description,
    metadata: null,
    manualCapture: false,
    purpose: 'pay',
    initiator: 'agreement',
    // An invoice has no status for waiting on a channel.
    pendingAs: 'nothing',
    purchase: { ...purchase, preferences: { card_on_file: { reason: 'recurring' } } },
    returnUrls: { success: null, failure: null, cancel: null },
    authentication: nobody,
    securityCode: false,
    alsoAbout: [plan],
    echo: null,
  });
};
