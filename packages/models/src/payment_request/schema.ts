// Payment requests (unified v2) as on the wire.
import { country, limits, metadata, referenceId, text, timestamp } from '@kasir/core';
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
export const paymentRequestStatus = z.enum([
  'REQUIRES_ACTION',
  'SUCCEEDED',
  'FAILED',
  'AWAITING_CAPTURE',
  'PENDING',
  'EXPIRED',
  'CANCELED',
  'VOIDED',
]);
export type PaymentRequestStatus = z.infer<typeof paymentRequestStatus>;

export const currency = z.enum(['IDR', 'PHP', 'VND', 'THB', 'MYR', 'USD']);

export const action = z.object({
  action: z.enum(['AUTH', 'RESEND_AUTH', 'CAPTURE', 'PRESENT_TO_CUSTOMER']),
  url: z.string().nullable(), // PR2-FIELD-action.url
  url_type: z.enum(['API', 'WEB', 'MOBILE', 'DEEPLINK']), // PR2-FIELD-action.url_type
  method: z.string().nullable(), // PR2-FIELD-action.method
  qr_code: z.string().nullable(), // PR2-FIELD-action.qr_code
});
export type Action = z.infer<typeof action>;

const { require_auth } = directDebitProperties.shape;
const { skip_three_d_secure, cardonfile_type, merchant_id_tag } = cardProperties.shape;

/** Properties that a request overrides; returned as they were sent (MODEL-UNSPEC-11). */
export const requestProperties = z.object({
  ...ewalletProperties.shape,
  require_auth,
  skip_three_d_secure,
  cardonfile_type,
  merchant_id_tag,
});
export type RequestProperties = z.output<typeof requestProperties>;

/** The properties as sent, with the security code of the card, which is used but not stored. */
export const requestPropertiesInput = requestProperties.extend({ cvv: cvv.nullish() });

export const shippingInformation = z.object({ country, ...addressLines }); // MODEL-UNSPEC-11

/** A bought item with its price (MODEL-UNSPEC-11). */
export const item = z.object({
  reference_id: text(limits.reference_id_characters).nullish(),
  name: text(255),
  description: text(255, 0).nullish(),
  type: text(255, 0).nullish(),
  category: text(255),
  sub_category: text(255, 0).nullish(),
  currency: currency.nullish(),
  quantity: z.number().positive(),
  price: z.number(),
  /** The amount charged to the payer in another currency; only stored and returned. */
  payer_charged_currency: currency.nullish(),
  payer_charged_price: z.number().nullish(),
  url: text(limits.url_characters).nullish(),
  metadata: metadata.nullish(),
});

/** All fields except the embedded method and the open actions, which are added for the response. */
export const paymentRequestCore = z.object({
  id: z.string().startsWith('pr-'), // PR2-FIELD-id
  business_id: z.string(), // PR2-FIELD-business_id
  customer_id: z.string().nullable(), // PR2-FIELD-customer_id
  reference_id: referenceId, // PR2-FIELD-reference_id
  currency, // PR2-FIELD-currency
  amount: z.number().nullable(),
  min_amount: z.number().nullable(),
  max_amount: z.number().nullable(),
  country, // PR2-FIELD-country
  status: paymentRequestStatus,
  description: text(limits.description_characters, 0).nullable(), // PR2-FIELD-description
  failure_code: paymentFailureCode.nullable(),
  capture_method: z.enum(['AUTOMATIC', 'MANUAL']),
  initiator: z.enum(['CUSTOMER', 'MERCHANT']).nullable(), // PR2-FIELD-initiator
  card_verification_results: cardVerificationResults.nullable(),
  shipping_information: shippingInformation.nullable(),
  items: z.array(item).nullable(),
  channel_properties: requestProperties.nullable(),
  metadata: metadata.nullable(), // PR2-FIELD-metadata
  created: timestamp, // PR2-FIELD-created
  updated: timestamp, // PR2-FIELD-updated
});

export const paymentRequest = paymentRequestCore.extend({
  payment_method: embeddedMethod, // PR2-FIELD-payment_method
  actions: z.array(action),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;
