// Payment tokens (v3), saved payment instruments, as on the wire.
import { businessId, createdAt, limits, metadata, referenceId, text, updatedAt } from '@kasir/core';
import * as z from 'zod';
import { v3ChannelCode } from '../channels/codes.ts';
import { v3TokenFailureCode } from '../failure/v3.ts';
import { v3CardResults } from '../v3_payment/schema.ts';
import { propertiesView, v3Action, v3Country, v3Currency } from '../v3_payment_request/schema.ts';

/** The six states of the specification, and CANCELED, which the public service adds. */
export const paymentTokenStatus = z
  .enum(['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED', 'CANCELED'])
  .describe('States of a payment token.');
export type PaymentTokenStatus = z.infer<typeof paymentTokenStatus>;

const textOrNull = z.string().nullable();

/** The details of the account or card that a token charges. */
export const tokenDetails = z
  .object({
    account_name: textOrNull.describe('Name of the account.'),
    account_number: textOrNull.describe('Number of the account that is charged.'),
    account_balance: textOrNull.describe(
      'Balance of the account, in the format of the company that holds it.',
    ),
    account_point_balance: textOrNull.describe(
      'Points of the account, in the format of the company that holds it.',
    ),
    ...v3CardResults,
  })
  .describe('Details of the account behind a payment token.');

export const paymentToken = z
  .object({
    id: z.string().startsWith('pt-').describe('Id of the payment token.'),
    payment_token_id: z
      .string()
      .startsWith('pt-')
      .describe('Id of the payment token: a saved payment method.'), // V3-PT-FIELD-payment_token_id
    business_id: businessId, // MODEL-UNSPEC-30
    reference_id: referenceId,
    customer_id: textOrNull.describe('Id of the customer it belongs to.'),
    country: v3Country.describe('Two-letter country code (ISO 3166-1), such as ID.'),
    // V3-PT-FIELD-currency
    currency: v3Currency.describe('Three-letter currency code (ISO 4217), such as IDR.'),
    // V3-PT-FIELD-channel_code
    channel_code: v3ChannelCode.describe('Code of the payment channel, such as OVO or BCA.'),
    channel_properties: propertiesView.describe(
      'Data that the channel needs besides its code, such as return URLs.',
    ), // V3-PT-FIELD-channel_properties
    // V3-PT-FIELD-actions
    actions: z.array(v3Action).describe('The next actions; empty or null when there are none.'),
    status: paymentTokenStatus.describe('The current state.'), // V3-PT-FIELD-status
    token_details: tokenDetails.nullable().describe('Details of the account behind the token.'),
    failure_code: v3TokenFailureCode
      .nullable()
      .describe('Code of the failure; null while there is none. More codes may follow.'),
    description: text(limits.v3_description_characters, 0)
      .nullable()
      .describe("Text for the merchant's own use."),
    metadata: metadata.nullable(),
    created: createdAt, // MODEL-UNSPEC-30
    updated: updatedAt, // MODEL-UNSPEC-30
  })
  .describe('A saved way to pay.');
export type PaymentToken = z.infer<typeof paymentToken>;
