// Defines the billing terms in the requests that create or change a recurring payment.
import { limits } from '@kasir/core';
import { missedPaymentAction, recurringInterval } from '@kasir/models';
import * as z from 'zod';

const amount = limits.recurring_amount;
const count = limits.recurring_interval_count;
const seconds = limits.invoice_seconds;

export const recurringTerms = {
  amount: z.number().min(amount.min).max(amount.max), // RECUR-CREATE-amount
  interval: recurringInterval, // RECUR-CREATE-interval
  interval_count: z.int().min(count.min).max(count.max), // RECUR-CREATE-interval_count
  invoice_duration: z.int().min(seconds.min).max(seconds.max).nullish(),
  missed_payment_action: missedPaymentAction.nullish(), // RECUR-CREATE-missed_payment_action
};
