// Refund: money of a payment on its way back to the payer, as it stands on the wire.
import { country, metadata, referenceId, timestamp } from '@kasir/core';
import * as z from 'zod';
import { channelCode } from '../channels/codes.ts';
import { paymentMethodType } from '../payment_method/schema.ts';

/** PENDING and CANCELLED are seen only of refunds that wait for the channel (REFUND-CONF-01). */
export const refundStatus = z.enum(['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED']);

/** Every accepted reason (MODEL-UNSPEC-17). */
export const refundReason = z.enum([
  'FRAUDULENT',
  'DUPLICATE',
  'REQUESTED_BY_CUSTOMER',
  'CANCELLATION',
  'OTHERS',
]);

/** What was paid with; v3 also takes money over lenders, whose refunds are listed here too. */
export const refundedMethodType = z.enum([...paymentMethodType.options, 'PAYLATER']);

/** Why refunds fail, the general code first (REFUND-FAIL-*). */
export const refundFailureCodes = [
  'REFUND_FAILED',
  'ACCOUNT_ACCESS_BLOCKED',
  'ACCOUNT_NOT_FOUND',
  'DUPLICATE_ERROR',
  'INSUFFICIENT_BALANCE',
] as const;

/** Why a refund FAILED. */
export const refundFailureCode = z.enum(refundFailureCodes);
export type RefundFailureCode = z.infer<typeof refundFailureCode>;

export const refund = z.object({
  id: z.string().startsWith('rfd-'),
  payment_id: z.string().min(1),
  payment_request_id: z.string().nullable(),
  invoice_id: z.string().nullable(),
  amount: z.number(),
  payment_method_type: refundedMethodType,
  channel_code: channelCode,
  currency: z.string(),
  country,
  status: refundStatus,
  reason: refundReason,
  reference_id: referenceId,
  failure_code: refundFailureCode.nullable(),
  refund_fee_amount: z.number().nullable(),
  created: timestamp,
  updated: timestamp,
  metadata: metadata.nullable(),
});
export type Refund = z.infer<typeof refund>;
