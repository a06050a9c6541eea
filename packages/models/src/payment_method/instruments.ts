// The six instruments of a payment method as returned, one schema for each type (MODEL-UNSPEC-14).
import { currencyCode, timestamp, withUnit } from '@kasir/core';
import * as z from 'zod';
import {
  directDebitChannelCode,
  ewalletChannelCode,
  overTheCounterChannelCode,
  qrCodeChannelCode,
  virtualAccountChannelCode,
} from '../channels/codes.ts';

const textOrNull = z.string().nullable();

export const publicEwallet = z
  .object({
    channel_code: ewalletChannelCode.describe('Code of the payment channel, such as OVO or BCA.'),
    channel_properties: z
      .record(z.string(), z.unknown())
      .describe('Data that the channel needs besides its code, such as return URLs.'),
    account: z
      .object({
        name: textOrNull.describe('Name on the account.'),
        account_details: textOrNull.describe('Details of the account, masked.'),
        balance: z.number().nullable().describe(withUnit('Balance of the wallet.')),
        point_balance: z.number().nullable().describe('Points that the wallet holds.'),
      })
      .describe('The wallet of the payer, once it is linked.'),
  })
  .describe('The wallet of a payment method, as it is shown.');

/** Details from the bank, null until the method is linked. */
export const publicDirectDebit = z
  .object({
    // MODEL-UNSPEC-15
    type: z
      .enum(['DEBIT_CARD', 'BANK_ACCOUNT', 'BANK_REDIRECT'])
      .describe('Source of the money: a debit card, a bank account, or the page of a bank.'),
    channel_code: directDebitChannelCode.describe(
      'Code of the payment channel, such as OVO or BCA.',
    ), // PM2-FIELD-direct_debit.channel_code
    channel_properties: z
      .record(z.string(), z.unknown())
      .describe('Data that the channel needs besides its code, such as return URLs.'),
    bank_account: z // PM2-FIELD-direct_debit.bank_account
      .object({
        // PM2-FIELD-direct_debit.bank_account.masked_bank_account_number
        masked_bank_account_number: textOrNull.describe(
          'Number of the bank account, all but its last digits hidden.',
        ),
        bank_account_hash: textOrNull.describe(
          'Hash that is the same for the same bank account, to compare accounts without knowing them.',
        ), // PM2-FIELD-direct_debit.bank_account.bank_account_hash
        mobile_number: textOrNull.describe('Mobile number in E.164 form, such as +6281234567890.'),
        identity_document_number: textOrNull.describe("Number of the payer's identity document."),
      })
      .nullable()
      .describe('The bank account that is debited, once it is linked.'),
    // MODEL-UNSPEC-15
    debit_card: z // PM2-FIELD-direct_debit.debit_card
      .object({
        mobile_number: textOrNull.describe('Mobile number in E.164 form, such as +6281234567890.'),
        card_last_four: textOrNull.describe('Last four digits of the debit card.'),
        card_expiry: textOrNull.describe('Expiry of the debit card, MM/YY.'),
        email: textOrNull.describe('Email address.'),
        account_number: textOrNull.describe('Number of the account of the debit card.'),
      })
      .nullable()
      .describe('The debit card that is debited, once it is linked.'),
  })
  .describe('The bank of a payment method, as it is shown.');

/** The scheme of a card; the SDKs support all except GPN and UNIONPAY. */
export const cardNetwork = z
  .enum(['VISA', 'MASTERCARD', 'JCB', 'AMEX', 'DISCOVER', 'UNIONPAY', 'GPN'])
  .describe('Card networks.');

/** The result of authenticating a cardholder. */
export const threeDSecureResult = z
  .object({
    three_d_secure_flow: z
      .enum(['CHALLENGE', 'FRICTIONLESS'])
      .describe('Kind of authentication: with or without a challenge for the cardholder.'),
    eci_code: textOrNull.describe(
      "Electronic commerce indicator: the network's rating of the authentication.",
    ),
    three_d_secure_result: textOrNull.describe(
      "Result of the authentication, by the network's code.",
    ),
    three_d_secure_result_reason: textOrNull.describe(
      "Reason for the result of the authentication, by the network's code.",
    ),
    three_d_secure_version: textOrNull.describe('Version of 3-D Secure.'),
  })
  .describe('Results of the authentication with 3-D Secure.');

/**
 * Verification results of the card's bank and scheme (PR2-FIELD-card_verification_results,
 * MODEL-UNSPEC-11).
 */
