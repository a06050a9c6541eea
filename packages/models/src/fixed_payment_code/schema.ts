// Payment codes for retail outlets in Indonesia in the legacy API, and the payments to them.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { channels } from '../channels/table.ts';

/** The outlets that accept these codes: those of the channel table. */
export const retailOutletName = z.enum(
  channels
    .filter(({ type, country }) => type === 'OVER_THE_COUNTER' && country === 'ID')
    .map(({ code }) => code) as [string, ...string[]],
);

export const fixedPaymentCodeStatus = z.enum(['ACTIVE', 'INACTIVE']);

/** Unset fields are omitted, as in all legacy resources. */
export const fixedPaymentCode = z.object({
  id: z.string(),
  owner_id: z.string(),
  external_id: z.string(),
  retail_outlet_name: z.string(),
  /** The first characters of all codes of the merchant. */
  prefix: z.string(),
  name: z.string(),
  /** The complete code, with its prefix. */
  payment_code: z.string(),
  type: z.literal('USER'),
  is_single_use: z.boolean(),
  expiration_date: timestamp,
  status: fixedPaymentCodeStatus,
  expected_amount: z.number().optional(),
  description: z.string().optional(),
});
export type FixedPaymentCode = z.infer<typeof fixedPaymentCode>;

export const fixedPaymentCodePayment = z.object({
  id: z.string(),
  payment_id: z.string(),
  fixed_payment_code_payment_id: z.string(),
  fixed_payment_code_id: z.string(),
  owner_id: z.string(),
  external_id: z.string(),
  prefix: z.string(),
  payment_code: z.string(),
  retail_outlet_name: z.string(),
  name: z.string(),
  amount: z.number(),
  status: z.literal('COMPLETED'),
  transaction_timestamp: timestamp,
});
export type FixedPaymentCodePayment = z.infer<typeof fixedPaymentCodePayment>;
