// Parses the request of a recurring payment into the input of the domain.
import { parseTimestamp } from '@kasir/core';
import type { Command } from '@kasir/core/server';
import type { RecurringContent, RecurringPayer } from '@kasir/models';
import type { NewPlan } from '@kasir/payments';
import { describePurchase } from '@kasir/payments/types';
import type { PlanState } from '@kasir/payments/state';
import { billedTo } from '../billing.ts';
import { readNotifications } from '../invoices/notifications.ts';
import { setFields } from '../invoices/parse.ts';
import type { createRecurringPayment } from './create.contract.ts';

type Body = Command<typeof createRecurringPayment>['body'];

/** The fields that this API stores with a plan. */
export interface RecurringEcho extends RecurringContent {
  readonly charge_immediately: boolean;
  readonly recharge: boolean;
  /** Epoch milliseconds of the start date that was sent, or null. */
  readonly start: number | null;
}

/**
 * Returns epoch milliseconds, or null for no time or an empty one (RECUR-CREATE-start_date-empty).
 */
export const timeOf = (sent: string | null | undefined): number | null =>
  sent ? parseTimestamp(sent) : null;

/** Returns the parts of the payer data that the invoices of a plan use. */
export const readPayer = ({
  payer_email,
  should_send_email,
  customer,
  customer_notification_preference,
  reminder_time,
  reminder_time_unit,
}: RecurringPayer): Pick<PlanState, 'notifications' | 'purchase' | 'invoiceEcho'> => {
  const payer = {
    payer_email,
    should_send_email,
    customer,
    customer_notification_preference,
    reminder_time,
    reminder_time_unit,
  };
  return {
    notifications: readNotifications(payer),
    ...describePurchase({ billing: billedTo(customer, payer_email) }),
    invoiceEcho: setFields(payer),
  };
};

/** Returns the sent fields that responses repeat. */
const readContent = (body: Body): RecurringContent =>
  setFields({
    payer_email: body.payer_email, // RECUR-CREATE-payer_email
    should_send_email: body.should_send_email, // RECUR-CREATE-should_send_email
    customer: body.customer, // RECUR-CREATE-customer
    // RECUR-CREATE-customer_notification_preference
    customer_notification_preference: body.customer_notification_preference,
    reminder_time: body.reminder_time,
    reminder_time_unit: body.reminder_time_unit, // RECUR-CREATE-reminder_time_unit
    credit_card_token: body.credit_card_token,
    payment_method_id: body.payment_method_id,
  });

/**
 * Reads a recurring payment over an amount in minor units, with the instrument that it names and
 * the defaults of omitted fields (RECUR-UNSPEC-03).
 */
export const readRecurring = (
  body: Body,
  currency: string,
  amount: number,
  instrument: string | null,
): NewPlan => {
  const start = timeOf(body.start_date);
  const { description } = body;
  const recharge = body.recharge ?? true;
  const echo: RecurringEcho = {
    ...readContent(body),
    charge_immediately: body.charge_immediately ?? false,
    recharge,
    start,
  };
  return {
    reference: body.external_id,
    amount,
    currency,
    description: description ?? null,
    metadata: null,
    returnUrls: {
      success: body.success_redirect_url ?? null,
      failure: body.failure_redirect_url ?? null,
      cancel: null,
    },
    interval: { unit: body.interval, count: body.interval_count },
    cycles: body.total_recurrence ?? null,
    missed: body.missed_payment_action ?? 'IGNORE',
    invoiceSeconds: body.invoice_duration ?? null,
    instrument: recharge ? instrument : null, // RECUR-CREATE-recharge-true
    // Without an instrument, later invoices charge the first card that pays (RECUR-CONF-02).
    savesCard: recharge,
    start,
    immediately: echo.charge_immediately,
    echo,
    ...readPayer(body),
  };
};
