// Payments, attempts to move funds, as the unified v2 events and lists return them.
import {
  country,
  createdAt,
  currencyCode,
  merchantReference,
  metadata,
  objectId,
  updatedAt,
  withUnit,
} from '@kasir/core';
import * as z from 'zod';
import { paymentFailureCode } from '../failure/codes.ts';
import { embeddedMethod } from '../payment_method/schema.ts';

/** Values of a unified payment's status (MODEL-UNSPEC-07); the v2 API sends the first four. */
export const paymentStatus = z
  .enum(['PENDING', 'AWAITING_CAPTURE', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'CANCELED', 'VOIDED'])
  .describe('States of a payment.');
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** Channel-specific details (PAY-FIELD-payment_detail.*), each only for some channels. */
export const paymentDetail = z
  .object({
    network: z.string().nullable().optional().describe('Network that carried the payment.'),
    remarks: z.string().nullable().optional().describe('Note of the outlet.'),
    fund_source: z
      .string()
      .nullable()
      .optional()
      .describe('Source of the money, such as the wallet balance.'),
    source: z.string().nullable().optional().describe('Name of the bank or wallet that paid.'),
    issuer_name: z.string().nullable().optional().describe('Name of the bank or wallet that paid.'),
    receipt_id: z.string().nullable().optional().describe('Number of the receipt at the channel.'),
  })
  .describe(
    'Details of a payment from the channel; each field only where its channel provides it.',
  );
export type PaymentDetail = z.infer<typeof paymentDetail>;

/** One attempt to move the funds of a payment request by a payment method (CORE-05). */
export const payment = z
  .object({
    id: objectId,
    // PAY-FIELD-payment_request_id
    payment_request_id: z.string().nullable().describe('Id of the payment request.'),
    reference_id: merchantReference,
    // PAY-FIELD-customer_id
    customer_id: z.string().nullable().describe('Id of the customer it belongs to.'),
    currency: currencyCode,
    amount: z.number().describe(withUnit()),
    country,
    status: paymentStatus.describe('The current state.'), // PAY-FIELD-status
    // PAY-FIELD-payment_method
    payment_method: embeddedMethod.describe('The payment method that pays.'),
    channel_properties: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('Data that the channel needs besides its code, such as return URLs.'),
    // PAY-FIELD-description
    description: z.string().nullable().describe("Text for the merchant's own use."),
    // PAY-FIELD-failure_code
    failure_code: paymentFailureCode
      .nullable()
      .describe('Code of the failure; null while there is none. More codes may follow.'),
    // PAY-FIELD-payment_detail
    payment_detail: paymentDetail
      .nullable()
      .describe('Details of the payment from the channel, beside the amount.'),
    metadata, // PAY-FIELD-metadata
    created: createdAt, // PAY-FIELD-created
    updated: updatedAt, // PAY-FIELD-updated
  })
  .describe('The attempt that moves money; its status alone decides whether it was paid (EVT-02).');
export type Payment = z.infer<typeof payment>;
