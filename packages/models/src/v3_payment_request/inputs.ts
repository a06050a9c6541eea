// The channel_properties of v3 as sent; those that a channel requires are in the channel table.
import { country, emailAddress, httpUrl, moment, text, withUnit } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import * as z from 'zod';
import { addressLines } from '../address/schema.ts';
import { day } from '../customer/details.ts';
import { phoneNumber } from '../customer/phone.ts';
import { debitCardDigits, debitCardExpiry } from '../payment_method/debit-card.ts';
import { cardFields, cvv, installmentConfiguration } from '../payment_method/inputs.ts';

/** The card itself: never stored, logged or returned unmasked. */
export const v3CardDetails = z
  .object({
    // V3-CP-card_details.card_number, V3-CP-card_details.expiry_month,
    // V3-CP-card_details.expiry_year
    ...cardFields,
    // V3-CP-card_details.cvn
    cvn: cvv.nullish(),
    // V3-CP-card_details.cardholder_first_name
    cardholder_first_name: text(255).describe('First name of the cardholder.'),
    // V3-CP-card_details.cardholder_last_name
    cardholder_last_name: text(255).describe('Last name of the cardholder.'),
    // V3-CP-card_details.cardholder_email
    cardholder_email: emailAddress(255).describe('Email address of the cardholder.'),
    // V3-CP-card_details.cardholder_phone_number
    cardholder_phone_number: phoneNumber
      .nullish()
      .describe('Phone number of the cardholder, in E.164 form.'),
  })
  .describe('A card as it is sent. Never stored or logged.');

/** The owner of a card, as the bank knows them. */
export const billingInformation = z
  .object({
    first_name: text(255).nullish().describe('First name.'),
    last_name: text(255).nullish().describe('Last name.'),
    email: emailAddress(255).nullish().describe('Email address.'),
    phone_number: phoneNumber
      .nullish()
      .describe('Phone number in E.164 form, such as +62215550100.'),
    country: country.nullish(),
    ...addressLines,
  })
  .describe('Name, contact and address of a cardholder.');

const common = {
  // V3-CP-success_return_url, V3-PT-CREATE-channel_properties.success_return_url
  success_return_url: httpUrl.nullish().describe('URL to which the payer is sent after paying.'),
  // V3-CP-failure_return_url, V3-PT-CREATE-channel_properties.failure_return_url
  failure_return_url: httpUrl.nullish().describe('URL to which the payer is sent after a failure.'),
  cancel_return_url: httpUrl.nullish().describe('URL to which the payer is sent after canceling.'),
  pending_return_url: httpUrl
    .nullish()
    .describe('URL to which the payer is sent while the outcome is open.'),
  mid_label: text(255)
    .nullish()
    .describe('Label of the merchant id to use, where the account has several.'),
};

/** The frequency of charges of a saved card, and their end. */
export const recurringConfiguration = z
  .object({
    recurring_expiry: day.describe('Day after which no more charges are made.'),
    recurring_frequency: z.int().positive().describe('Days between two charges.'),
  })
  .describe('Frequency of the charges of a saved card, and their end.');

/** The use of a card or account that is, or will be, saved. */
const cardUse = {
  skip_three_ds: z.boolean().nullish().describe('True to skip 3-D Secure.'),
  // V3-CP-card_on_file_type
  card_on_file_type: z
    .enum(['RECURRING', 'MERCHANT_UNSCHEDULED', 'CUSTOMER_UNSCHEDULED'])
    .nullish()
    .describe('Reason for charging a saved card.'),
  transaction_sequence: z
    .enum(['INITIAL', 'SUBSEQUENT'])
    .nullish()
    .describe('Position of the charge: the first of a saved card, or a later one.'),
  network_transaction_id: text(255)
    .nullish()
    .describe('Id that the card network gave the first charge.'),
  statement_descriptor: text(255).nullish().describe("Text on the payer's card statement."),
  billing_information: billingInformation
    .nullish()
    .describe('Billing address and contact of the payer.'),
  recurring_configuration: recurringConfiguration
    .nullish()
    .describe('Frequency of the charges of the card, and their end.'),
  installment_configuration: installmentConfiguration
    .nullish()
    .describe('Installments of the payment.'),
  // V3-CP-card_details
  card_details: v3CardDetails.nullish().describe('The card itself, for a payment without a token.'),
};

/** The data that identifies the payer to a wallet or bank. */
const payer = {
  account_mobile_number: phoneNumber
    .nullish()
    .describe('Mobile number of the linked account, in E.164 form.'), // V3-CP-account_mobile_number
  cashtag: text(50).nullish().describe('Cashtag of the payer at JENIUSPAY, such as $siti.'),
  // V3-PT-CREATE-channel_properties.card_last_four_digits
  card_last_four_digits: debitCardDigits,
  card_expiry: debitCardExpiry,
  // V3-PT-CREATE-channel_properties.email
  email: emailAddress(255).nullish().describe('Email address.'),
  // V3-PT-CREATE-channel_properties.mobile_number
  mobile_number: phoneNumber
    .nullish()
    .describe('Mobile number in E.164 form, such as +6281234567890.'),
};

/** channel_properties of a payment token; other keys are ignored. */
export const tokenProperties = z
  .object({ ...common, ...cardUse, ...payer })
  .describe('Data that the channel needs to save a payment method.');
export type TokenProperties = z.output<typeof tokenProperties>;

/** channel_properties of a payment request; other keys are ignored. */
export const v3RequestProperties = z
  .object({
    ...common,
    ...cardUse,
    ...payer,
    // V3-CP-expires_at
    expires_at: moment.nullish().describe('Time at which it expires if it has not been paid.'),
    display_name: text(250).nullish().describe('Name shown to the payer.'), // V3-CP-display_name
    // V3-CP-virtual_account_number
    virtual_account_number: z
      .string()
      .regex(/^\d{4,20}$/, { error: mustBe('4 to 20 digits') })
      .nullish()
      .describe('Number of the virtual account; chosen by the platform when omitted.'),
    suggested_amount: z
      .number()
      .positive()
      .nullish()
      .describe(withUnit('Amount that is suggested to the payer, who may change it.')),
    customer_name: text(250)
      .nullish()
      .describe('Name of the payer, as the outlet or bank shows it.'), // V3-CP-customer_name
    payer_name: text(250).nullish().describe('Name of the payer.'), // V3-CP-payer_name
    // V3-CP-payment_code
    payment_code: z
      .string()
      .regex(/^[A-Z0-9]{4,20}$/, { error: mustBe('4 to 20 capital letters and digits') })
      .nullish()
      .describe('Code that the payer presents at the outlet.'),
    qr_string_type: z
      .enum(['DYNAMIC', 'STATIC'])
      .nullish()
      .describe('Use of the QR code: paid once, or many times.'),
  })
  .describe('Data that the channel needs; it depends on the channel.');
export type V3RequestProperties = z.output<typeof v3RequestProperties>;
