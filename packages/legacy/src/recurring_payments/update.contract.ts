// PATCH /recurring_payments/{id}: change how a payer is billed from the next invoice on.
import { commonShort, endpoint, moment, text, withUnit } from '@kasir/core';
import { billedCustomer, invoiceContent, recurringContent, recurringPayment } from '@kasir/models';
import { reminderCheck, reminderRules } from '../invoices/reminder.ts';
import { durationCheck } from './duration.ts';
import { recurringParams } from './params.ts';
import { recurringTerms } from './terms.ts';

const { amount, interval, interval_count, ...optional } = recurringTerms;

export const updateRecurringPayment = endpoint({
  id: 'recurring_payments.update',
  method: 'PATCH',
  path: '/recurring_payments/{id}', // RECUR-UNSPEC-02
  summary: 'Change a recurring payment',
  auth: 'secret',
  permission: 'money_in:write',
  params: recurringParams,
  body: recurringContent.omit({ payer_email: true }).extend({
    ...optional,
    amount: amount.nullish().describe(withUnit()),
    interval: interval.nullish().describe('Unit of the time between two charges.'),
    interval_count: interval_count.nullish().describe('Number of intervals between two charges.'),
    customer: billedCustomer.nullish().describe('The customer who is billed.'),
    customer_id: text(255).nullish().describe('Id of the customer it belongs to.'),
    description: invoiceContent.shape.description.describe("Text for the merchant's own use."),
    /** The time when the next invoice is due. */
    reschedule_at: moment.nullish().describe('Time at which the next charge is due.'),
  }),
  rules: reminderRules('RECUR-UNSPEC-08'),
  checks: [durationCheck, reminderCheck('LIMIT-18')],
  encodings: ['json', 'form'],
  success: { status: 200, body: recurringPayment },
  errors: {
    ...commonShort.write,
    INVALID_JSON_FORMAT: 400,
    DATA_NOT_FOUND: 404,
    RECURRING_PAYMENT_NOT_FOUND_ERROR: 404,
    INVALID_CREDIT_CARD_TOKEN_ERROR: 400,
    INVALID_PAYMENT_METHOD_ID_ERROR: 400,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    dearer: {
      amount: 60_000,
      description: 'Membership with towels',
      missed_payment_action: 'STOP',
      customer_notification_preference: { invoice_paid: ['email', 'sms'] },
      reminder_time: 3,
      reminder_time_unit: 'days',
    },
  },
});