export const cardVerificationResults = z
  .object({
    three_d_secure: threeDSecureResult
      .nullable()
      .describe(
        'Result of the authentication of the cardholder; null where 3-D Secure was skipped.',
      ),
    cvv_result: textOrNull.describe(
      "Result of the check of the security code, by the bank's code.",
    ),
    address_verification_result: textOrNull.describe(
      'Result of the check of the billing address: M for a match, N for none.',
    ),
    network_response_code: textOrNull.describe('Response code of the card network.'),
    network_response_code_descriptor: textOrNull.describe(
      'Response of the card network, in words.',
    ),
  })
  .describe('Verification results from the bank and the card network.');
export type CardVerificationResults = z.infer<typeof cardVerificationResults>;

export const publicCard = z
  .object({
    currency: currencyCode,
    channel_code: textOrNull.describe('Code of the payment channel, such as OVO or BCA.'),
    channel_properties: z
      .record(z.string(), z.unknown())
      .describe('Data that the channel needs besides its code, such as return URLs.'),
    card_information: z
      .object({
        token_id: z.string().describe('Id of the card token.'),
        masked_card_number: z
          .string()
          .describe('Number of the card, all but its first six and last four digits hidden.'),
        cardholder_name: textOrNull.describe('Name on the card.'),
        expiry_month: z.string().describe('Month in which the card expires, 01 to 12.'),
        expiry_year: z.string().describe('Year in which the card expires, four digits.'),
        fingerprint: z
          .string()
          .describe('Fingerprint that is the same for the same card, whatever its token.'),
        type: z.enum(['CREDIT', 'DEBIT']).describe('A credit or a debit card.'),
        network: cardNetwork.describe('Card network.'),
        country: z.string().describe('Two-letter country code (ISO 3166-1), such as ID.'),
        issuer: z.string().describe('Name of the bank that issued the card.'),
      })
      .nullable()
      .describe('The card.'),
    card_verification_results: cardVerificationResults
      .nullable()
      .describe('Verification results from the bank and the card network.'),
  })
  .describe('The card of a payment method, as it is shown.');
export type PublicCard = z.infer<typeof publicCard>;

export const publicOverTheCounter = z
  .object({
    channel_code: overTheCounterChannelCode.describe(
      'Code of the payment channel, such as OVO or BCA.',
    ),
    amount: z.number().nullable().describe(withUnit()),
    currency: currencyCode,
    channel_properties: z
      .object({
        customer_name: z.string().describe('Name of the payer, as the outlet or bank shows it.'),
        payment_code: z.string().describe('Code that the payer presents at the outlet.'),
        expires_at: timestamp.describe('Time at which it expires if it has not been paid.'),
      })
      .describe('Data that the channel needs besides its code, such as return URLs.'),
  })
  .describe('The outlet of a payment method, as it is shown.');

/** Another form in which a virtual account can be displayed, such as a QR code. */
export const alternativeDisplay = z
  .object({
    type: z.string().describe('Form of the display.'),
    data: z.string().describe('Data to show, such as the content of a QR code.'),
  })
  .describe('Another form in which the number of a virtual account can be shown.');

export const publicVirtualAccount = z
  .object({
    channel_code: virtualAccountChannelCode.describe(
      'Code of the payment channel, such as OVO or BCA.',
    ),
    amount: z.number().nullable().describe(withUnit()),
    min_amount: z.number().nullable().describe(withUnit('Smallest amount that can be paid.')),
    max_amount: z.number().nullable().describe(withUnit('Largest amount that can be paid.')),
    currency: currencyCode,
    channel_properties: z
      .object({
        customer_name: z.string().describe('Name of the payer, as the outlet or bank shows it.'),
        virtual_account_number: z
          .string()
          .describe('Number of the virtual account; chosen by the platform when omitted.'),
        expires_at: timestamp.describe('Time at which it expires if it has not been paid.'),
        suggested_amount: z
          .number()
          .optional()
          .describe(withUnit('Amount that is suggested to the payer, who may change it.')),
      })
      .describe('Data that the channel needs besides its code, such as return URLs.'),
    alternative_displays: z
      .array(alternativeDisplay)
      .describe('Further forms in which the number can be shown.'),
  })
  .describe('The virtual account of a payment method, as it is shown.');

export const publicQrCode = z
  .object({
    channel_code: qrCodeChannelCode.describe('Code of the payment channel, such as OVO or BCA.'),
    amount: z.number().nullable().describe(withUnit()),
    currency: currencyCode,
    channel_properties: z
      .object({
        qr_string: z.string().describe('Content of the QR code, to be drawn as an image.'),
        expires_at: timestamp.describe('Time at which it expires if it has not been paid.'),
      })
      .describe('Data that the channel needs besides its code, such as return URLs.'),
  })
  .describe('The QR code of a payment method, as it is shown.');
