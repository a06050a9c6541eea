// Defines the rules of reminders in invoices and recurring payments: time and unit are sent
// together, and hours have a lower maximum than days.
import { isSent, limits, validOf, type Check, type Rule } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';

interface Sent {
  readonly reminder_time?: number | null;
  readonly reminder_time_unit?: string | null;
}

/**
 * Returns rules that require both fields: one without the other has no meaning (RECUR-UNSPEC-08).
 */
export const reminderRules = (clause: string): readonly Rule[] => [
  {
    when: {
      text: 'reminder_time is sent',
      test: (body: Sent) => isSent(body, 'reminder_time'),
    },
    require: ['reminder_time_unit'],
    clause,
  },
  {
    when: {
      text: 'reminder_time_unit is sent',
      test: (body: Sent) => isSent(body, 'reminder_time_unit'),
    },
    require: ['reminder_time'],
    clause,
  },
];

const { max } = limits.reminder_hours;

/** LIMIT-18: the schema only checks the maximum of days, which is higher than that of hours. */
export const reminderCheck = (clause: string): Check => ({
  text: `reminder_time is at most ${max} when reminder_time_unit is hours`,
  find: (body: Sent) =>
    validOf(body, 'reminder_time_unit') === 'hours' && (validOf(body, 'reminder_time') ?? 0) > max
      ? [
          {
            path: 'reminder_time',
            message: mustBe(`at most ${max} when reminder_time_unit is hours`),
          },
        ]
      : [],
  clause,
});
