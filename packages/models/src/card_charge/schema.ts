// Card charges (legacy) with their refunds and reversal, as on the wire. Unset fields are omitted.
import { legacyMetadata, timestamp } from '@kasir/core';
import * as z from 'zod';
import { cardObjectId } from '../card/inputs.ts';

// CARD-FIELD-status
export const cardChargeStatus = z.enum(['CAPTURED', 'AUTHORIZED', 'REVERSED', 'FAILED']);

/** The reason why a charge has failed. */
export const cardFailureReason = z.enum([
  'EXPIRED_CARD', // CARD-FAIL-EXPIRED_CARD
  'CARD_DECLINED', // CARD-FAIL-CARD_DECLINED
  'INSUFFICIENT_BALANCE', // CARD-FAIL-INSUFFICIENT_BALANCE
  'STOLEN_CARD', // CARD-FAIL-STOLEN_CARD
  'INACTIVE_CARD', // CARD-FAIL-INACTIVE_CARD
  'INVALID_CVN', // CARD-FAIL-INVALID_CVN
  'PROCESSOR_ERROR', // CARD-FAIL-PROCESSOR_ERROR
  'BIN_BLOCK', // CARD-FAIL-BIN_BLOCK
]);
export type CardFailureReason = z.infer<typeof cardFailureReason>;

export const cardCharge = z.object({
  id: cardObjectId, // CARD-FIELD-id
  created: timestamp, // CARD-FIELD-created
  status: cardChargeStatus,
  business_id: z.string(), // CARD-FIELD-business_id
  authorized_amount: z.number(), // CARD-FIELD-authorized_amount
  capture_amount: z.number().optional(),
  external_id: z.string(), // CARD-FIELD-external_id
  merchant_id: z.string(), // CARD-FIELD-merchant_id
  merchant_reference_code: z.string(), // CARD-FIELD-merchant_reference_code
  card_type: z.enum(['CREDIT', 'DEBIT']), // CARD-FIELD-card_type
  masked_card_number: z.string(),
  // CARD-FIELD-charge_type
  charge_type: z.enum(['SINGLE_USE_TOKEN', 'MULTIPLE_USE_TOKEN', 'RECURRING']),
  card_brand: z.string(), // CARD-FIELD-card_brand
  bank_reconciliation_id: z.string(), // CARD-FIELD-bank_reconciliation_id
  eci: z.string().optional(),
  failure_reason: cardFailureReason.optional(),
  approval_code: z.string().optional(), // CARD-FIELD-approval_code
  cvn_code: z.enum(['M', 'N', 'P']).optional(),
  descriptor: z.string().optional(),
  currency: z.string(), // CARD-FIELD-currency
  mid_label: z.string().optional(),
  // CARD-FIELD-promotion, CARD-FIELD-promotion.reference_id, CARD-FIELD-promotion.original_amount
  promotion: z.object({ reference_id: z.string(), original_amount: z.number() }).optional(),
  // CARD-FIELD-installment, CARD-FIELD-installment.count, CARD-FIELD-installment.interval
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
