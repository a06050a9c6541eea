// POST /accounts/{id}/transactions: post a test transaction that does not come from a payment.
import { text } from '@kasir/core';
import { categoriesOf, channelCategory, currency, transaction } from '@kasir/models';
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

const reference = text(255);

export const createTransactionContract = controlContract({
  id: 'transactions.create',
  method: 'POST',
  path: '/accounts/{id}/transactions',
  summary: 'Post a transaction that no payment makes (test mode)',
  params: byId,
  query: nothing,
  body: z
    .strictObject({
      type: z.enum(['DISBURSEMENT', 'REMITTANCE_PAYOUT', 'PAYMENT']),
      status: z.enum(['PENDING', 'SUCCESS', 'FAILED']).default('SUCCESS'),
      channel_category: channelCategory,
      channel_code: reference,
      reference_id: reference,
      account_identifier: reference.nullable().default(null),
      amount: z.number().positive(),
      currency: currency.default('IDR'),
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
