// Direct debits of the legacy API.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { directDebitFailureCode } from './failure-codes.ts';
import { linkedChannelCode } from '../channels/codes.ts';

export const directDebitStatus = z.enum(['PENDING', 'COMPLETED', 'FAILED']);

const textOrNull = z.string().nullable();

/** An item of a basket, stored as sent. */
export const debitBasketItem = z.object({
  reference_id: textOrNull.optional(),
  name: textOrNull.optional(),
  category: textOrNull.optional(),
  sub_category: textOrNull.optional(),
  type: textOrNull.optional(),
  market: textOrNull.optional(),
  description: textOrNull.optional(),
  url: textOrNull.optional(),
  currency: textOrNull.optional(),
  /** The types of an official SDK declare it as text. */
  price: z.union([z.number(), z.string()]).nullish(),
  quantity: z.number().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

export const directDebit = z.object({
  id: z.string().startsWith('ddpy-'),
  reference_id: z.string(),
  payment_method_id: z.string().startsWith('pm-'),
  channel_code: linkedChannelCode,
  currency: z.string(),
  amount: z.number(),
  is_otp_required: z.boolean(),
  otp_mobile_number: textOrNull,
  otp_expiration_timestamp: textOrNull,
  required_action: z.enum(['VALIDATE_OTP', 'VALIDATE_ON_REDIRECT']).nullable(),
  checkout_url: textOrNull,
  success_redirect_url: textOrNull,
  failure_redirect_url: textOrNull,
  failure_code: directDebitFailureCode.nullable(),
  basket: z.array(debitBasketItem).nullable(),
  description: textOrNull,
  status: directDebitStatus,
  callback_url: textOrNull,
  enable_otp: z.boolean().nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  created: timestamp,
  updated: timestamp,
});
export type DirectDebit = z.infer<typeof directDebit>;

/** The payload of a direct debit's callback. */
export const directDebitNotice = directDebit
  .pick({
    id: true,
    reference_id: true,
    channel_code: true,
    payment_method_id: true,
    currency: true,
    amount: true,
    description: true,
    status: true,
    failure_code: true,
    metadata: true,
    created: true,
    updated: true,
  })
  .extend({ business_id: z.string(), timestamp });
