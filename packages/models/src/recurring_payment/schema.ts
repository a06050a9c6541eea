// Recurring payments (legacy) as on the wire: payers billed by an invoice for every interval. Unset
// fields are omitted, as in invoices (MODEL-UNSPEC-06).
import {
  businessId,
  createdAt,
  merchantReference,
  timestamp,
  updatedAt,
  withUnit,
} from '@kasir/core';
import * as z from 'zod';
import { invoiceContent } from '../invoice/schema.ts';

export const recurringPaymentStatus = z
  .enum(['ACTIVE', 'STOPPED', 'PAUSED'])
  .describe('States of a recurring payment.'); // RECUR-FIELD-status

export const recurringInterval = z
  .enum(['DAY', 'WEEK', 'MONTH'])
  .describe('Units of the time between two charges.'); // RECUR-FIELD-interval

// RECUR-FIELD-missed_payment_action
export const missedPaymentAction = z
  .enum(['IGNORE', 'STOP'])
  .describe('Actions after an unpaid charge of a recurring payment.');

/** The currencies of recurring payments (RECUR-UNSPEC-07). */
export const recurringCurrency = z
  .enum(['IDR', 'PHP'])
  .describe('Currencies of recurring payments.');

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
  customer_id: z.string().nullish().describe('Id of the customer it belongs to.'),
  credit_card_token: z
    .string()
    .nullish()
    .describe('Id of the card token that is charged each time.'), // RECUR-FIELD-credit_card_token
  // RECUR-FIELD-payment_method_id
  payment_method_id: z.string().nullish().describe('Id of a saved payment method that pays.'),
});
export type RecurringContent = z.infer<typeof recurringContent>;

export const recurringPayment = recurringContent
  .extend({
    id: z
      .string()
      .regex(/^[0-9a-f]{24}$/)
      .describe('Id of the recurring payment.'), // RECUR-FIELD-id
    user_id: businessId,
    external_id: merchantReference, // RECUR-FIELD-external_id
    status: recurringPaymentStatus.describe('The current state.'),
    amount: z.number().describe(withUnit()), // RECUR-FIELD-amount
    // RECUR-FIELD-currency
    currency: recurringCurrency.describe('Three-letter currency code (ISO 4217), such as IDR.'),
    // RECUR-FIELD-description
    description: z.string().optional().describe("Text for the merchant's own use."),
    interval: recurringInterval.describe('Unit of the time between two charges.'),
    // RECUR-FIELD-interval_count
    interval_count: z.int().describe('Number of intervals between two charges.'),
    total_recurrence: z
      .int()
      .optional()
      .describe('Total number of charges; unlimited when omitted.'), // RECUR-FIELD-total_recurrence
    recurrence_progress: z.int().describe('Number of charges so far.'),
    // RECUR-FIELD-should_send_email
    should_send_email: z.boolean().describe('True to send mail to the payer.'),
    missed_payment_action: missedPaymentAction.describe('Action after an unpaid charge.'),
    // RECUR-FIELD-last_created_invoice_url
    last_created_invoice_url: z.string().optional().describe('Page of the newest invoice.'),
    success_redirect_url: z
      .string()
      .optional()
      .describe('URL to which the payer is sent after paying.'), // RECUR-FIELD-success_redirect_url
    // RECUR-FIELD-failure_redirect_url
    failure_redirect_url: z
      .string()
      .optional()
      .describe('URL to which the payer is sent after a failure.'),
    // RECUR-FIELD-invoice_duration
    invoice_duration: z.int().optional().describe('Lifetime of an invoice in seconds.'),
    // RECUR-FIELD-charge_immediately
    charge_immediately: z.boolean().describe('True to make the first charge at once.'),
    recharge: z
      .boolean()
      .describe(
        'True when a card that pays an invoice on its page is saved and charged for the next ones; when false, nothing is charged without the payer.',
      ), // RECUR-FIELD-recharge
    start_date: timestamp.describe('Time at which the first charge is due.'),
    created: createdAt, // RECUR-FIELD-created
    updated: updatedAt, // RECUR-FIELD-updated
  })
  .describe('An amount that is charged at regular intervals.');
export type RecurringPayment = z.infer<typeof recurringPayment>;
