// Payments of v3, attempts to pay a request, as on the wire.
import {
  businessId,
  createdAt,
  limits,
  metadata,
  referenceId,
  text,
  timestamp,
  updatedAt,
  withUnit,
} from '@kasir/core';
import * as z from 'zod';
import { v3ChannelCode } from '../channels/codes.ts';
import { v3PaymentFailureCode } from '../failure/v3.ts';
import {
  propertiesView,
  v3CaptureMethod,
  v3Country,
  v3Currency,
  v3PaymentRequestType,
} from '../v3_payment_request/schema.ts';

export const v3PaymentStatus = z
  .enum(['AUTHORIZED', 'CANCELED', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'PENDING'])
  .describe('States of a payment.');
export type V3PaymentStatus = z.infer<typeof v3PaymentStatus>;

const textOrNull = z.string().nullable();

/** The results of bank and network for a card. */
export const cardAuthorizationData = z
  .object({
    cvn_verification_result: z
      .enum(['M', 'N'])
      .nullable()
      .describe('Result of the check of the security code: M for a match, N for none.'),
    address_verification_result: z
      .enum(['M', 'N'])
      .nullable()
      .describe('Result of the check of the billing address: M for a match, N for none.'),
    network_response_code: textOrNull.describe('Response code of the card network.'),
    network_response_code_descriptor: textOrNull.describe(
      'Response of the card network, in words.',
    ),
  })
  .describe('Results from the bank and the card network.');

/** The response of the bank that authenticated a cardholder. */
export const authenticationResponse = z
  .object({
    eci: textOrNull.describe(
      "Electronic commerce indicator: the network's rating of the authentication.",
    ),
    message_version: textOrNull.describe('Version of 3-D Secure.'),
  })
  .describe('Response of the bank that authenticated a cardholder.');

/** The authentication of a cardholder. */
export const cardAuthenticationData = z
  .object({
    flow: z
      .enum(['FULL_AUTH', 'FRICTIONLESS'])
      .describe('Kind of authentication: with or without a challenge for the cardholder.'),
    a_res: authenticationResponse.describe(
      'Response of the bank that authenticated the cardholder.',
    ),
  })
  .describe('Result of the authentication of a cardholder.');

/** The results of bank and network for a card, and of authenticating its holder. */
export const v3CardResults = {
  authorization_data: cardAuthorizationData
    .nullable()
    .describe('Results from the bank and the card network.'),
  authentication_data: cardAuthenticationData
    .nullable()
    .describe('Result of the authentication of the cardholder.'),
} as const;

/** The channel's details of a payment; each is null when the channel does not report it. */
export const v3PaymentDetails = z
  .object({
    ...v3CardResults,
    issuer_name: textOrNull.describe('Name of the bank or wallet that paid.'),
    payer_name: textOrNull.describe('Name of the payer.'),
    payer_account_number: textOrNull.describe('Number of the account that paid, masked.'),
    receipt_id: textOrNull.describe('Number of the receipt at the channel.'),
    remark: textOrNull.describe('Note of the payer or the outlet.'),
    network: textOrNull.describe('Network that carried the payment.'),
    fund_source: textOrNull.describe('Source of the money, such as the wallet balance.'),
  })
  .describe(
    'Details of a payment from the channel; a field is null where the channel does not provide it.',
  );
export type V3PaymentDetails = z.infer<typeof v3PaymentDetails>;

export const v3Capture = z
  .object({
    capture_id: z.string().startsWith('cptr-').describe('Id of the capture.'),
    capture_timestamp: timestamp.describe('Time of the capture.'),
    capture_amount: z
      .number()
      .describe(withUnit('Part of the authorized amount that is captured.')),
  })
  .describe('Money captured from an authorized card payment.');

export const v3Payment = z
  .object({
    id: z.string().startsWith('py-').describe('Id of the payment.'),
    payment_id: z.string().startsWith('py-').describe('Id of the payment.'),
    business_id: businessId,
    reference_id: referenceId,
    payment_request_id: z.string().startsWith('pr-').describe('Id of the payment request.'),
    payment_token_id: z
      .string()
      .startsWith('pt-')
      .nullable()
      .describe('Id of the payment token: a saved payment method.'),
    customer_id: textOrNull.describe('Id of the customer it belongs to.'),
    type: v3PaymentRequestType.describe('Type of the payment request.'),
    country: v3Country.describe('Two-letter country code (ISO 3166-1), such as ID.'),
    currency: v3Currency.describe('Three-letter currency code (ISO 4217), such as IDR.'),
    request_amount: z.number().describe(withUnit('Amount to be paid.')),
    capture_method: v3CaptureMethod.describe(
      'AUTOMATIC takes the money at once; MANUAL holds it until it is captured. Cards only.',
    ),
    channel_code: v3ChannelCode.describe('Code of the payment channel, such as OVO or BCA.'),
    channel_properties: propertiesView.describe(
      'Data that the channel needs besides its code, such as return URLs.',
    ),
    captures: z.array(v3Capture).describe('Captures of the authorized amount.'),
    status: v3PaymentStatus.describe('The current state.'),
    payment_details: v3PaymentDetails.describe('Details of the payment from the channel.'),
    failure_code: v3PaymentFailureCode
      .nullable()
      .describe('Code of the failure; null while there is none. More codes may follow.'),
    description: text(limits.v3_description_characters, 0)
      .nullable()
      .describe("Text for the merchant's own use."),
    metadata: metadata.nullable(),
    created: createdAt,
    updated: updatedAt,
  })
  .describe('One attempt to pay for a request.');
export type V3Payment = z.infer<typeof v3Payment>;
