// Refunds, money of a payment returned to the payer, as on the wire.
import { country, metadata, referenceId, timestamp } from '@kasir/core';
import * as z from 'zod';
import { channelCode } from '../channels/codes.ts';
import { channelTypeNames } from '../channels/table.ts';
import { paymentMethodType } from '../payment_method/schema.ts';

/**
 * SUCCEEDED or FAILED (REFUND-FIELD-status); PENDING and CANCELLED only for refunds that wait for
 * the channel (REFUND-CONF-01).
 */
export const refundStatus = z.enum(['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED']);

/** All accepted reasons (MODEL-UNSPEC-17). */
export const refundReason = z.enum([
  'FRAUDULENT',
  'DUPLICATE',
  'REQUESTED_BY_CUSTOMER',
  'CANCELLATION',
  'OTHERS',
]);

const ofMethods: ReadonlySet<string> = new Set(paymentMethodType.options);

/** The type of the refunded payment method: one of v2, or a type that only v3 has. */
export const refundedMethodType = z.enum([
  ...paymentMethodType.options,
  ...channelTypeNames.filter((type) => !ofMethods.has(type)),
]);

/** The failure codes of refunds, the general code first. */
export const refundFailureCodes = [
  'REFUND_FAILED', // REFUND-FAIL-REFUND_FAILED
  'ACCOUNT_ACCESS_BLOCKED', // REFUND-FAIL-ACCOUNT_ACCESS_BLOCKED
  'ACCOUNT_NOT_FOUND', // REFUND-FAIL-ACCOUNT_NOT_FOUND
  'DUPLICATE_ERROR', // REFUND-FAIL-DUPLICATE_ERROR
  'INSUFFICIENT_BALANCE', // REFUND-FAIL-INSUFFICIENT_BALANCE
] as const;

/** The failure code of a refund that FAILED. */
export const refundFailureCode = z.enum(refundFailureCodes);
export type RefundFailureCode = z.infer<typeof refundFailureCode>;

export const refund = z.object({
  id: z.string().startsWith('rfd-'), // REFUND-FIELD-id
  payment_id: z.string().min(1), // REFUND-FIELD-payment_id
  payment_request_id: z.string().nullable(),
  invoice_id: z.string().nullable(), // REFUND-FIELD-invoice_id
  amount: z.number(), // REFUND-FIELD-amount
  payment_method_type: refundedMethodType, // REFUND-FIELD-payment_method_type
  channel_code: channelCode, // REFUND-FIELD-channel_code
  currency: z.string(), // REFUND-FIELD-currency
  country,
  status: refundStatus,
  reason: refundReason, // REFUND-FIELD-reason
  reference_id: referenceId, // REFUND-FIELD-reference_id
  failure_code: refundFailureCode.nullable(), // REFUND-FIELD-failure_code
  refund_fee_amount: z.number().nullable(), // REFUND-FIELD-refund_fee_amount
  created: timestamp, // REFUND-FIELD-created
  updated: timestamp, // REFUND-FIELD-updated
  metadata: metadata.nullable(), // REFUND-FIELD-metadata
});
export type Refund = z.infer<typeof refund>;
