// Payment codes for retail outlets in the Philippines in the legacy API, and the payments to them.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

export const paymentCodeStatus = z.enum(['ACTIVE', 'INACTIVE', 'EXPIRED']);

/** Metadata as the legacy API accepts it: any JSON. */
const anyMetadata = z.record(z.string(), z.unknown()).nullable();

export const paymentCode = z.object({
  id: z.string(),
  business_id: z.string(),
  reference_id: z.string(),
  channel_code: z.string(),
  customer_name: z.string(),
  payment_code: z.string(),
  currency: z.string(),
  amount: z.number().nullable(),
  market: z.string(),
  is_single_use: z.boolean(),
  status: paymentCodeStatus,
  expires_at: timestamp,
  description: z.string().nullable(),
  metadata: anyMetadata,
  created_at: timestamp,
  updated_at: timestamp,
});
export type PaymentCode = z.infer<typeof paymentCode>;

export const paymentCodePayment = z.object({
  id: z.string(),
  business_id: z.string(),
  payment_code_id: z.string(),
  reference_id: z.string(),
  channel_code: z.string(),
  customer_name: z.string(),
  payment_code: z.string(),
  currency: z.string(),
  amount: z.number(),
  market: z.string(),
  status: z.literal('COMPLETED'),
  remarks: z.string().nullable(),
  transaction_timestamp: timestamp,
});
export type PaymentCodePayment = z.infer<typeof paymentCodePayment>;
