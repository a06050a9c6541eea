// Payment requests (unified v2) as on the wire.
import {
  businessId,
  country,
  createdAt,
  limits,
  metadata,
  referenceId,
  text,
  updatedAt,
  withUnit,
} from '@kasir/core';
import * as z from 'zod';
import { paymentFailureCode } from '../failure/codes.ts';
import { addressLines } from '../address/schema.ts';
import {
  cardProperties,
  cvv,
  directDebitProperties,
  ewalletProperties,
} from '../payment_method/inputs.ts';
import { cardVerificationResults } from '../payment_method/instruments.ts';
import { embeddedMethod } from '../payment_method/schema.ts';

/**
 * The four states of the specification (PR2-FIELD-status), then those that the public service adds
 * (MODEL-UNSPEC-12).
 */
export const paymentRequestStatus = z
  .enum([
    'REQUIRES_ACTION',
    'SUCCEEDED',
    'FAILED',
    'AWAITING_CAPTURE',
    'PENDING',
    'EXPIRED',
    'CANCELED',
    'VOIDED',
  ])
  .describe('States of a payment request.');
export type PaymentRequestStatus = z.infer<typeof paymentRequestStatus>;

export const currency = z
  .enum(['IDR', 'PHP', 'VND', 'THB', 'MYR', 'USD'])
  .describe('Currencies of payments.');

export const action = z
  .object({
    action: z
      .enum(['AUTH', 'RESEND_AUTH', 'CAPTURE', 'PRESENT_TO_CUSTOMER'])
      .describe('The next action.'),
    url: z.string().nullable().describe('URL for the action.'), // PR2-FIELD-action.url
    // PR2-FIELD-action.url_type
    url_type: z.enum(['API', 'WEB', 'MOBILE', 'DEEPLINK']).describe('Kind of address.'),
    method: z.string().nullable().describe('HTTP method.'), // PR2-FIELD-action.method
    // PR2-FIELD-action.qr_code
    qr_code: z.string().nullable().describe('Content of the QR code that the payer scans.'),
  })
  .describe('The next step of the payer or the merchant, and its URL.');
export type Action = z.infer<typeof action>;

const { require_auth } = directDebitProperties.shape;
const { skip_three_d_secure, cardonfile_type, merchant_id_tag } = cardProperties.shape;

/** Properties that a request overrides; returned as they were sent (MODEL-UNSPEC-11). */
export const requestProperties = z
  .object({
    ...ewalletProperties.shape,
    require_auth: require_auth.describe(
      'True when the payer must confirm with a one-time password.',
    ),
    skip_three_d_secure: skip_three_d_secure.describe('True to skip 3-D Secure.'),
    cardonfile_type: cardonfile_type.describe('Reason for charging a saved card.'),
    merchant_id_tag: merchant_id_tag.describe(
      'Label of the merchant id to use, where the account has several.',
    ),
  })
  .describe(
    'Data that the channel needs; for this request it replaces that of the payment method.',
  );

/** The properties as sent, with the security code of the card, which is used but not stored. */
export const requestPropertiesInput = requestProperties
  .extend({ cvv: cvv.nullish() })
  .describe(
    'Data that the channel needs; for this request it replaces that of the payment method.',
  );

export const shippingInformation = z
  .object({ country, ...addressLines })
  .describe('Shipping address.'); // MODEL-UNSPEC-11

/** A bought item with its price (MODEL-UNSPEC-11). */
export const item = z
  .object({
    reference_id: text(limits.reference_id_characters)
      .nullish()
      .describe("The merchant's own reference of the item."),
    name: text(255).describe('Name, as payers see it.'),
    description: text(255, 0).nullish().describe('Further description.'),
    type: text(255, 0).nullish().describe('Kind of goods or service.'),
    category: text(255).describe('Category, as defined by the merchant.'),
    sub_category: text(255, 0).nullish().describe('Second category, as defined by the merchant.'),
    currency: currency.nullish().describe('Three-letter currency code (ISO 4217), such as IDR.'),
    quantity: z.number().positive().describe('Number of units.'),
    price: z.number().describe(withUnit('Price of one.')),
    /** The amount charged to the payer in another currency; only stored and returned. */
    payer_charged_currency: currency.nullish().describe('Currency that the payer is charged in.'),
    payer_charged_price: z
      .number()
      .nullish()
      .describe(withUnit('Price in the currency that the payer is charged in.')),
    url: text(limits.url_characters).nullish().describe('URL of its page in the shop.'),
    metadata: metadata.nullish(),
  })
  .describe('An item of a purchase.');

/** All fields except the embedded method and the open actions, which are added for the response. */
export const paymentRequestCore = z.object({
  id: z.string().startsWith('pr-').describe('Id of the payment request.'), // PR2-FIELD-id
  business_id: businessId, // PR2-FIELD-business_id
  // PR2-FIELD-customer_id
  customer_id: z.string().nullable().describe('Id of the customer it belongs to.'),
  reference_id: referenceId, // PR2-FIELD-reference_id
  // PR2-FIELD-currency
  currency: currency.describe('Three-letter currency code (ISO 4217), such as IDR.'),
  amount: z.number().nullable().describe(withUnit()),
  min_amount: z.number().nullable().describe(withUnit('Smallest amount that can be paid.')),
  max_amount: z.number().nullable().describe(withUnit('Largest amount that can be paid.')),
  country, // PR2-FIELD-country
  status: paymentRequestStatus.describe('The current state.'),
  description: text(limits.description_characters, 0)
    .nullable()
    .describe("Text for the merchant's own use."), // PR2-FIELD-description
  failure_code: paymentFailureCode
    .nullable()
    .describe('Code of the failure; null while there is none. More codes may follow.'),
  capture_method: z
    .enum(['AUTOMATIC', 'MANUAL'])
    .describe(
      'AUTOMATIC takes the money at once; MANUAL holds it until it is captured. Cards only.',
    ),
  // PR2-FIELD-initiator
  initiator: z
    .enum(['CUSTOMER', 'MERCHANT'])
    .nullable()
    .describe('Initiator of the payment: the customer, or the merchant with a saved method.'),
  card_verification_results: cardVerificationResults
    .nullable()
    .describe('Verification results from the bank and the card network.'),
  shipping_information: shippingInformation.nullable().describe('Shipping address.'),
  items: z.array(item).nullable().describe('Items of the purchase.'),
  channel_properties: requestProperties
    .nullable()
    .describe('Data that the channel needs besides its code, such as return URLs.'),
  metadata: metadata.nullable(), // PR2-FIELD-metadata
  created: createdAt, // PR2-FIELD-created
  updated: updatedAt, // PR2-FIELD-updated
});

export const paymentRequest = paymentRequestCore
  .extend({
    // PR2-FIELD-payment_method
    payment_method: embeddedMethod.describe('The payment method that pays.'),
    actions: z.array(action).describe('The next actions; empty or null when there are none.'),
  })
  .describe('A request for a payment, and its status.');
export type PaymentRequest = z.infer<typeof paymentRequest>;
