// Valid recurring payments: one that bills nobody for years, and one that bills at once.
import { textOf } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { about, make, maker, type Body, type Made, type Samples } from './sample.ts';

/** The body of a recurring payment; it begins in years, so that nothing of it moves by itself. */
const recurringBody = (trial: Trial, change: Body = {}): Body => ({
  external_id: trial.newReference(),
  amount: trial.amount(50_000, 59_999),
  currency: 'IDR',
  interval: 'MONTH',
  interval_count: 24,
  total_recurrence: 3,
  invoice_duration: 3_600,
  description: 'Membership',
  payer_email: 'siti@customers.example',
  should_send_email: true,
  customer: {
    given_names: 'Siti',
    email: 'siti@customers.example',
    mobile_number: '+6281234567890',
  },
  customer_notification_preference: { invoice_created: ['email'], invoice_paid: ['email', 'sms'] },
  reminder_time: 2,
  reminder_time_unit: 'days',
  missed_payment_action: 'IGNORE',
  recharge: true,
  charge_immediately: false,
  start_date: '2039-01-31T12:00:00.000Z',
  success_redirect_url: 'https://merchant.example/thanks',
  failure_redirect_url: 'https://merchant.example/sorry',
  ...change,
});

/** The shortest one, which bills at once and then every day. */
export const dailyBody = (trial: Trial, change: Body = {}): Body => ({
  external_id: trial.newReference(),
  amount: trial.amount(50_000, 59_999),
  interval: 'DAY',
  interval_count: 1,
  ...change,
});

export const makeRecurring = maker(
  'recurring_payments.create',
  'a recurring payment',
  recurringBody,
);

/** One that is paused, so that it can be resumed. */
export const makePaused = async (trial: Trial, as?: Actor): Promise<Made> => {
  const params = { id: textOf(await makeRecurring(trial, {}, as), 'id') };
  return make(trial, 'recurring_payments.pause', { params }, 'a paused recurring payment', as);
};

export const recurringPaymentSamples: Samples = {
  makers: { recurring_payment: (trial) => makeRecurring(trial) },
  bodies: {
    'recurring_payments.create': [(trial) => recurringBody(trial), (trial) => dailyBody(trial)],
    'recurring_payments.update': [
      (trial) => ({
        amount: trial.amount(60_000, 69_999),
        description: trial.newReference(),
        missed_payment_action: 'STOP',
        customer_notification_preference: { invoice_paid: ['email', 'sms'] },
        reminder_time: 3,
        reminder_time_unit: 'days',
      }),
    ],
  },
  requests: {
    'recurring_payments.resume': [about(makePaused)],
  },
};
