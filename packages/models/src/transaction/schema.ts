// Transactions, the rows of a merchant's money history, as on the wire.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { paidCategories } from '../channels/categories.ts';
import { transactionChannelCode } from '../channels/codes.ts';
import { channelCategory, type ChannelCategory } from '../channel-category.ts';

/** The types of transactions (TXN-FIELD-type); REFUND by TXN-CONF-01. */
export const transactionType = z.enum([
  'DISBURSEMENT',
  'PAYMENT',
  'REMITTANCE_PAYOUT',
  'TRANSFER',
  'REFUND',
]);
/** The statuses of transactions (TXN-FIELD-status). */
export const transactionStatus = z.enum([
  'PENDING',
  'SUCCESS',
  'FAILED',
  'VOIDED',
  'REFUNDED',
  'REVERSED',
]);
export type TransactionType = z.infer<typeof transactionType>;
export type TransactionStatus = z.infer<typeof transactionStatus>;

/** The possible categories of each type; a refund has that of its payment (TXN-CONF-01). */
export const categoriesOf: Readonly<Record<TransactionType, readonly ChannelCategory[]>> = {
  DISBURSEMENT: ['BANK', 'CASH'], // TXN-FIELD-channel_category-DISBURSEMENT
  REMITTANCE_PAYOUT: ['BANK', 'CASH'], // TXN-FIELD-channel_category-DISBURSEMENT
  PAYMENT: paidCategories, // TXN-FIELD-channel_category-PAYMENT
  REFUND: paidCategories,
  TRANSFER: ['XENPLATFORM'], // TXN-FIELD-channel_category-TRANSFER
};

const fee = z.object({
  xendit_fee: z.number(),
  value_added_tax: z.number(),
  xendit_withholding_tax: z.number(),
  third_party_withholding_tax: z.number(),
  status: z.enum(['PENDING', 'COMPLETED', 'CANCELED', 'REVERSED', 'NOT_APPLICABLE']),
});

export const transaction = z.object({
  id: z.string().startsWith('txn_'), // TXN-FIELD-id
  product_id: z.string().min(1),
  type: transactionType,
  status: transactionStatus,
  channel_category: channelCategory,
  channel_code: transactionChannelCode, // TXN-FIELD-channel_code
  reference_id: z.string(), // TXN-FIELD-reference_id
  account_identifier: z.string().nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/), // TXN-FIELD-currency
  amount: z.number(), // TXN-FIELD-amount
  net_amount: z.number(),
  cashflow: z.enum(['MONEY_IN', 'MONEY_OUT']), // TXN-FIELD-cashflow
  business_id: z.string().min(1), // TXN-FIELD-business_id
  settlement_status: z.enum(['PENDING', 'EARLY_SETTLED', 'SETTLED']).nullable(),
  estimated_settlement_time: timestamp.nullable(),
  created: timestamp, // TXN-FIELD-created
  updated: timestamp, // TXN-FIELD-updated
  fee,
});
export type Transaction = z.infer<typeof transaction>;
