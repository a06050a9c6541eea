// Payment requests of v3 as on the wire.
import {
  businessId,
  createdAt,
  limits,
  metadata,
  referenceId,
  text,
  updatedAt,
  withUnit,
} from '@kasir/core';
import * as z from 'zod';
import { v3ChannelCode } from '../channels/codes.ts';
import { v3PaymentFailureCode } from '../failure/v3.ts';
import { shippingInformation } from '../payment_request/schema.ts';

/**
 * The seven states of the specification, and PENDING, which the public service adds for payers who
 * confirm on a device.
 */
export const v3PaymentRequestStatus = z
  .enum([
    'REQUIRES_ACTION',
    'ACCEPTING_PAYMENTS',
    'AUTHORIZED',
    'SUCCEEDED',
    'FAILED',
    'CANCELED',
    'EXPIRED',
    'PENDING',
  ])
  .describe('States of a payment request.');
export type V3PaymentRequestStatus = z.infer<typeof v3PaymentRequestStatus>;

export const v3PaymentRequestType = z
  .enum(['PAY', 'PAY_AND_SAVE', 'REUSABLE_PAYMENT_CODE', 'VERIFY_PAYMENT_METHOD'])
  .describe(
    'Purposes of a payment request: to pay, to pay and save, or a code that is paid many times.',
  );
export type V3PaymentRequestType = z.infer<typeof v3PaymentRequestType>;

/** Markets of v3. */
export const v3Country = z
  .enum(['ID', 'PH', 'VN', 'TH', 'SG', 'MY', 'HK', 'MX'])
  .describe('Countries of v3.');

export const v3Currency = z
  .enum(['IDR', 'PHP', 'VND', 'THB', 'SGD', 'MYR', 'HKD', 'MXN', 'USD'])
  .describe('Currencies of v3.');

export const v3CaptureMethod = z
  .enum(['AUTOMATIC', 'MANUAL'])
  .describe('Modes of capture: at once, or held until a separate capture.');

/** The payer's next action (MODEL-UNSPEC-31): open a page, or use a number or code. */
export const v3Action = z
  .object({
    // V3-PR-FIELD-actions.type
    type: z
      .enum(['REDIRECT_CUSTOMER', 'PRESENT_TO_CUSTOMER'])
      .describe('Next action: redirect the payer to a URL, or show a value to the payer.'),
    // V3-PR-FIELD-actions.descriptor
    descriptor: z
      .enum(['WEB_URL', 'PAYMENT_CODE', 'QR_STRING', 'VIRTUAL_ACCOUNT_NUMBER'])
      .describe('Kind of the value.'),
    // V3-PR-FIELD-actions.value
    value: z.string().min(1).describe('The page to open, or the number or code to show.'),
  })
  .describe("The payer's next step: opening a page, or presenting a number or code.");
export type V3Action = z.infer<typeof v3Action>;

export const v3Item = z
  .object({
    reference_id: text(limits.reference_id_characters).describe(
      "The merchant's own reference of the item.",
    ),
    type: z
      .enum(['DIGITAL_PRODUCT', 'PHYSICAL_PRODUCT', 'DIGITAL_SERVICE', 'PHYSICAL_SERVICE', 'FEE'])
      .describe('Kind of goods or service.'),
    name: text(255).describe('Name, as payers see it.'),
    net_unit_amount: z.number().describe(withUnit('Price of one.')),
    quantity: z.int().positive().describe('Number of units.'),
    url: text(limits.url_characters).nullish().describe('URL of its page in the shop.'),
    image_url: text(limits.url_characters).nullish().describe('Picture of it.'),
    category: text(255).describe('Category, as defined by the merchant.'),
    subcategory: text(255, 0).nullish().describe('Second category, as defined by the merchant.'),
    description: text(255, 0).nullish().describe('Further description.'),
    metadata: metadata.nullish(),
  })
  .describe('An item of a purchase.');

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

export const v3PaymentRequest = z
  .object({
    id: z.string().startsWith('pr-').describe('Id of the payment request.'), // V3-PR-FIELD-id
    payment_request_id: z.string().startsWith('pr-').describe('Id of the payment request.'),
    business_id: businessId, // MODEL-UNSPEC-30
    reference_id: referenceId, // V3-PR-FIELD-reference_id
    payment_token_id: z
      .string()
      .startsWith('pt-')
      .nullable()
      .describe('Id of the payment token: a saved payment method.'), // V3-PR-FIELD-payment_token_id
    customer_id: z.string().nullable().describe('Id of the customer it belongs to.'),
    latest_payment_id: z
      .string()
      .startsWith('py-')
      .nullable()
      .describe('Id of the newest attempt to pay; null before the first.'),
    type: v3PaymentRequestType.describe(
      'PAY charges once, PAY_AND_SAVE also saves the method, REUSABLE_PAYMENT_CODE accepts many payments, VERIFY_PAYMENT_METHOD charges nothing.',
    ), // V3-PR-FIELD-type
    // V3-PR-FIELD-country
    country: v3Country.describe('Two-letter country code (ISO 3166-1), such as ID.'),
    // V3-PR-FIELD-currency
    currency: v3Currency.describe('Three-letter currency code (ISO 4217), such as IDR.'),
    // V3-PR-FIELD-request_amount
    request_amount: z.number().nullable().describe(withUnit('Amount to be paid.')),
    capture_method: v3CaptureMethod.describe(
      'AUTOMATIC takes the money at once; MANUAL holds it until it is captured. Cards only.',
    ), // V3-PR-FIELD-capture_method
    // V3-PR-FIELD-channel_code
    channel_code: v3ChannelCode.describe('Code of the payment channel, such as OVO or BCA.'),
    channel_properties: propertiesView.describe(
      'Data that the channel needs besides its code, such as return URLs.',
    ), // V3-PR-FIELD-channel_properties
    // V3-PR-FIELD-actions
    actions: z.array(v3Action).describe('The next actions; empty or null when there are none.'),
    status: v3PaymentRequestStatus.describe('The current state.'), // V3-PR-FIELD-status
    failure_code: v3PaymentFailureCode
      .nullable()
      .describe('Code of the failure; null while there is none. More codes may follow.'),
    description: text(limits.v3_description_characters, 0)
      .nullable()
      .describe("Text for the merchant's own use."),
    metadata: metadata.nullable(),
    items: z.array(v3Item).nullable().describe('Items of the purchase.'),
    shipping_information: shippingInformation.nullable().describe('Shipping address.'),
    created: createdAt, // MODEL-UNSPEC-30
    updated: updatedAt, // MODEL-UNSPEC-30
  })
  .describe('A request for a payment, and its status.');
export type V3PaymentRequest = z.infer<typeof v3PaymentRequest>;
