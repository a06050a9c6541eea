// Lists the notifications of payers; nothing is sent yet.
import { toIsoString } from '@kasir/core';
import { ok } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import { invoices, notifications, type NotificationRow } from '@kasir/payments/state';
import { operation } from '../operation.ts';
import { controlContracts } from '@kasir/control';

const toNotification = (view: View, { id, state }: NotificationRow) => ({
  id,
  event: `invoice_${state.occasion}` as const,
  channel: state.channel,
  to: state.to,
  invoice_id: view.get(invoices, state.product.id)?.state.shortId ?? '',
  external_id: state.reference,
  created: toIsoString(state.created),
});

export const listNotifications = operation(
  controlContracts.notifications.list,
  async ({ store }, { params, query }) => {
    const { mode, invoice_id, limit } = query;
    return store.view({ account: params.id, mode }, (view) => {
      const invoice =
        invoice_id === undefined ? undefined : view.find(invoices, 'short_id', invoice_id);
      if (invoice_id !== undefined && !invoice) return ok({ data: [] });
      const filter = invoice ? { parent: invoice.id } : {};
      const { rows } = view.list(notifications, filter, { limit });
      return ok({ data: rows.map((row) => toNotification(view, row)) });
    });
  },
);
