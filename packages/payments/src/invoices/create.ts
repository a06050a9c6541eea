// Creates an invoice, for a merchant who bills a payer or for the cycle of a recurring payment.
import { legacyId, limits } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import { payersActOutside } from '../connectors/connector.ts';
import { notify, scheduleReminder } from './notify.ts';
import { expireInvoiceJob } from './jobs.ts';
import { invoices, type InvoiceRow } from './kind.ts';
import type { InvoiceState } from './state.ts';

/** A requested invoice. */
export interface NewInvoice extends Pick<
  InvoiceState,
  | 'reference'
  | 'amount'
  | 'currency'
  | 'description'
  | 'metadata'
  | 'returnUrls'
  | 'plan'
  | 'savesCardFor'
  | 'excluded'
  | 'skipsAuthentication'
  | 'notifications'
  | 'purchase'
  | 'echo'
> {
  /** Seconds until it expires; one day when null. */
  readonly seconds: number | null;
}

/** Creates an invoice that waits for its payer until it expires. */
export const createInvoice = (
  d: Scope,
  { seconds, purchase, ...newInvoice }: NewInvoice,
): InvoiceRow => {
  const id = d.id();
  const expires = d.now + (seconds ?? limits.invoice_seconds.default) * 1_000;
  d.schedule(expireInvoiceJob, expires, { invoice: id });
  const invoice = d.create(invoices, id, 'create', {
    ...newInvoice,
    ...(payersActOutside(d.context) && purchase && { purchase }),
    shortId: legacyId(id),
    merchant: d.context.account.name,
    payment: null,
    intents: [],
    chosen: null,
    expires,
    created: d.now,
    updated: d.now,
  });
  notify(d, invoice, 'created');
  scheduleReminder(d, invoice);
  return invoice;
};
