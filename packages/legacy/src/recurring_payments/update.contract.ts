// PATCH /recurring_payments/{id}: change how a payer is billed from the next invoice on.
import { commonShort, endpoint, moment, text } from '@kasir/core';
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
    amount: amount.nullish(),
    interval: interval.nullish(),
    interval_count: interval_count.nullish(),
    customer: billedCustomer.nullish(),
    customer_id: text(255).nullish(),
    description: invoiceContent.shape.description,
    /** The time when the next invoice is due. */
    reschedule_at: moment.nullish(),
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
