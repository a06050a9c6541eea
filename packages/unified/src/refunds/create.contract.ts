// POST /refunds: refund a payment to its payer.
import { common, endpoint, isSent, metadata, referenceId, text, withUnit } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import { refund, refundReason } from '@kasir/models';
import * as z from 'zod';

export const createRefund = endpoint({
  id: 'refunds.create',
  method: 'POST',
  path: '/refunds',
  summary: 'Create a refund',
  auth: 'secret',
  permission: 'money_in:write',
  body: z.object({
    payment_request_id: text(50)
      .nullish()
      .meta({ ref: 'payment_request.id' })
      .describe('Id of the payment request.'),
    invoice_id: text(50).nullish().meta({ ref: 'invoice.id' }).describe('Id of the invoice.'),
    reference_id: referenceId.nullish(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, { error: mustBe('a three-letter currency code such as IDR') })
      .nullish()
      .describe('Three-letter currency code (ISO 4217), such as IDR.'),
    amount: z.number().positive().nullish().describe(withUnit()),
    reason: refundReason.describe('Reason for the refund.'), // REFUND-CREATE-reason
    metadata: metadata.nullish(), // REFUND-CREATE-metadata
  }),
  rules: [
    {
      when: {
        text: 'invoice_id is not sent',
        test: (body: { invoice_id?: string | null }) => !isSent(body, 'invoice_id'),
      },
      require: ['payment_request_id'],
      clause: 'REFUND-CREATE-payment_request_id',
    },
  ],
  success: { status: 201, body: refund }, // REFUND-CREATE-01
  errors: {
    // REFUND-ERR-API_VALIDATION_ERROR, REFUND-ERR-INVALID_API_KEY,
    // REFUND-ERR-REQUEST_FORBIDDEN_ERROR, REFUND-ERR-IDEMPOTENCY_ERROR, REFUND-ERR-SERVER_ERROR
    ...common.write,
    DATA_NOT_FOUND: 404,
    DUPLICATE_ERROR: 409,
    INELIGIBLE_TRANSACTION: 400,
    REFUND_NOT_SUPPORTED: 400,
    REFUND_IN_PROGRESS: 400,
    MAXIMUM_REFUND_AMOUNT_REACHED: 400,
    PARTIAL_REFUND_NOT_SUPPORTED: 400,
    INSUFFICIENT_BALANCE: 400,
    CHANNEL_UNAVAILABLE: 503,
  },
  idempotency: 'standard', // REFUND-CREATE-HDR-idempotency_key
  version: 'ignored',
  clauseGroups: ['REFUND-CREATE-*', 'REFUND-ERR-*'],
  examples: {
    partial: {
      payment_request_id: 'pr-0190b8c2-6f1e-7c3a-8d5b-2a4f6e8c0b1d',
      reference_id: 'refund-1',
      currency: 'IDR',
      amount: 10_000,
      reason: 'REQUESTED_BY_CUSTOMER',
      metadata: { clerk: 'Ani', till: 'two' },
    },
    invoice: { invoice_id: '0190b8c26f1e000001a2b3c4', reason: 'CANCELLATION' },
  },
});
