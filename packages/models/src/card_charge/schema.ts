// Card charges (legacy) with their refunds and reversal, as on the wire. Unset fields are omitted.
import {
  businessId,
  createdAt,
  currencyCode,
  legacyMetadata,
  merchantReference,
  updatedAt,
  withUnit,
} from '@kasir/core';
import * as z from 'zod';
import { cardObjectId } from '../card/inputs.ts';

// CARD-FIELD-status
export const cardChargeStatus = z
  .enum(['CAPTURED', 'AUTHORIZED', 'REVERSED', 'FAILED'])
  .describe('States of a card charge.');

/** The reason why a charge has failed. */
export const cardFailureReason = z
  .enum([
    'EXPIRED_CARD', // CARD-FAIL-EXPIRED_CARD
    'CARD_DECLINED', // CARD-FAIL-CARD_DECLINED
    'INSUFFICIENT_BALANCE', // CARD-FAIL-INSUFFICIENT_BALANCE
    'STOLEN_CARD', // CARD-FAIL-STOLEN_CARD
    'INACTIVE_CARD', // CARD-FAIL-INACTIVE_CARD
    'INVALID_CVN', // CARD-FAIL-INVALID_CVN
    'PROCESSOR_ERROR', // CARD-FAIL-PROCESSOR_ERROR
    'BIN_BLOCK', // CARD-FAIL-BIN_BLOCK
  ])
  .describe('Reasons for the failure of a card charge.');
export type CardFailureReason = z.infer<typeof cardFailureReason>;

export const cardCharge = z
  .object({
    id: cardObjectId.describe('Id of the charge.'), // CARD-FIELD-id
    created: createdAt, // CARD-FIELD-created
    status: cardChargeStatus.describe('The current state.'),
    business_id: businessId, // CARD-FIELD-business_id
    // CARD-FIELD-authorized_amount
    authorized_amount: z
      .number()
      .describe(withUnit('Amount that the bank of the card has reserved.')),
    capture_amount: z
      .number()
      .optional()
      .describe(withUnit('Part of the authorized amount that is captured.')),
    external_id: merchantReference, // CARD-FIELD-external_id
    // CARD-FIELD-merchant_id
    merchant_id: z.string().describe('Merchant id at the acquiring bank.'),
    // CARD-FIELD-merchant_reference_code
    merchant_reference_code: z.string().describe('Reference at the acquiring bank.'),
    // CARD-FIELD-card_type
    card_type: z.enum(['CREDIT', 'DEBIT']).describe('Kind of card: credit or debit.'),
    masked_card_number: z
      .string()
      .describe('Number of the card, all but its first six and last four digits hidden.'),
    // CARD-FIELD-charge_type
    charge_type: z
      .enum(['SINGLE_USE_TOKEN', 'MULTIPLE_USE_TOKEN', 'RECURRING'])
      .describe('Use of the card: once, saved, or repeated.'),
    card_brand: z.string().describe('Card network.'), // CARD-FIELD-card_brand
    // CARD-FIELD-bank_reconciliation_id
    bank_reconciliation_id: z.string().describe('Id of the charge at the bank.'),
    eci: z
      .string()
      .optional()
      .describe("Electronic commerce indicator: the network's rating of the authentication."),
    failure_reason: cardFailureReason
      .optional()
      .describe('Reason for the failure. More reasons may follow.'),
    // CARD-FIELD-approval_code
    approval_code: z.string().optional().describe('Approval code of the bank.'),
    cvn_code: z
      .enum(['M', 'N', 'P'])
      .optional()
      .describe("Result of the check of the security code, by the bank's code."),
    descriptor: z.string().optional().describe("Text on the payer's card statement."),
    currency: currencyCode, // CARD-FIELD-currency
    mid_label: z
      .string()
      .optional()
      .describe('Label of the merchant id to use, where the account has several.'),
    // CARD-FIELD-promotion, CARD-FIELD-promotion.reference_id, CARD-FIELD-promotion.original_amount
    promotion: z
      .object({
        reference_id: z.string().describe('Reference of the discount.'),
        original_amount: z.number().describe(withUnit('Amount before the discount.')),
      })
      .optional()
      .describe('The discount that is claimed.'),
    // CARD-FIELD-installment, CARD-FIELD-installment.count, CARD-FIELD-installment.interval
    installment: z
      .object({
        count: z.number().describe('Number of installments.'),
        interval: z.string().describe('Unit of the time between two charges.'),
      })
      .optional()
      .describe('Installments of the payment.'),
    metadata: legacyMetadata
      .optional()
      .describe("The merchant's own keys and values, shown again as they were sent."),
  })
  .describe('A charge of a card.');
export type CardCharge = z.infer<typeof cardCharge>;

export const cardRefund = z
  .object({
    id: cardObjectId.describe('Id of the refund.'),
    credit_card_charge_id: cardObjectId.describe('Id of the card charge.'),
    user_id: businessId,
    external_id: merchantReference,
    amount: z.number().describe(withUnit()),
    currency: currencyCode,
    status: z.enum(['REQUESTED', 'SUCCEEDED', 'FAILED']).describe('The current state.'),
    fee_refund_amount: z.number().describe(withUnit('Part of the fee that is refunded.')),
    failure_reason: z
      .string()
      .optional()
      .describe('Reason for the failure. More reasons may follow.'),
    created: createdAt,
    updated: updatedAt,
  })
  .describe('A refund of a card charge.');
export type CardRefund = z.infer<typeof cardRefund>;

export const cardReversal = z
  .object({
    id: cardObjectId.describe('Id of the reversal.'),
    credit_card_charge_id: cardObjectId.describe('Id of the card charge.'),
    business_id: businessId,
    external_id: merchantReference,
    amount: z.number().describe(withUnit()),
    currency: currencyCode,
    status: z.literal('SUCCEEDED').describe('The current state.'),
    created: createdAt,
  })
  .describe('The release of an amount that was authorized for a card charge.');
