// POST /recurring_payments: bill a payer once per interval.
import { commonShort, endpoint, httpUrl, limits, moment, text } from '@kasir/core';
import { billedCustomer, invoiceContent, recurringContent, recurringPayment } from '@kasir/models';
import * as z from 'zod';
import { reminderCheck, reminderRules } from '../invoices/reminder.ts';
import { recurringTerms } from './terms.ts';
import { durationCheck } from './duration.ts';

export const createRecurringPayment = endpoint({
  id: 'recurring_payments.create',
  method: 'POST',
  path: '/recurring_payments',
  summary: 'Create a recurring payment',
  auth: 'secret',
  permission: 'money_in:write',
  body: recurringContent.omit({ customer_id: true }).extend({
    customer: billedCustomer.nullish().describe('The customer who is billed.'),
    ...recurringTerms,
    // RECUR-CREATE-external_id
    external_id: text(limits.external_id_characters).describe("The merchant's own reference."),
    // RECUR-CREATE-description
    description: invoiceContent.shape.description.describe("Text for the merchant's own use."),
    // RECUR-CREATE-total_recurrence
    total_recurrence: z
      .int()
      .min(1)
      .nullish()
      .describe('Total number of charges; unlimited when omitted.'),
    /** Empty or omitted means now (RECUR-CREATE-start_date). */
    start_date: z
      .union([z.literal(''), moment])
      .nullish()
      .describe('Time at which the first charge is due.'),
    // RECUR-CREATE-charge_immediately
    charge_immediately: z.boolean().nullish().describe('True to make the first charge at once.'),
    // RECUR-CREATE-success_redirect_url
    success_redirect_url: httpUrl
      .nullish()
      .describe('URL to which the payer is sent after paying.'),
    // RECUR-CREATE-failure_redirect_url
    failure_redirect_url: httpUrl
      .nullish()
      .describe('URL to which the payer is sent after a failure.'),
    recharge: z
      .boolean()
      .nullish()
      .describe(
        'True when a card that pays an invoice on its page is saved and charged for the next ones; when false, nothing is charged without the payer.',
      ), // RECUR-CREATE-recharge
    // RECUR-CREATE-currency
    currency: z.string().nullish().describe('Three-letter currency code (ISO 4217), such as IDR.'),
  }),
  rules: reminderRules('RECUR-UNSPEC-08'),
  checks: [durationCheck, reminderCheck('LIMIT-18')], // RECUR-CREATE-reminder_time
  encodings: ['json', 'form'],
  success: { status: 200, body: recurringPayment }, // RECUR-CREATE-01
  errors: {
    // RECUR-CREATE-ERR-API_VALIDATION_ERROR, RECUR-CREATE-ERR-REQUEST_FORBIDDEN
    ...commonShort.write,
    INVALID_JSON_FORMAT: 400, // RECUR-CREATE-ERR-INVALID_JSON_FORMAT
    UNSUPPORTED_CURRENCY: 400,
    INVALID_CREDIT_CARD_TOKEN_ERROR: 400,
    INVALID_PAYMENT_METHOD_ID_ERROR: 400,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard',
  version: 'ignored',
  clauseGroups: ['RECUR-CREATE-*'],
  examples: {
    monthly: {
      external_id: 'membership-1',
      amount: 50_000,
      currency: 'IDR',
      interval: 'MONTH',
      interval_count: 1,
      total_recurrence: 3,
      invoice_duration: 3_600,
      description: 'Membership',
      payer_email: 'siti@example.com',
      should_send_email: true,
      customer: { given_names: 'Siti', email: 'siti@example.com', mobile_number: '+6281234567890' },
      customer_notification_preference: {
        invoice_created: ['email'],
        invoice_paid: ['email', 'sms'],
      },
      reminder_time: 2,
      reminder_time_unit: 'days',
      missed_payment_action: 'IGNORE',
      recharge: true,
      charge_immediately: false,
      success_redirect_url: 'https://merchant.example/thanks',
      failure_redirect_url: 'https://merchant.example/sorry',
    },
    daily: { external_id: 'membership-2', amount: 50_000, interval: 'DAY', interval_count: 1 },
  },
});
