// Virtual accounts of the legacy API, the payments that they receive, and their banks.
import {
  businessId,
  country,
  createdAt,
  currencyCode,
  merchantReference,
  objectId,
  timestamp,
  updatedAt,
  withUnit,
} from '@kasir/core';
import * as z from 'zod';
import { alternativeDisplay } from '../payment_method/instruments.ts';

export const callbackVirtualAccountStatus = z
  .enum(['PENDING', 'ACTIVE', 'INACTIVE'])
  .describe('States of a virtual account.');

/** Unset fields are omitted, as in all legacy resources. */
export const callbackVirtualAccount = z
  .object({
    id: objectId,
    owner_id: businessId,
    external_id: merchantReference,
    bank_code: z.string().describe('Code of the bank.'),
    /** The first digits of all numbers of the merchant. */
    merchant_code: z.string().describe('First digits of every number of the merchant.'),
    name: z.string().describe('Name shown to the payer.'),
    /** The complete number: the merchant code, then the merchant's own digits. */
    account_number: z.string().describe('Number of the virtual account.'),
    is_single_use: z.boolean().describe('True when it can be paid only once.'),
    is_closed: z.boolean().describe('True when only the expected amount is accepted.'),
    status: callbackVirtualAccountStatus.describe('The current state.'),
    expiration_date: timestamp.describe('Time at which it expires if it has not been paid.'),
    currency: currencyCode,
    country,
    expected_amount: z
      .number()
      .optional()
      .describe(withUnit('Amount that has to be paid; any amount when omitted.')),
    suggested_amount: z
      .number()
      .optional()
      .describe(withUnit('Amount that is suggested to the payer, who may change it.')),
    description: z.string().optional().describe("Text for the merchant's own use."),
    alternative_displays: z
      .array(alternativeDisplay)
      .optional()
      .describe('Further forms in which the number can be shown.'),
  })
  .describe('A virtual account: a bank account number that payers pay to.');
export type CallbackVirtualAccount = z.infer<typeof callbackVirtualAccount>;

/** A virtual account as its callback shows it. */
export const callbackVirtualAccountNotice = callbackVirtualAccount
  .extend({
    created: createdAt,
    updated: updatedAt,
  })
  .describe('A virtual account, as its callback shows it.');

export const virtualAccountPayment = z
  .object({
    id: objectId,
    payment_id: z.string().describe('Id of the payment.'),
    callback_virtual_account_id: z.string().describe('Id of the virtual account.'),
    external_id: merchantReference,
    merchant_code: z.string().describe('First digits of every number of the merchant.'),
    account_number: z.string().describe('Number of the virtual account.'),
    bank_code: z.string().describe('Code of the bank.'),
    amount: z.number().describe(withUnit()),
    transaction_timestamp: timestamp.describe('Time at which the payer paid.'),
  })
  .describe('A payment to a virtual account.');
export type VirtualAccountPayment = z.infer<typeof virtualAccountPayment>;

const textOrNull = z.string().nullable();

/** A payment as its callback shows it, with the bank's details of the transfer. */
export const virtualAccountPaymentNotice = virtualAccountPayment
  .extend({
    owner_id: businessId,
    currency: currencyCode,
    country,
    sender_name: textOrNull.describe('Name of the sender.'),
    payment_detail: z
      .object({
        payment_interface: textOrNull.describe('Interface by which the payer made the transfer.'),
        remark: textOrNull.describe('Note of the payer or the outlet.'),
        reference: textOrNull.describe("The merchant's own reference; unique among transfers."),
        sender_account_number: textOrNull.describe(
          'Number of the account that paid, where the bank provides it.',
        ),
        sender_channel_code: textOrNull.describe('Code of the bank that paid.'),
        sender_name: textOrNull.describe('Name of the sender.'),
        transfer_method: textOrNull.describe('Network that carried the transfer.'),
      })
      .describe('Details of the payment from the channel, beside the amount.'),
    created: createdAt,
    updated: updatedAt,
  })
  .describe('A payment to a virtual account, as its callback shows it.');
export type VirtualAccountPaymentNotice = z.infer<typeof virtualAccountPaymentNotice>;

export const virtualAccountBank = z
  .object({
    name: z.string().describe('Name of the bank.'),
    code: z.string().describe('Code of the bank, for bank_code.'),
    country,
    currency: currencyCode,
    is_activated: z.boolean().describe('True when the account can use it.'),
  })
  .describe('A bank that has virtual accounts.');
