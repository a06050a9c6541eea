// Captures of authorized card payments, as on the wire.
import { createdAt, currencyCode, metadata, referenceId, updatedAt, withUnit } from '@kasir/core';
import * as z from 'zod';
import { paymentFailureCode } from '../failure/codes.ts';
import { embeddedMethod } from '../payment_method/schema.ts';

/** All fields except the method, which is added for the response. */
export const captureCore = z.object({
  id: z.string().startsWith('cptr-').describe('Id of the capture.'),
  payment_request_id: z.string().describe('Id of the payment request.'),
  payment_id: z.string().describe('Id of the payment.'),
  reference_id: referenceId,
  currency: currencyCode,
  authorized_amount: z
    .number()
    .describe(withUnit('Amount that the bank of the card has reserved.')),
  /** The amount of this capture; nothing moved when it FAILED. */
  captured_amount: z.number().describe(withUnit('Amount of this capture.')),
  capturable_amount: z.number().describe(withUnit('Amount that can still be captured after it.')),
  status: z
    .enum(['PENDING', 'SUCCEEDED', 'FAILED'])
    .describe('The current state; PENDING only in live mode, while the bank has not responded.'),
  failure_code: paymentFailureCode
    .nullable()
    .describe('Code of the failure; null while there is none. More codes may follow.'),
  customer_id: z.string().nullable().describe('Id of the customer it belongs to.'),
  metadata: metadata.nullable(),
  channel_properties: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('Data that the channel needs besides its code, such as return URLs.'),
  created: createdAt,
  updated: updatedAt,
});

export const capture = captureCore
  .extend({ payment_method: embeddedMethod.describe('The payment method that pays.') })
  .describe('Money captured from an authorized card payment.');
export type Capture = z.infer<typeof capture>;
