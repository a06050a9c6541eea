// Transactions, the rows of a merchant's money history, as on the wire.
import { createdAt, merchantReference, timestamp, updatedAt, withUnit } from '@kasir/core';
import * as z from 'zod';
import { paidCategories } from '../channels/categories.ts';
import { transactionChannelCode } from '../channels/codes.ts';
import { channelCategory, type ChannelCategory } from '../channel-category.ts';

/** The types of transactions (TXN-FIELD-type); REFUND by TXN-CONF-01. */
export const transactionType = z
  .enum(['DISBURSEMENT', 'PAYMENT', 'REMITTANCE_PAYOUT', 'TRANSFER', 'REFUND'])
  .describe('Kinds of money movements.');
/** The statuses of transactions (TXN-FIELD-status). */
export const transactionStatus = z
  .enum(['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REFUNDED', 'REVERSED'])
  .describe('States of a transaction.');
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
  xendit_fee: z.number().describe(withUnit('Fee of the platform, without VAT.')),
  value_added_tax: z.number().describe(withUnit('VAT on the fee.')),
  xendit_withholding_tax: z.number().describe(withUnit('Tax withheld by the platform.')),
  third_party_withholding_tax: z.number().describe(withUnit('Tax withheld by a third party.')),
  status: z
    .enum(['PENDING', 'COMPLETED', 'CANCELED', 'REVERSED', 'NOT_APPLICABLE'])
    .describe('The current state.'),
});

export const transaction = z
  .object({
    id: z.string().startsWith('txn_').describe('Id of the transaction.'), // TXN-FIELD-id
    product_id: z
      .string()
      .min(1)
      .describe('Id of the object that the money moved for, such as a payment.'),
    type: transactionType.describe('What moved the money, such as PAYMENT or REFUND.'),
    status: transactionStatus.describe('The current state.'),
    channel_category: channelCategory.describe('Category of the channel.'),
    channel_code: transactionChannelCode.describe(
      'Code of the payment channel, such as OVO or BCA.',
    ), // TXN-FIELD-channel_code
    reference_id: merchantReference, // TXN-FIELD-reference_id
    account_identifier: z
      .string()
      .nullable()
      .describe('Account of the payer or the payee, such as a masked card number.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .describe('Three-letter currency code (ISO 4217), such as IDR.'), // TXN-FIELD-currency
    amount: z.number().describe(withUnit()), // TXN-FIELD-amount
    net_amount: z.number().describe(withUnit('Amount after fee and VAT.')),
    // TXN-FIELD-cashflow
    cashflow: z.enum(['MONEY_IN', 'MONEY_OUT']).describe('Direction of the money: in or out.'),
    // TXN-FIELD-business_id
    business_id: z.string().min(1).describe('Id of the business (account) that it belongs to.'),
    settlement_status: z
      .enum(['PENDING', 'EARLY_SETTLED', 'SETTLED'])
      .nullable()
      .describe('State of the settlement: available or not; null where nothing is settled.'),
    estimated_settlement_time: timestamp
      .nullable()
      .describe('Time at which the money becomes available; null where nothing is settled.'),
    created: createdAt, // TXN-FIELD-created
    updated: updatedAt, // TXN-FIELD-updated
    fee: fee.describe('Fee of the platform.'),
  })
  .describe('One row of the money history of an account.');
export type Transaction = z.infer<typeof transaction>;
