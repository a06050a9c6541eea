// Recurring payments (legacy) as on the wire: payers billed by an invoice for every interval. Unset
// fields are omitted, as in invoices (MODEL-UNSPEC-06).
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { invoiceContent } from '../invoice/schema.ts';

export const recurringPaymentStatus = z.enum(['ACTIVE', 'STOPPED', 'PAUSED']); // RECUR-FIELD-status

export const recurringInterval = z.enum(['DAY', 'WEEK', 'MONTH']); // RECUR-FIELD-interval

export const missedPaymentAction = z.enum(['IGNORE', 'STOP']); // RECUR-FIELD-missed_payment_action

/** The currencies of recurring payments (RECUR-UNSPEC-07). */
export const recurringCurrency = z.enum(['IDR', 'PHP']);

/** The billed and notified payer, as in every invoice of a recurring payment. */
export const recurringPayer = invoiceContent.pick({
  payer_email: true, // RECUR-FIELD-payer_email
  should_send_email: true,
  customer: true, // RECUR-FIELD-customer
  customer_notification_preference: true, // RECUR-FIELD-customer_notification_preference
  reminder_time: true, // RECUR-FIELD-reminder_time
  reminder_time_unit: true, // RECUR-FIELD-reminder_time_unit
});
export type RecurringPayer = z.infer<typeof recurringPayer>;

/** The fields that are returned as they were sent. */
export const recurringContent = recurringPayer.extend({
  customer_id: z.string().nullish(),
  credit_card_token: z.string().nullish(), // RECUR-FIELD-credit_card_token
  payment_method_id: z.string().nullish(), // RECUR-FIELD-payment_method_id
});
export type RecurringContent = z.infer<typeof recurringContent>;

export const recurringPayment = recurringContent.extend({
  id: z.string().regex(/^[0-9a-f]{24}$/), // RECUR-FIELD-id
  user_id: z.string(),
  external_id: z.string(), // RECUR-FIELD-external_id
  status: recurringPaymentStatus,
  amount: z.number(), // RECUR-FIELD-amount
  currency: recurringCurrency, // RECUR-FIELD-currency
  description: z.string().optional(), // RECUR-FIELD-description
  interval: recurringInterval,
  interval_count: z.int(), // RECUR-FIELD-interval_count
  total_recurrence: z.int().optional(), // RECUR-FIELD-total_recurrence
  recurrence_progress: z.int(),
  should_send_email: z.boolean(), // RECUR-FIELD-should_send_email
  missed_payment_action: missedPaymentAction,
  last_created_invoice_url: z.string().optional(), // RECUR-FIELD-last_created_invoice_url
  success_redirect_url: z.string().optional(), // RECUR-FIELD-success_redirect_url
  failure_redirect_url: z.string().optional(), // RECUR-FIELD-failure_redirect_url
  invoice_duration: z.int().optional(), // RECUR-FIELD-invoice_duration
  charge_immediately: z.boolean(), // RECUR-FIELD-charge_immediately
  recharge: z.boolean(), // RECUR-FIELD-recharge
  start_date: timestamp,
  created: timestamp, // RECUR-FIELD-created
  updated: timestamp, // RECUR-FIELD-updated
});
export type RecurringPayment = z.infer<typeof recurringPayment>;
