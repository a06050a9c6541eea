// Payment methods (unified v2), the instruments of payment requests, as on the wire.
import { country, limits, metadata, referenceId, text, timestamp } from '@kasir/core';
import * as z from 'zod';
import { methodFailureCode } from '../failure/codes.ts';
import { address } from '../address/schema.ts';
import {
  publicCard,
  publicDirectDebit,
  publicEwallet,
  publicOverTheCounter,
  publicQrCode,
  publicVirtualAccount,
} from './instruments.ts';

/** The types of payment methods (PM2-FIELD-type). */
export const paymentMethodType = z.enum([
  'EWALLET',
  'DIRECT_DEBIT',
  'CARD',
  'VIRTUAL_ACCOUNT',
  'OVER_THE_COUNTER',
  'QR_CODE',
]);
/** The states of a payment method (PM2-FIELD-status). */
export const paymentMethodStatus = z.enum([
  'REQUIRES_ACTION',
  'ACTIVE',
  'INACTIVE',
  'EXPIRED',
  'PENDING',
  'FAILED',
]);
export const reusability = z.enum(['ONE_TIME_USE', 'MULTIPLE_USE']); // PM2-FIELD-reusability
export type PaymentMethodStatus = z.infer<typeof paymentMethodStatus>;

/** Maps each type to its only filled field, so that clients can narrow by type. */
const narrows = {
  narrows: {
    by: 'type',
    fields: {
      EWALLET: 'ewallet',
      DIRECT_DEBIT: 'direct_debit',
      CARD: 'card',
      VIRTUAL_ACCOUNT: 'virtual_account',
      OVER_THE_COUNTER: 'over_the_counter',
      QR_CODE: 'qr_code',
    },
  },
};

/** A method as embedded in payment requests, payments and events, without its owner. */
export const embeddedMethod = z
  .object({
    id: z.string().startsWith('pm-'), // PM2-FIELD-id
    type: paymentMethodType,
    reference_id: referenceId, // PM2-FIELD-reference_id
    description: text(limits.description_characters, 0).nullable(), // PM2-FIELD-description
    reusability,
    status: paymentMethodStatus,
    card: publicCard.nullable(),
    ewallet: publicEwallet.nullable(),
    direct_debit: publicDirectDebit.nullable(),
    direct_bank_transfer: z.null(), // PM2-FIELD-direct_bank_transfer, PM2-CONF-01
    over_the_counter: publicOverTheCounter.nullable(),
    virtual_account: publicVirtualAccount.nullable(),
    qr_code: publicQrCode.nullable(),
    billing_information: address, // PM2-FIELD-billing_information
    metadata: metadata.nullable(), // PM2-FIELD-metadata
    created: timestamp, // PM2-FIELD-created
    updated: timestamp, // PM2-FIELD-updated
  })
  .meta(narrows);

/** The open actions of a method; the link to a page is added for the response. */
const action = z.object({
  action: z.enum(['AUTH', 'RESEND_AUTH']),
  url: z.string().nullable(),
  url_type: z.enum(['API', 'WEB', 'MOBILE', 'DEEPLINK']),
  method: z.string().nullable(),
});

/** The whole method, as its own endpoints return it. */
export const paymentMethod = embeddedMethod
  .extend({
    business_id: z.string(),
    country,
    customer_id: z.string().nullable(),
    actions: z.array(action),
    failure_code: methodFailureCode.nullable(),
  })
  .meta(narrows);
export type PaymentMethod = z.infer<typeof paymentMethod>;
