// Card charge (legacy) with its refunds and its reversal, as they stand on the wire. What is not
// set is left out.
import { legacyMetadata, timestamp } from '@kasir/core';
import * as z from 'zod';
import { cardObjectId } from '../card/inputs.ts';

export const cardChargeStatus = z.enum(['CAPTURED', 'AUTHORIZED', 'REVERSED', 'FAILED']);

/** Why a charge has failed (CARD-FAIL-*). */
export const cardFailureReason = z.enum([
  'EXPIRED_CARD',
  'CARD_DECLINED',
  'INSUFFICIENT_BALANCE',
  'STOLEN_CARD',
  'INACTIVE_CARD',
  'INVALID_CVN',
  'PROCESSOR_ERROR',
  'BIN_BLOCK',
]);
export type CardFailureReason = z.infer<typeof cardFailureReason>;

export const cardCharge = z.object({
  id: cardObjectId,
  created: timestamp,
  status: cardChargeStatus,
  business_id: z.string(),
  authorized_amount: z.number(),
  capture_amount: z.number().optional(),
  external_id: z.string(),
  merchant_id: z.string(),
  merchant_reference_code: z.string(),
  card_type: z.enum(['CREDIT', 'DEBIT']),
  masked_card_number: z.string(),
  charge_type: z.enum(['SINGLE_USE_TOKEN', 'MULTIPLE_USE_TOKEN', 'RECURRING']),
  card_brand: z.string(),
  bank_reconciliation_id: z.string(),
  eci: z.string().optional(),
  failure_reason: cardFailureReason.optional(),
  approval_code: z.string().optional(),
  cvn_code: z.enum(['M', 'N', 'P']).optional(),
  descriptor: z.string().optional(),
  currency: z.string(),
  mid_label: z.string().optional(),
  promotion: z.object({ reference_id: z.string(), original_amount: z.number() }).optional(),
  installment: z.object({ count: z.number(), interval: z.string() }).optional(),
  metadata: legacyMetadata.optional(),
});
export type CardCharge = z.infer<typeof cardCharge>;

export const cardRefund = z.object({
  id: cardObjectId,
  credit_card_charge_id: cardObjectId,
  user_id: z.string(),
  external_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['REQUESTED', 'SUCCEEDED', 'FAILED']),
  fee_refund_amount: z.number(),
  failure_reason: z.string().optional(),
  created: timestamp,
  updated: timestamp,
});
export type CardRefund = z.infer<typeof cardRefund>;

export const cardReversal = z.object({
  id: cardObjectId,
  credit_card_charge_id: cardObjectId,
  business_id: z.string(),
  external_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.literal('SUCCEEDED'),
  created: timestamp,
});
