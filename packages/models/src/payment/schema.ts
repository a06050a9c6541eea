// Payments, attempts to move funds, as the unified v2 events and lists return them.
import { country, metadata, timestamp } from '@kasir/core';
import * as z from 'zod';
import { paymentFailureCode } from '../failure/codes.ts';
import { embeddedMethod } from '../payment_method/schema.ts';

/** Values of a unified payment's status (MODEL-UNSPEC-07); the v2 API sends the first four. */
export const paymentStatus = z.enum([
  'PENDING',
  'AWAITING_CAPTURE',
  'SUCCEEDED',
  'FAILED',
  'EXPIRED',
  'CANCELED',
  'VOIDED',
]);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** Channel-specific details (PAY-FIELD-payment_detail.*), each only for some channels. */
export const paymentDetail = z.object({
  network: z.string().nullable().optional(),
  remarks: z.string().nullable().optional(),
  fund_source: z.string().nullable().optional(),
  source: z.string().nullable().optional(),
  issuer_name: z.string().nullable().optional(),
  receipt_id: z.string().nullable().optional(),
});
export type PaymentDetail = z.infer<typeof paymentDetail>;

/** One attempt to move the funds of a payment request by a payment method (CORE-05). */
export const payment = z.object({
  id: z.string(),
  payment_request_id: z.string().nullable(), // PAY-FIELD-payment_request_id
  reference_id: z.string(),
  customer_id: z.string().nullable(), // PAY-FIELD-customer_id
  currency: z.string(),
  amount: z.number(),
  country,
  status: paymentStatus, // PAY-FIELD-status
  payment_method: embeddedMethod, // PAY-FIELD-payment_method
  channel_properties: z.record(z.string(), z.unknown()).nullable(),
  description: z.string().nullable(), // PAY-FIELD-description
  failure_code: paymentFailureCode.nullable(), // PAY-FIELD-failure_code
  payment_detail: paymentDetail.nullable(), // PAY-FIELD-payment_detail
  metadata, // PAY-FIELD-metadata
  created: timestamp, // PAY-FIELD-created
  updated: timestamp, // PAY-FIELD-updated
});
export type Payment = z.infer<typeof payment>;
