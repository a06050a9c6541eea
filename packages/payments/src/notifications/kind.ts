// Notifications: what a payer is to be notified of, kept for each channel that reaches somebody;
// sending them is somebody else's work.
import { recordKind, type Ref, type RowOf } from '@kasir/core';
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';

const { count, line, moment, ref, text } = stateFields;

/** What happens to an invoice that its payer may be notified of. */
export const occasions = ['created', 'reminder', 'paid', 'expired'] as const;
export type Occasion = (typeof occasions)[number];

/** The channels by which somebody is notified, with the address that each of them needs. */
export const notificationChannels = {
  email: 'email',
  sms: 'phone',
  whatsapp: 'phone',
  viber: 'phone',
} as const;
export type NotificationChannel = keyof typeof notificationChannels;

/** Who is notified of an invoice, of what, and how. */
export interface NotificationTerms {
  /** Addresses of the recipient, or null. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly channels: Readonly<Record<Occasion, readonly NotificationChannel[]>>;
  /** Milliseconds before its end at which somebody is reminded; null for never. */
  readonly reminderMs: number | null;
}

const channelSchema = z.enum(Object.keys(notificationChannels) as NotificationChannel[]);

export const notificationTermsSchema = schemaOf<NotificationTerms>()(
  z.strictObject({
    email: line,
    phone: line,
    channels: z.record(z.enum(occasions), z.array(channelSchema)),
    reminderMs: count.nullable(),
  }),
);

export interface NotificationState {
  readonly occasion: Occasion;
  readonly channel: NotificationChannel;
  /** The address of the recipient. */
  readonly to: string;
  /** What it is about. */
  readonly product: Ref;
  readonly reference: string;
  readonly created: number;
}

const notificationSchema = schemaOf<NotificationState>()(
  z.strictObject({
    occasion: z.enum(occasions),
    channel: channelSchema,
    to: text,
    product: ref,
    reference: text,
    created: moment,
  }),
);

export const notifications = recordKind<NotificationState>()({
  name: 'notification',
  state: notificationSchema,
  parent: ({ product }) => product.id,
});

export type NotificationRow = RowOf<typeof notifications>;
