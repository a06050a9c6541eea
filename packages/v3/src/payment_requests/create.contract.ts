// POST /v3/payment_requests: start a payment, a code for many payments, or a card verification.
import { common, endpoint, limits, metadata, referenceId, text, withUnit } from '@kasir/core';
import {
  inlineCustomer,
  ruleResponseHeaders,
  ruleHeaders,
  v3CaptureMethod,
  v3Country,
  v3Currency,
  v3Item,
  v3PaymentRequest,
  v3PaymentRequestType,
  v3RequestProperties,
  shippingInformation,
} from '@kasir/models';
import * as z from 'zod';
import { bodyViolations, type SentBody } from '../channel-check.ts';
import { v3Version } from '../version.ts';
import { createExamples } from './create.examples.ts';

export const createV3PaymentRequest = endpoint({
  id: 'v3_payment_requests.create',
  method: 'POST',
  path: '/v3/payment_requests', // V3-PR-01
  summary: 'Create a payment request (v3)',
  auth: 'secret',
  permission: 'money_in:write',
  headers: ruleHeaders,
  body: z
    .object({
      reference_id: referenceId, // V3-PR-CREATE-reference_id
      type: v3PaymentRequestType.describe(
        'PAY charges once, PAY_AND_SAVE also saves the method, REUSABLE_PAYMENT_CODE accepts many payments, VERIFY_PAYMENT_METHOD charges nothing.',
      ), // V3-PR-CREATE-type
      // V3-PR-CREATE-country
      country: v3Country.describe('Two-letter country code (ISO 3166-1), such as ID.'),
      // V3-PR-CREATE-currency
      currency: v3Currency.describe('Three-letter currency code (ISO 4217), such as IDR.'),
      // V3-PR-CREATE-request_amount
      request_amount: z.number().min(0).nullish().describe(withUnit('Amount to be paid.')),
      /** The request_amount under the name that examples use (V3-CONF-02). */
      amount: z.number().min(0).nullish().describe(withUnit()),
      // V3-PR-CREATE-channel_code
      channel_code: text(50).nullish().describe('Code of the payment channel, such as OVO or BCA.'),
      // V3-PR-CREATE-channel_properties
      channel_properties: v3RequestProperties
        .nullish()
        .describe('Data that the channel needs besides its code, such as return URLs.'),
      // V3-PR-CREATE-payment_token_id
      payment_token_id: text(50)
        .nullish()
        .describe('Id of the payment token: a saved payment method.'),
      capture_method: v3CaptureMethod
        .nullish()
        .describe(
          'AUTOMATIC takes the money at once; MANUAL holds it until it is captured. Cards only.',
        ), // V3-PR-CREATE-capture_method
      // V3-PR-CREATE-customer_id
      customer_id: text(50).nullish().describe('Id of the customer it belongs to.'),
      customer: inlineCustomer.nullish().describe('The customer, sent in place of customer_id.'),
      description: text(limits.v3_description_characters, 0)
        .nullish()
        .describe("Text for the merchant's own use."), // V3-PR-CREATE-description
      items: z.array(v3Item).nullish().describe('Items of the purchase.'),
      shipping_information: shippingInformation.nullish().describe('Shipping address.'),
      metadata: metadata.nullish(),
    })
    .meta({
      channels: {
        generation: 'v3',
        saving: { field: 'type', values: ['PAY_AND_SAVE'] },
        unless: 'payment_token_id',
      },
    }),
  checks: [
    {
      text:
        'the channel exists in the market of country and currency, can do what type asks of it, ' +
        'and has the channel_properties that it requires; request_amount and amount are equal',
      find: (body: SentBody) => bodyViolations(body),
      clause: 'V3-UNSPEC-01',
    },
  ],
  success: { status: 201, body: v3PaymentRequest, headers: ruleResponseHeaders },
  errors: {
    ...common.write,
    DATA_NOT_FOUND: 404,
    INVALID_VALUE_ERROR: 400,
    INVALID_TOKEN: 400,
    BLOCKED_TOKEN: 400,
    CARD_EXPIRED: 400,
    INVALID_PAYMENT_DETAILS: 400,
    INVALID_MERCHANT_SETTINGS: 403,
    DUPLICATE_ERROR: 409,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard',
  ...v3Version,
  clauseGroups: ['V3-PR-CREATE-*', 'V3-CP-*'],
  examples: createExamples,
});
