// Refunds, money of a payment returned to the payer, as on the wire.
import {
  country,
  createdAt,
  currencyCode,
  metadata,
  referenceId,
  updatedAt,
  withUnit,
} from '@kasir/core';
import * as z from 'zod';
import { channelCode } from '../channels/codes.ts';
import { channelTypeNames } from '../channels/table.ts';
import { paymentMethodType } from '../payment_method/schema.ts';

/**
 * SUCCEEDED or FAILED (REFUND-FIELD-status); PENDING and CANCELLED only for refunds that wait for
 * the channel (REFUND-CONF-01).
 */
export const refundStatus = z
  .enum(['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED'])
  .describe('States of a refund.');

/** All accepted reasons (MODEL-UNSPEC-17). */
export const refundReason = z
  .enum(['FRAUDULENT', 'DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'CANCELLATION', 'OTHERS'])
  .describe('Reasons for a refund.');

const ofMethods: ReadonlySet<string> = new Set(paymentMethodType.options);

/** The type of the refunded payment method: one of v2, or a type that only v3 has. */
export const refundedMethodType = z
  .enum([...paymentMethodType.options, ...channelTypeNames.filter((type) => !ofMethods.has(type))])
  .describe('Types of payment methods whose payments are refunded.');

/** The failure codes of refunds, the general code first. */
export const refundFailureCodes = [
  'REFUND_FAILED', // REFUND-FAIL-REFUND_FAILED
  'ACCOUNT_ACCESS_BLOCKED', // REFUND-FAIL-ACCOUNT_ACCESS_BLOCKED
  'ACCOUNT_NOT_FOUND', // REFUND-FAIL-ACCOUNT_NOT_FOUND
  'DUPLICATE_ERROR', // REFUND-FAIL-DUPLICATE_ERROR
  'INSUFFICIENT_BALANCE', // REFUND-FAIL-INSUFFICIENT_BALANCE
] as const;

/** The failure code of a refund that FAILED. */
export const refundFailureCode = z
  .enum(refundFailureCodes)
  .describe('Reasons for the failure of a refund.');
export type RefundFailureCode = z.infer<typeof refundFailureCode>;

export const refund = z
  .object({
    id: z.string().startsWith('rfd-').describe('Id of the refund.'), // REFUND-FIELD-id
    payment_id: z.string().min(1).describe('Id of the payment.'), // REFUND-FIELD-payment_id
    payment_request_id: z.string().nullable().describe('Id of the payment request.'),
    invoice_id: z.string().nullable().describe('Id of the invoice.'), // REFUND-FIELD-invoice_id
    amount: z.number().describe(withUnit()), // REFUND-FIELD-amount
    // REFUND-FIELD-payment_method_type
    payment_method_type: refundedMethodType.describe('Type of the payment method that paid.'),
    // REFUND-FIELD-channel_code
    channel_code: channelCode.describe('Code of the payment channel, such as OVO or BCA.'),
    currency: currencyCode, // REFUND-FIELD-currency
    country,
    status: refundStatus.describe('The current state.'),
    reason: refundReason.describe('Reason for the refund.'), // REFUND-FIELD-reason
    reference_id: referenceId, // REFUND-FIELD-reference_id
    // REFUND-FIELD-failure_code
    failure_code: refundFailureCode
      .nullable()
      .describe('Code of the failure; null while there is none. More codes may follow.'),
    // REFUND-FIELD-refund_fee_amount
    refund_fee_amount: z.number().nullable().describe(withUnit('Fee of the refund.')),
    created: createdAt, // REFUND-FIELD-created
    updated: updatedAt, // REFUND-FIELD-updated
    metadata: metadata.nullable(), // REFUND-FIELD-metadata
  })
  .describe('A refund of a payment.');
export type Refund = z.infer<typeof refund>;
