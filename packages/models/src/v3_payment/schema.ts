// Payments of v3, attempts to pay a request, as on the wire.
import { limits, metadata, referenceId, text, timestamp } from '@kasir/core';
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

export const v3PaymentStatus = z.enum([
  'AUTHORIZED',
  'CANCELED',
  'SUCCEEDED',
  'FAILED',
  'EXPIRED',
  'PENDING',
]);
export type V3PaymentStatus = z.infer<typeof v3PaymentStatus>;

const textOrNull = z.string().nullable();

/** The results of bank and network for a card. */
export const cardAuthorizationData = z.object({
  cvn_verification_result: z.enum(['M', 'N']).nullable(),
  address_verification_result: z.enum(['M', 'N']).nullable(),
  network_response_code: textOrNull,
  network_response_code_descriptor: textOrNull,
});

/** The response of the bank that authenticated a cardholder. */
export const authenticationResponse = z.object({ eci: textOrNull, message_version: textOrNull });

/** The authentication of a cardholder. */
export const cardAuthenticationData = z.object({
  flow: z.enum(['FULL_AUTH', 'FRICTIONLESS']),
  a_res: authenticationResponse,
});

/** The results of bank and network for a card, and of authenticating its holder. */
export const v3CardResults = {
  authorization_data: cardAuthorizationData.nullable(),
  authentication_data: cardAuthenticationData.nullable(),
} as const;

/** The channel's details of a payment; each is null when the channel does not report it. */
export const v3PaymentDetails = z.object({
  ...v3CardResults,
  issuer_name: textOrNull,
  payer_name: textOrNull,
  payer_account_number: textOrNull,
  receipt_id: textOrNull,
  remark: textOrNull,
  network: textOrNull,
  fund_source: textOrNull,
});
export type V3PaymentDetails = z.infer<typeof v3PaymentDetails>;

export const v3Capture = z.object({
  capture_id: z.string().startsWith('cptr-'),
  capture_timestamp: timestamp,
  capture_amount: z.number(),
});

export const v3Payment = z.object({
  id: z.string().startsWith('py-'),
  payment_id: z.string().startsWith('py-'),
  business_id: z.string(),
  reference_id: referenceId,
  payment_request_id: z.string().startsWith('pr-'),
  payment_token_id: z.string().startsWith('pt-').nullable(),
  customer_id: textOrNull,
  type: v3PaymentRequestType,
  country: v3Country,
  currency: v3Currency,
  request_amount: z.number(),
  capture_method: v3CaptureMethod,
  channel_code: v3ChannelCode,
  channel_properties: propertiesView,
  captures: z.array(v3Capture),
  status: v3PaymentStatus,
  payment_details: v3PaymentDetails,
  failure_code: v3PaymentFailureCode.nullable(),
  description: text(limits.v3_description_characters, 0).nullable(),
  metadata: metadata.nullable(),
  created: timestamp,
  updated: timestamp,
});
export type V3Payment = z.infer<typeof v3Payment>;
