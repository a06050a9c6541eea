// The rules of a reminder, in invoices and recurring payments: time and unit come together, and
// hours are fewer than days.
import { isSent, limits, mustBe, validOf, type Check, type Rule } from '@kasir/core';

interface Sent {
  readonly reminder_time?: number | null;
  readonly reminder_time_unit?: string | null;
}

/** One without the other says nothing (RECUR-UNSPEC-08). */
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

/** LIMIT-18: the schema bounds days, which may be more than hours. */
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
