// Payment method (unified v2): the instrument behind a payment request, as it stands on the wire.
import {
  country,
  httpUrl,
  limits,
  metadata,
  moment,
  referenceId,
  text,
  timestamp,
} from '@kasir/core';
import { z } from 'zod';
import { address } from '../address/schema.ts';

export const paymentMethodType = z.enum([
  'EWALLET',
  'DIRECT_DEBIT',
  'CARD',
  'VIRTUAL_ACCOUNT',
  'OVER_THE_COUNTER',
  'QR_CODE',
]);
export const paymentMethodStatus = z.enum([
  'REQUIRES_ACTION',
  'ACTIVE',
  'INACTIVE',
  'EXPIRED',
  'PENDING',
  'FAILED',
]);
export const reusability = z.enum(['ONE_TIME_USE', 'MULTIPLE_USE']);
export type PaymentMethodStatus = z.infer<typeof paymentMethodStatus>;

/** channel_properties of wallets; which are needed stands in the channel table. */
export const ewalletProperties = z.object({
  success_return_url: httpUrl.nullish(),
  failure_return_url: httpUrl.nullish(),
  pending_return_url: httpUrl.nullish(),
  cancel_return_url: httpUrl.nullish(),
  mobile_number: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, { error: 'Send a number in E.164 such as +6281234567890.' })
    .nullish(),
  cashtag: text(50).nullish(),
  redeem_points: z.enum(['REDEEM_NONE', 'REDEEM_ALL']).nullish(),
  promotion_label: text(limits.description_characters).nullish(),
  allowed_payment_options: z.array(text(50)).nullish(),
});
export type EwalletProperties = z.output<typeof ewalletProperties>;

/** The instrument of an EWALLET method as it is sent. */
export const ewalletInput = z.object({
  channel_code: text(50),
  channel_properties: ewalletProperties.nullish(),
});

/** The instrument of a VIRTUAL_ACCOUNT method as it is sent. */
export const virtualAccountInput = z.object({
  channel_code: text(50),
  amount: z.number().positive().nullish(),
  currency: z.string().nullish(),
  channel_properties: z.object({
    customer_name: text(250),
    virtual_account_number: z
      .string()
      .regex(/^\d{4,20}$/, { error: 'Send 4 to 20 digits.' })
      .nullish(),
    expires_at: moment.nullish(),
  }),
});

const ewallet = z.object({
  channel_code: z.string(),
  channel_properties: z.record(z.string(), z.unknown()),
  account: z.object({
    name: z.string().nullable(),
    account_details: z.string().nullable(),
    balance: z.number().nullable(),
    point_balance: z.number().nullable(),
  }),
});

const virtualAccount = z.object({
  channel_code: z.string(),
  amount: z.number().nullable(),
  min_amount: z.number().nullable(),
  max_amount: z.number().nullable(),
  currency: z.string(),
  channel_properties: z.object({
    customer_name: z.string(),
    virtual_account_number: z.string(),
    expires_at: timestamp,
  }),
  alternative_displays: z.array(z.object({ type: z.string(), data: z.string() })),
});

/** What payment requests, payments and events show of a method; its owner is told around it. */
export const embeddedMethod = z.object({
  id: z.string().startsWith('pm-'),
  type: paymentMethodType,
  reference_id: referenceId,
  description: text(limits.description_characters, 0).nullable(),
  reusability,
  status: paymentMethodStatus,
  card: z.null(),
  ewallet: ewallet.nullable(),
  direct_debit: z.null(),
  direct_bank_transfer: z.null(),
  over_the_counter: z.null(),
  virtual_account: virtualAccount.nullable(),
  qr_code: z.null(),
  billing_information: address,
  metadata: metadata.nullable(),
  created: timestamp,
  updated: timestamp,
});

const action = z.object({
  action: z.enum(['AUTH', 'RESEND_AUTH']),
  url: z.string().nullable(),
  url_type: z.enum(['API', 'WEB', 'MOBILE', 'DEEPLINK']),
  method: z.string().nullable(),
});

/** The whole method, as its own endpoints answer it. */
export const paymentMethod = embeddedMethod.extend({
  business_id: z.string(),
  country,
  customer_id: z.string().nullable(),
  actions: z.array(action),
  failure_code: z.string().nullable(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;
