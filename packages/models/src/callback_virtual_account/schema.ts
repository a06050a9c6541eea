// Virtual accounts of the legacy API, the payments that they receive, and their banks.
import { country, timestamp } from '@kasir/core';
import * as z from 'zod';
import { alternativeDisplay } from '../payment_method/instruments.ts';

export const callbackVirtualAccountStatus = z.enum(['PENDING', 'ACTIVE', 'INACTIVE']);

/** Unset fields are omitted, as in all legacy resources. */
export const callbackVirtualAccount = z.object({
  id: z.string(),
  owner_id: z.string(),
  external_id: z.string(),
  bank_code: z.string(),
  /** The first digits of all numbers of the merchant. */
  merchant_code: z.string(),
  name: z.string(),
  /** The complete number: the merchant code, then the merchant's own digits. */
  account_number: z.string(),
  is_single_use: z.boolean(),
  is_closed: z.boolean(),
  status: callbackVirtualAccountStatus,
  expiration_date: timestamp,
  currency: z.string(),
  country,
  expected_amount: z.number().optional(),
  suggested_amount: z.number().optional(),
  description: z.string().optional(),
  alternative_displays: z.array(alternativeDisplay).optional(),
});
export type CallbackVirtualAccount = z.infer<typeof callbackVirtualAccount>;

/** A virtual account as its callback shows it. */
export const callbackVirtualAccountNotice = callbackVirtualAccount.extend({
  created: timestamp,
  updated: timestamp,
});

export const virtualAccountPayment = z.object({
  id: z.string(),
  payment_id: z.string(),
  callback_virtual_account_id: z.string(),
  external_id: z.string(),
  merchant_code: z.string(),
  account_number: z.string(),
  bank_code: z.string(),
  amount: z.number(),
  transaction_timestamp: timestamp,
});
export type VirtualAccountPayment = z.infer<typeof virtualAccountPayment>;

const textOrNull = z.string().nullable();

/** A payment as its callback shows it, with the bank's details of the transfer. */
export const virtualAccountPaymentNotice = virtualAccountPayment.extend({
  owner_id: z.string(),
  currency: z.string(),
  country,
  sender_name: textOrNull,
  payment_detail: z.object({
    payment_interface: textOrNull,
    remark: textOrNull,
    reference: textOrNull,
    sender_account_number: textOrNull,
    sender_channel_code: textOrNull,
    sender_name: textOrNull,
    transfer_method: textOrNull,
  }),
  created: timestamp,
  updated: timestamp,
});
export type VirtualAccountPaymentNotice = z.infer<typeof virtualAccountPaymentNotice>;

export const virtualAccountBank = z.object({
  name: z.string(),
  code: z.string(),
  country,
  currency: z.string(),
  is_activated: z.boolean(),
});
