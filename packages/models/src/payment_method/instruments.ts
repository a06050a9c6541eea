// The six instruments of a payment method as returned, one schema for each type (MODEL-UNSPEC-14).
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import {
  directDebitChannelCode,
  ewalletChannelCode,
  overTheCounterChannelCode,
  qrCodeChannelCode,
  virtualAccountChannelCode,
} from '../channels/codes.ts';

const textOrNull = z.string().nullable();

export const publicEwallet = z.object({
  channel_code: ewalletChannelCode,
  channel_properties: z.record(z.string(), z.unknown()),
  account: z.object({
    name: textOrNull,
    account_details: textOrNull,
    balance: z.number().nullable(),
    point_balance: z.number().nullable(),
  }),
});

/** Details from the bank, null until the method is linked. */
export const publicDirectDebit = z.object({
  type: z.enum(['DEBIT_CARD', 'BANK_ACCOUNT', 'BANK_REDIRECT']), // MODEL-UNSPEC-15
  channel_code: directDebitChannelCode, // PM2-FIELD-direct_debit.channel_code
  channel_properties: z.record(z.string(), z.unknown()),
  bank_account: z // PM2-FIELD-direct_debit.bank_account
    .object({
      // PM2-FIELD-direct_debit.bank_account.masked_bank_account_number
      masked_bank_account_number: textOrNull,
      bank_account_hash: textOrNull, // PM2-FIELD-direct_debit.bank_account.bank_account_hash
      mobile_number: textOrNull,
      identity_document_number: textOrNull,
    })
    .nullable(),
  // MODEL-UNSPEC-15
  debit_card: z // PM2-FIELD-direct_debit.debit_card
    .object({
      mobile_number: textOrNull,
      card_last_four: textOrNull,
      card_expiry: textOrNull,
      email: textOrNull,
      account_number: textOrNull,
    })
    .nullable(),
});
export type PublicDirectDebit = z.infer<typeof publicDirectDebit>;

/** The scheme of a card; the SDKs support all except GPN and UNIONPAY. */
export const cardNetwork = z.enum([
  'VISA',
  'MASTERCARD',
  'JCB',
  'AMEX',
  'DISCOVER',
  'UNIONPAY',
  'GPN',
]);

/** The result of authenticating a cardholder. */
export const threeDSecureResult = z.object({
  three_d_secure_flow: z.enum(['CHALLENGE', 'FRICTIONLESS']),
  eci_code: textOrNull,
  three_d_secure_result: textOrNull,
  three_d_secure_result_reason: textOrNull,
  three_d_secure_version: textOrNull,
});

/**
 * Verification results of the card's bank and scheme (PR2-FIELD-card_verification_results,
 * MODEL-UNSPEC-11).
 */
export const cardVerificationResults = z.object({
  three_d_secure: threeDSecureResult.nullable(),
  cvv_result: textOrNull,
  address_verification_result: textOrNull,
  network_response_code: textOrNull,
  network_response_code_descriptor: textOrNull,
});
export type CardVerificationResults = z.infer<typeof cardVerificationResults>;

export const publicCard = z.object({
  currency: z.string(),
  channel_code: textOrNull,
  channel_properties: z.record(z.string(), z.unknown()),
  card_information: z
    .object({
      token_id: z.string(),
      masked_card_number: z.string(),
      cardholder_name: textOrNull,
      expiry_month: z.string(),
      expiry_year: z.string(),
      fingerprint: z.string(),
      type: z.enum(['CREDIT', 'DEBIT']),
      network: cardNetwork,
      country: z.string(),
      issuer: z.string(),
    })
    .nullable(),
  card_verification_results: cardVerificationResults.nullable(),
});
export type PublicCard = z.infer<typeof publicCard>;

export const publicOverTheCounter = z.object({
  channel_code: overTheCounterChannelCode,
  amount: z.number().nullable(),
  currency: z.string(),
  channel_properties: z.object({
    customer_name: z.string(),
    payment_code: z.string(),
    expires_at: timestamp,
  }),
});

/** Another form in which a virtual account can be displayed, such as a QR code. */
export const alternativeDisplay = z.object({ type: z.string(), data: z.string() });

export const publicVirtualAccount = z.object({
  channel_code: virtualAccountChannelCode,
  amount: z.number().nullable(),
  min_amount: z.number().nullable(),
  max_amount: z.number().nullable(),
  currency: z.string(),
  channel_properties: z.object({
    customer_name: z.string(),
    virtual_account_number: z.string(),
    expires_at: timestamp,
    suggested_amount: z.number().optional(),
  }),
  alternative_displays: z.array(alternativeDisplay),
});

export const publicQrCode = z.object({
  channel_code: qrCodeChannelCode,
  amount: z.number().nullable(),
  currency: z.string(),
  channel_properties: z.object({ qr_string: z.string(), expires_at: timestamp }),
});
