// POST /accounts/{id}/transactions: post a test transaction that does not come from a payment.
import { text, withUnit } from '@kasir/core';
import { categoriesOf, channelCategory, currency, transaction } from '@kasir/models';
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

const reference = text(255);

export const createTransactionContract = controlContract({
  id: 'transactions.create',
  method: 'POST',
  path: '/accounts/{id}/transactions',
  role: 'operator',
  summary: 'Post a transaction that no payment makes (test mode)',
  params: byId,
  query: nothing,
  body: z
    .strictObject({
      type: z
        .enum(['DISBURSEMENT', 'REMITTANCE_PAYOUT', 'PAYMENT'])
        .describe('Type of the transaction to record.'),
      status: z
        .enum(['PENDING', 'SUCCESS', 'FAILED'])
        .default('SUCCESS')
        .describe('The current state.'),
      channel_category: channelCategory.describe('Category of the channel.'),
      channel_code: reference.describe('Code of the payment channel, such as OVO or BCA.'),
      reference_id: reference.describe("The merchant's own reference."),
      account_identifier: reference
        .nullable()
        .default(null)
        .describe('Account of the payer or the payee, such as a masked card number.'),
      amount: z.number().positive().describe(withUnit()),
      currency: currency
        .default('IDR')
        .describe('Three-letter currency code (ISO 4217), such as IDR.'),
    })
    .refine(({ type, channel_category }) => categoriesOf[type].includes(channel_category), {
      path: ['channel_category'],
      error: ({ input }) => {
        const { type } = input as { type: keyof typeof categoriesOf };
        return `Must be one of ${categoriesOf[type].join(', ')} when type is ${type}.`;
      },
    }),
  success: { status: 200, body: transaction },
  errors: objectErrors,
});
