// Payment tokens (v3), saved payment instruments, as on the wire.
import { limits, metadata, referenceId, text, timestamp } from '@kasir/core';
import * as z from 'zod';
import { v3ChannelCode } from '../channels/codes.ts';
import { v3TokenFailureCode } from '../failure/v3.ts';
import { v3CardResults } from '../v3_payment/schema.ts';
import { propertiesView, v3Action, v3Country, v3Currency } from '../v3_payment_request/schema.ts';

/** The six states of the specification, and CANCELED, which the public service adds. */
export const paymentTokenStatus = z.enum([
  'REQUIRES_ACTION',
  'ACTIVE',
  'INACTIVE',
  'EXPIRED',
  'PENDING',
  'FAILED',
  'CANCELED',
]);
export type PaymentTokenStatus = z.infer<typeof paymentTokenStatus>;

const textOrNull = z.string().nullable();

/** The details of the account or card that a token charges. */
export const tokenDetails = z.object({
  account_name: textOrNull,
  account_number: textOrNull,
  account_balance: textOrNull,
  account_point_balance: textOrNull,
  ...v3CardResults,
});

export const paymentToken = z.object({
  id: z.string().startsWith('pt-'),
  payment_token_id: z.string().startsWith('pt-'), // V3-PT-FIELD-payment_token_id
  business_id: z.string(), // MODEL-UNSPEC-30
  reference_id: referenceId,
  customer_id: textOrNull,
  country: v3Country,
  currency: v3Currency, // V3-PT-FIELD-currency
  channel_code: v3ChannelCode, // V3-PT-FIELD-channel_code
  channel_properties: propertiesView, // V3-PT-FIELD-channel_properties
  actions: z.array(v3Action), // V3-PT-FIELD-actions
  status: paymentTokenStatus, // V3-PT-FIELD-status
  token_details: tokenDetails.nullable(),
  failure_code: v3TokenFailureCode.nullable(),
  description: text(limits.v3_description_characters, 0).nullable(),
  metadata: metadata.nullable(),
  created: timestamp, // MODEL-UNSPEC-30
  updated: timestamp, // MODEL-UNSPEC-30
});
export type PaymentToken = z.infer<typeof paymentToken>;
