// Reads the notification terms of an invoice from the payer data of a request.
import type { RecurringPayer } from '@kasir/models';
import { occasions, type NotificationTerms, type Occasion } from '@kasir/payments/state';

const unitMs = { days: 86_400_000, hours: 3_600_000 } as const;

const fieldOf = {
  created: 'invoice_created',
  reminder: 'invoice_reminder',
  paid: 'invoice_paid',
  expired: 'invoice_expired',
} as const satisfies Readonly<Record<Occasion, string>>;

/**
 * Returns the channels of each occasion: those of the preference, otherwise email on every occasion
 * when should_send_email is true. Null when no occasion has a channel
 * (RECUR-CREATE-customer-notices).
 */
export const readNotifications = (payer: RecurringPayer): NotificationTerms | null => {
  const { customer, customer_notification_preference: preference } = payer;
  const byDefault = payer.should_send_email ? (['email'] as const) : [];
  const channelsOn = (occasion: Occasion) =>
    preference ? (preference[fieldOf[occasion]] ?? []) : byDefault;
  const { reminder_time: time, reminder_time_unit: unit } = payer;
  const channels = {
    created: channelsOn('created'),
    reminder: channelsOn('reminder'),
    paid: channelsOn('paid'),
    expired: channelsOn('expired'),
  };
  if (occasions.every((occasion) => channels[occasion].length === 0)) return null;
  return {
    email: customer?.email ?? payer.payer_email ?? null,
    phone: customer?.mobile_number ?? customer?.phone_number ?? null,
    channels,
    reminderMs: time && unit ? time * unitMs[unit] : null,
  };
};
