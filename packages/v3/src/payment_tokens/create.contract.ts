// POST /v3/payment_tokens: save a card, wallet or account for later payments.
import { common, endpoint, limits, metadata, referenceId, text } from '@kasir/core';
import {
  inlineCustomer,
  paymentToken,
  tokenProperties,
  v3Country,
  v3Currency,
} from '@kasir/models';
import * as z from 'zod';
import { bodyViolations, type SentBody } from '../channel-check.ts';
import { v3Version } from '../version.ts';

export const createPaymentToken = endpoint({
  id: 'payment_tokens.create',
  method: 'POST',
  path: '/v3/payment_tokens', // V3-PT-01
  summary: 'Create a payment token',
  auth: 'secret',
  permission: 'money_in:write',
  body: z
    .object({
      /** Accepted in the request only (V3-PT-CREATE-type, V3-CONF-05). */
      type: z.enum(['SAVE']).nullish().describe('Always SAVE.'),
      reference_id: referenceId, // V3-PT-CREATE-reference_id
      // V3-PT-CREATE-country
      country: v3Country.describe('Two-letter country code (ISO 3166-1), such as ID.'),
      // V3-PT-CREATE-currency
      currency: v3Currency.describe('Three-letter currency code (ISO 4217), such as IDR.'),
      // V3-PT-CREATE-channel_code
      channel_code: text(50).describe('Code of the payment channel, such as OVO or BCA.'),
      channel_properties: tokenProperties.describe(
        'Data that the channel needs besides its code, such as return URLs.',
      ), // V3-PT-CREATE-channel_properties
      customer_id: text(50).nullish().describe('Id of the customer it belongs to.'),
      // V3-PT-CREATE-customer, V3-PT-CREATE-customer.reference_id, V3-PT-CREATE-customer.type,
      // V3-PT-CREATE-customer.individual_detail, V3-PT-CREATE-customer.email,
      // V3-PT-CREATE-customer.mobile_number
      customer: inlineCustomer.nullish().describe('The customer, sent in place of customer_id.'),
      description: text(limits.v3_description_characters, 0)
        .nullish()
        .describe("Text for the merchant's own use."),
      metadata: metadata.nullish(),
    })
    .meta({ channels: { generation: 'v3', saves: true } }),
  checks: [
    {
      text:
        'the channel exists in the market of country and currency, can be saved, and has the ' +
        'channel_properties that it requires',
      find: (body: SentBody) => bodyViolations(body, 'SAVE'),
      clause: 'V3-UNSPEC-01',
    },
  ],
  success: { status: 201, body: paymentToken },
  errors: {
    ...common.write,
    DATA_NOT_FOUND: 404,
    CARD_EXPIRED: 400,
    INVALID_PAYMENT_DETAILS: 400,
    INVALID_MERCHANT_SETTINGS: 403,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard',
  ...v3Version,
  clauseGroups: ['V3-PT-CREATE-*'],
  examples: {
    direct_debit: {
      type: 'SAVE',
      reference_id: 'member-1',
      country: 'ID',
      currency: 'IDR',
      channel_code: 'BRI_DIRECT_DEBIT',
      channel_properties: {
        card_last_four_digits: '1234',
        card_expiry: '12/39',
        email: 'siti@example.com',
        mobile_number: '+6281234567890',
        success_return_url: 'https://merchant.example/thanks',
        failure_return_url: 'https://merchant.example/sorry',
      },
      customer: {
        reference_id: 'customer-1',
        type: 'INDIVIDUAL',
        individual_detail: { given_names: 'Siti' },
        email: 'siti@example.com',
        mobile_number: '+6281234567890',
        addresses: [
          {
            country: 'ID',
            street_line1: 'Jalan Braga 1',
            city: 'Bandung',
            postal_code: '40111',
            category: 'HOME',
            is_primary: true,
            meta: { floor: '2', door: 'left' },
          },
          { country: 'ID', street_line1: 'Jalan Asia 2', city: 'Bandung', category: 'WORK' },
        ],
        metadata: { branch: 'A 1', till: 'two' },
      },
      description: 'The account of Siti',
      metadata: { branch: 'A 1', till: 'two' },
    },
    card: {
      type: 'SAVE',
      reference_id: 'member-2',
      country: 'ID',
      currency: 'IDR',
      channel_code: 'CARDS',
      channel_properties: {
        success_return_url: 'https://merchant.example/thanks',
        failure_return_url: 'https://merchant.example/sorry',
        card_details: {
          card_number: '4000000000001000',
          expiry_month: '12',
          expiry_year: '2039',
          cvn: '123',
          cardholder_first_name: 'Siti',
          cardholder_last_name: 'Aminah',
          cardholder_email: 'siti@example.com',
        },
      },
      description: 'The card of Siti',
    },
  },
});
