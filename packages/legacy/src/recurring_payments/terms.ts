// Defines the billing terms in the requests that create or change a recurring payment.
import { limits, withUnit } from '@kasir/core';
import { missedPaymentAction, recurringInterval } from '@kasir/models';
import * as z from 'zod';

const amount = limits.recurring_amount;
const count = limits.recurring_interval_count;
const seconds = limits.invoice_seconds;

export const recurringTerms = {
  amount: z.number().min(amount.min).max(amount.max).describe(withUnit()), // RECUR-CREATE-amount
  // RECUR-CREATE-interval
  interval: recurringInterval.describe('Unit of the time between two charges.'),
  interval_count: z
    .int()
    .min(count.min)
    .max(count.max)
    .describe('Number of intervals between two charges.'), // RECUR-CREATE-interval_count
  invoice_duration: z
    .int()
    .min(seconds.min)
    .max(seconds.max)
    .nullish()
    .describe('Lifetime of an invoice in seconds.'),
  // RECUR-CREATE-missed_payment_action
  missed_payment_action: missedPaymentAction.nullish().describe('Action after an unpaid charge.'),
};
