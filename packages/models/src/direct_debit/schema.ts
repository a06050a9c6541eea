// Direct debits of the legacy API.
import {
  businessId,
  createdAt,
  currencyCode,
  merchantReference,
  timestamp,
  updatedAt,
  withUnit,
} from '@kasir/core';
import * as z from 'zod';
import { directDebitFailureCode } from './failure-codes.ts';
import { linkedChannelCode } from '../channels/codes.ts';

export const directDebitStatus = z
  .enum(['PENDING', 'COMPLETED', 'FAILED'])
  .describe('States of a direct debit.');

const textOrNull = z.string().nullable();

/** An item of a basket, stored as sent. */
export const debitBasketItem = z
  .object({
    reference_id: textOrNull.optional().describe("The merchant's own reference of the item."),
    name: textOrNull.optional().describe('Name, as payers see it.'),
    category: textOrNull.optional().describe('Category, as defined by the merchant.'),
    sub_category: textOrNull.optional().describe('Second category, as defined by the merchant.'),
    type: textOrNull.optional().describe('Kind of goods or service.'),
    market: textOrNull.optional().describe('Two-letter country code of the market.'),
    description: textOrNull.optional().describe('Further description.'),
    url: textOrNull.optional().describe('URL of its page in the shop.'),
    currency: textOrNull.optional().describe('Three-letter currency code (ISO 4217), such as IDR.'),
    /** The types of an official SDK declare it as text. */
    price: z.union([z.number(), z.string()]).nullish().describe(withUnit('Price of one.')),
    quantity: z.number().nullish().describe('Number of units.'),
    metadata: z
      .record(z.string(), z.unknown())
      .nullish()
      .describe("The merchant's own keys and values, shown again as they were sent."),
  })
  .describe('An item of a direct debit.');

export const directDebit = z
  .object({
    id: z.string().startsWith('ddpy-').describe('Id of the direct debit.'),
    reference_id: merchantReference,
    payment_method_id: z
      .string()
      .startsWith('pm-')
      .describe('Id of a saved payment method that pays.'),
    channel_code: linkedChannelCode.describe('Code of the payment channel, such as OVO or BCA.'),
    currency: currencyCode,
    amount: z.number().describe(withUnit()),
    is_otp_required: z
      .boolean()
      .describe('True when the payer has to confirm with a one-time password.'),
    otp_mobile_number: textOrNull.describe(
      'Number to which the one-time password was sent, all but its last digits hidden.',
    ),
    otp_expiration_timestamp: textOrNull.describe(
      'Time until which the one-time password is valid.',
    ),
    required_action: z
      .enum(['VALIDATE_OTP', 'VALIDATE_ON_REDIRECT'])
      .nullable()
      .describe('Action that the payer has to take; null when there is none.'),
    checkout_url: textOrNull.describe('Page on which the payer authorizes the payment.'),
    success_redirect_url: textOrNull.describe('URL to which the payer is sent after paying.'),
    failure_redirect_url: textOrNull.describe('URL to which the payer is sent after a failure.'),
    failure_code: directDebitFailureCode
      .nullable()
      .describe('Code of the failure; null while there is none. More codes may follow.'),
    basket: z.array(debitBasketItem).nullable().describe('Items of the purchase.'),
    description: textOrNull.describe("Text for the merchant's own use."),
    status: directDebitStatus.describe('The current state.'),
    callback_url: textOrNull.describe('URL to which notifications of it are sent.'),
    enable_otp: z
      .boolean()
      .nullable()
      .describe('True when the payer confirms with a one-time password.'),
    metadata: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe("The merchant's own keys and values, shown again as they were sent."),
    created: createdAt,
    updated: updatedAt,
  })
  .describe('A payment from a linked bank account.');
export type DirectDebit = z.infer<typeof directDebit>;

/** The payload of a direct debit's callback. */
export const directDebitNotice = directDebit
  .pick({
    id: true,
    reference_id: true,
    channel_code: true,
    payment_method_id: true,
    currency: true,
    amount: true,
    description: true,
    status: true,
    failure_code: true,
    metadata: true,
    created: true,
    updated: true,
  })
  .extend({ business_id: businessId, timestamp: timestamp.describe('Time of sending.') })
  .describe('A direct debit, as its callback shows it.');
