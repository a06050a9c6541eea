// Renders a recurring payment as this API shows it; unset fields are omitted (MODEL-UNSPEC-06).
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import type { RecurringPayment } from '@kasir/models';
import { INVOICE_PAGE } from '@kasir/payments/pages';
import type { PlanRow } from '@kasir/payments/state';
import type { RecurringEcho } from './parse.ts';
import { recurringStatusOf } from './status.ts';

export const renderRecurring = ({ state }: PlanRow, context: Context): RecurringPayment => {
  const { start, ...echo } = state.echo as RecurringEcho;
  const { description, cycles, invoiceSeconds, lastInvoice, interval } = state;
  const { success, failure } = state.returnUrls;
  return {
    ...echo,
    ...(description !== null && { description }),
    ...(cycles !== null && { total_recurrence: cycles }),
    ...(invoiceSeconds !== null && { invoice_duration: invoiceSeconds }),
    ...(success !== null && { success_redirect_url: success }),
    ...(failure !== null && { failure_redirect_url: failure }),
    ...(lastInvoice !== null && {
      last_created_invoice_url: context.page(INVOICE_PAGE, lastInvoice),
    }),
    id: state.shortId,
    user_id: context.account.id, // RECUR-FIELD-user_id
    external_id: state.reference,
    status: recurringStatusOf(state.status),
    amount: toMajor(state.currency, state.amount),
    currency: state.currency as RecurringPayment['currency'],
    interval: interval.unit,
    interval_count: interval.count,
    recurrence_progress: state.progress, // RECUR-FIELD-recurrence_progress
    should_send_email: echo.should_send_email ?? false,
    missed_payment_action: state.missed,
    start_date: toIsoString(start ?? state.created), // RECUR-FIELD-start_date
    created: toIsoString(state.created),
    updated: toIsoString(state.updated),
  };
};
