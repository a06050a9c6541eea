// Payment requests of v3 as on the wire.
import { limits, metadata, referenceId, text, timestamp } from '@kasir/core';
import * as z from 'zod';
import { v3ChannelCode } from '../channels/codes.ts';
import { v3PaymentFailureCode } from '../failure/v3.ts';
import { shippingInformation } from '../payment_request/schema.ts';

/**
 * The seven states of the specification, and PENDING, which the public service adds for payers who
 * confirm on a device.
 */
export const v3PaymentRequestStatus = z.enum([
  'REQUIRES_ACTION',
  'ACCEPTING_PAYMENTS',
  'AUTHORIZED',
  'SUCCEEDED',
  'FAILED',
  'CANCELED',
  'EXPIRED',
  'PENDING',
]);
export type V3PaymentRequestStatus = z.infer<typeof v3PaymentRequestStatus>;

export const v3PaymentRequestType = z.enum([
  'PAY',
  'PAY_AND_SAVE',
  'REUSABLE_PAYMENT_CODE',
  'VERIFY_PAYMENT_METHOD',
]);
export type V3PaymentRequestType = z.infer<typeof v3PaymentRequestType>;

/** Markets of v3. */
export const v3Country = z.enum(['ID', 'PH', 'VN', 'TH', 'SG', 'MY', 'HK', 'MX']);

export const v3Currency = z.enum(['IDR', 'PHP', 'VND', 'THB', 'SGD', 'MYR', 'HKD', 'MXN', 'USD']);

export const v3CaptureMethod = z.enum(['AUTOMATIC', 'MANUAL']);

/** The payer's next action (MODEL-UNSPEC-31): open a page, or use a number or code. */
export const v3Action = z.object({
  type: z.enum(['REDIRECT_CUSTOMER', 'PRESENT_TO_CUSTOMER']), // V3-PR-FIELD-actions.type
  // V3-PR-FIELD-actions.descriptor
  descriptor: z.enum(['WEB_URL', 'PAYMENT_CODE', 'QR_STRING', 'VIRTUAL_ACCOUNT_NUMBER']),
  value: z.string().min(1), // V3-PR-FIELD-actions.value
});
export type V3Action = z.infer<typeof v3Action>;

export const v3Item = z.object({
  reference_id: text(limits.reference_id_characters),
  type: z.enum([
    'DIGITAL_PRODUCT',
    'PHYSICAL_PRODUCT',
    'DIGITAL_SERVICE',
    'PHYSICAL_SERVICE',
    'FEE',
  ]),
  name: text(255),
  net_unit_amount: z.number(),
  quantity: z.int().positive(),
  url: text(limits.url_characters).nullish(),
  image_url: text(limits.url_characters).nullish(),
  category: text(255),
  subcategory: text(255, 0).nullish(),
  description: text(255, 0).nullish(),
  metadata: metadata.nullish(),
});

/** A card as returned. */
export const maskedCardDetails = z.object({
  masked_card_number: z.string(),
  expiry_month: z.string(),
  expiry_year: z.string(),
  cardholder_first_name: z.string().nullable(),
  cardholder_last_name: z.string().nullable(),
  cardholder_email: z.string().nullable(),
  cardholder_phone_number: z.string().nullable(),
  fingerprint: z.string(),
  type: z.enum(['CREDIT', 'DEBIT']),
  network: z.string(),
  country: z.string(),
  issuer: z.string(),
});
export type MaskedCardDetails = z.infer<typeof maskedCardDetails>;

/** The channel_properties as returned: those that were sent, with a masked card. */
export const propertiesView = z.record(z.string(), z.unknown());

export const v3PaymentRequest = z.object({
  id: z.string().startsWith('pr-'), // V3-PR-FIELD-id
  payment_request_id: z.string().startsWith('pr-'),
  business_id: z.string(), // MODEL-UNSPEC-30
  reference_id: referenceId, // V3-PR-FIELD-reference_id
  payment_token_id: z.string().startsWith('pt-').nullable(), // V3-PR-FIELD-payment_token_id
  customer_id: z.string().nullable(),
  latest_payment_id: z.string().startsWith('py-').nullable(),
  type: v3PaymentRequestType, // V3-PR-FIELD-type
  country: v3Country, // V3-PR-FIELD-country
  currency: v3Currency, // V3-PR-FIELD-currency
  request_amount: z.number().nullable(), // V3-PR-FIELD-request_amount
  capture_method: v3CaptureMethod, // V3-PR-FIELD-capture_method
  channel_code: v3ChannelCode, // V3-PR-FIELD-channel_code
  channel_properties: propertiesView, // V3-PR-FIELD-channel_properties
  actions: z.array(v3Action), // V3-PR-FIELD-actions
  status: v3PaymentRequestStatus, // V3-PR-FIELD-status
  failure_code: v3PaymentFailureCode.nullable(),
  description: text(limits.v3_description_characters, 0).nullable(),
  metadata: metadata.nullable(),
  items: z.array(v3Item).nullable(),
  shipping_information: shippingInformation.nullable(),
  created: timestamp, // MODEL-UNSPEC-30
  updated: timestamp, // MODEL-UNSPEC-30
});
export type V3PaymentRequest = z.infer<typeof v3PaymentRequest>;
