// Notifies the payer of an invoice: one notification for each channel with an address.
import { job, type Scope } from '@kasir/core/server';
import * as z from 'zod';
import { isPayable } from './end.ts';
import { invoices, type InvoiceRow } from './kind.ts';
import { notificationChannels, notifications, type Occasion } from '../notifications/kind.ts';

/** Records the notifications of an occasion; a channel without an address is skipped. */
export const notify = (d: Scope, invoice: InvoiceRow, occasion: Occasion): void => {
  const { notifications: terms, reference } = invoice.state;
  if (terms === null) return;
  for (const channel of new Set(terms.channels[occasion])) {
    const to = terms[notificationChannels[channel]];
    if (to === null) continue;
    const product = { kind: invoices.name, id: invoice.id };
    d.insert(notifications, d.id(), { occasion, channel, to, product, reference, created: d.now });
  }
};

/** Reminds the payer of an invoice that is not paid yet. */
export const remindJob = job({
  name: 'invoice.remind',
  payload: z.object({ invoice: z.string() }),
  run: (d, { invoice }) => {
    const row = d.get(invoices, invoice);
    if (row && isPayable(row, d.now)) notify(d, row, 'reminder');
  },
});

/** Schedules the reminder of an invoice, unless the time for it has already passed. */
export const scheduleReminder = (d: Scope, { id, state }: InvoiceRow): void => {
  const { notifications: terms, expires } = state;
  if (!terms || terms.reminderMs === null || terms.channels.reminder.length === 0) return;
  const due = expires - terms.reminderMs;
  if (due > d.now) d.schedule(remindJob, due, { invoice: id });
};
