// Recurring payment (legacy): a payer who is billed by an invoice for every interval, as it is on
// the wire. Unset fields are omitted, as in invoices (MODEL-UNSPEC-06).
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { invoiceContent } from '../invoice/schema.ts';

export const recurringPaymentStatus = z.enum(['ACTIVE', 'STOPPED', 'PAUSED']);

export const recurringInterval = z.enum(['DAY', 'WEEK', 'MONTH']);

export const missedPaymentAction = z.enum(['IGNORE', 'STOP']);

/** Currencies in which a payer can be billed again and again (RECUR-UNSPEC-07). */
export const recurringCurrency = z.enum(['IDR', 'PHP']);

/** Who is billed and notified, as every invoice of a recurring payment has it. */
export const recurringPayer = invoiceContent.pick({
  payer_email: true,
  should_send_email: true,
  customer: true,
  customer_notification_preference: true,
  reminder_time: true,
  reminder_time_unit: true,
});
export type RecurringPayer = z.infer<typeof recurringPayer>;

/** What is returned as it was sent. */
export const recurringContent = recurringPayer.extend({
  customer_id: z.string().nullish(),
  credit_card_token: z.string().nullish(),
  payment_method_id: z.string().nullish(),
});
export type RecurringContent = z.infer<typeof recurringContent>;

export const recurringPayment = recurringContent.extend({
  id: z.string().regex(/^[0-9a-f]{24}$/),
  user_id: z.string(),
  external_id: z.string(),
  status: recurringPaymentStatus,
  amount: z.number(),
  currency: recurringCurrency,
  description: z.string().optional(),
  interval: recurringInterval,
  interval_count: z.int(),
  total_recurrence: z.int().optional(),
  recurrence_progress: z.int(),
  should_send_email: z.boolean(),
  missed_payment_action: missedPaymentAction,
  last_created_invoice_url: z.string().optional(),
  success_redirect_url: z.string().optional(),
  failure_redirect_url: z.string().optional(),
  invoice_duration: z.int().optional(),
  charge_immediately: z.boolean(),
  recharge: z.boolean(),
  start_date: timestamp,
  created: timestamp,
  updated: timestamp,
});
export type RecurringPayment = z.infer<typeof recurringPayment>;
