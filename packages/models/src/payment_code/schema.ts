// Payment codes for retail outlets in the Philippines in the legacy API, and the payments to them.
import {
  businessId,
  createdAt,
  currencyCode,
  merchantReference,
  objectId,
  timestamp,
  updatedAt,
  withUnit,
} from '@kasir/core';
import * as z from 'zod';

export const paymentCodeStatus = z
  .enum(['ACTIVE', 'INACTIVE', 'EXPIRED'])
  .describe('States of a payment code.');

/** Metadata as the legacy API accepts it: any JSON. */
const anyMetadata = z.record(z.string(), z.unknown()).nullable();

export const paymentCode = z
  .object({
    id: objectId,
    business_id: businessId,
    reference_id: merchantReference,
    channel_code: z.string().describe('Code of the payment channel, such as OVO or BCA.'),
    customer_name: z.string().describe('Name of the payer, as the outlet or bank shows it.'),
    payment_code: z.string().describe('Code that the payer presents at the outlet.'),
    currency: currencyCode,
    amount: z.number().nullable().describe(withUnit()),
    market: z.string().describe('Two-letter country code of the market.'),
    is_single_use: z.boolean().describe('True when it can be paid only once.'),
    status: paymentCodeStatus.describe('The current state.'),
    expires_at: timestamp.describe('Time at which it expires if it has not been paid.'),
    description: z.string().nullable().describe("Text for the merchant's own use."),
    metadata: anyMetadata.describe(
      "The merchant's own keys and values, shown again as they were sent.",
    ),
    created_at: createdAt,
    updated_at: updatedAt,
  })
  .describe('A payment code that is paid at an outlet.');
export type PaymentCode = z.infer<typeof paymentCode>;

export const paymentCodePayment = z
  .object({
    id: objectId,
    business_id: businessId,
    payment_code_id: z.string().describe('Id of the payment code.'),
    reference_id: merchantReference,
    channel_code: z.string().describe('Code of the payment channel, such as OVO or BCA.'),
    customer_name: z.string().describe('Name of the payer, as the outlet or bank shows it.'),
    payment_code: z.string().describe('Code that the payer presents at the outlet.'),
    currency: currencyCode,
    amount: z.number().describe(withUnit()),
    market: z.string().describe('Two-letter country code of the market.'),
    status: z.literal('COMPLETED').describe('The current state.'),
    remarks: z.string().nullable().describe('Note of the outlet.'),
    transaction_timestamp: timestamp.describe('Time at which the payer paid.'),
  })
  .describe('A payment of a payment code.');
export type PaymentCodePayment = z.infer<typeof paymentCodePayment>;
