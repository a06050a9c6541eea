// Defines notifications to payers, stored for each channel with an address; sending them is outside
// of this package.
import { recordKind, type Ref, type RowOf } from '@kasir/core/resource';
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';

const { count, line, moment, ref, text } = stateFields;

/** The events of an invoice about which its payer can be notified. */
export const occasions = ['created', 'reminder', 'paid', 'expired'] as const;
export type Occasion = (typeof occasions)[number];

/** The channels of notifications, with the address that each of them needs. */
export const notificationChannels = {
  email: 'email',
  sms: 'phone',
  whatsapp: 'phone',
  viber: 'phone',
} as const;
export type NotificationChannel = keyof typeof notificationChannels;

/** The recipient, occasions and channels of an invoice's notifications. */
export interface NotificationTerms {
  /** Addresses of the recipient, or null. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly channels: Readonly<Record<Occasion, readonly NotificationChannel[]>>;
  /** The reminder's time in milliseconds before the expiry; null for no reminder. */
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
  /** The object that it is about. */
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
