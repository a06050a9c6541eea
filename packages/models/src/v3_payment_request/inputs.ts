// The channel_properties of v3 as sent; those that a channel requires are in the channel table.
import { country, emailAddress, httpUrl, moment, mustBe, secret, text } from '@kasir/core';
import * as z from 'zod';
import { addressLines } from '../address/schema.ts';
import { day } from '../customer/details.ts';
import { phoneNumber } from '../customer/phone.ts';
import { installmentConfiguration } from '../payment_method/inputs.ts';

/** The security code of a card. */
const cvn = secret(z.string().regex(/^\d{3,4}$/, { error: mustBe('3 or 4 digits') }));

/** The card itself: never stored, logged or returned unmasked. */
export const v3CardDetails = z.object({
  // V3-CP-card_details.card_number
  card_number: secret(
    z.string().regex(/^\d{12,19}$/, { error: mustBe('12 to 19 digits without spaces') }),
  ),
  // V3-CP-card_details.expiry_month
  expiry_month: z.string().regex(/^(0[1-9]|1[0-2])$/, { error: mustBe('a month from 01 to 12') }),
  // V3-CP-card_details.expiry_year
  expiry_year: z.string().regex(/^20\d\d$/, { error: mustBe('a year such as 2030') }),
  cvn: cvn.nullish(), // V3-CP-card_details.cvn
  cardholder_first_name: text(255), // V3-CP-card_details.cardholder_first_name
  cardholder_last_name: text(255), // V3-CP-card_details.cardholder_last_name
  cardholder_email: emailAddress(255), // V3-CP-card_details.cardholder_email
  cardholder_phone_number: phoneNumber.nullish(), // V3-CP-card_details.cardholder_phone_number
});
export type V3CardDetails = z.output<typeof v3CardDetails>;

/** The owner of a card, as the bank knows them. */
export const billingInformation = z.object({
  first_name: text(255).nullish(),
  last_name: text(255).nullish(),
  email: emailAddress(255).nullish(),
  phone_number: phoneNumber.nullish(),
  country: country.nullish(),
  ...addressLines,
});

const common = {
  // V3-CP-success_return_url, V3-PT-CREATE-channel_properties.success_return_url
  success_return_url: httpUrl.nullish(),
  // V3-CP-failure_return_url, V3-PT-CREATE-channel_properties.failure_return_url
  failure_return_url: httpUrl.nullish(),
  cancel_return_url: httpUrl.nullish(),
  pending_return_url: httpUrl.nullish(),
  mid_label: text(255).nullish(),
};

/** The frequency of charges of a saved card, and their end. */
export const recurringConfiguration = z.object({
  recurring_expiry: day,
  recurring_frequency: z.int().positive(),
});

/** The use of a card or account that is, or will be, saved. */
const cardUse = {
  skip_three_ds: z.boolean().nullish(),
  // V3-CP-card_on_file_type
  card_on_file_type: z
    .enum(['RECURRING', 'MERCHANT_UNSCHEDULED', 'CUSTOMER_UNSCHEDULED'])
    .nullish(),
  transaction_sequence: z.enum(['INITIAL', 'SUBSEQUENT']).nullish(),
  network_transaction_id: text(255).nullish(),
  statement_descriptor: text(255).nullish(),
  billing_information: billingInformation.nullish(),
  recurring_configuration: recurringConfiguration.nullish(),
  installment_configuration: installmentConfiguration.nullish(),
  card_details: v3CardDetails.nullish(), // V3-CP-card_details
};

/** The data that identifies the payer to a wallet or bank. */
const payer = {
  account_mobile_number: phoneNumber.nullish(), // V3-CP-account_mobile_number
  cashtag: text(50).nullish(),
  // V3-PT-CREATE-channel_properties.card_last_four_digits
  card_last_four_digits: z
    .string()
    .regex(/^\d{4}$/, { error: mustBe('the last four digits of the card') })
    .nullish(),
  card_expiry: z
    .string()
    .regex(/^(0[1-9]|1[0-2])\/\d\d$/, {
      error: mustBe('the expiry date of the card in the form MM/YY'),
    })
    .nullish(),
  email: emailAddress(255).nullish(), // V3-PT-CREATE-channel_properties.email
  mobile_number: phoneNumber.nullish(), // V3-PT-CREATE-channel_properties.mobile_number
};

/** channel_properties of a payment token; other keys are ignored. */
export const tokenProperties = z.object({ ...common, ...cardUse, ...payer });
export type TokenProperties = z.output<typeof tokenProperties>;

/** channel_properties of a payment request; other keys are ignored. */
export const v3RequestProperties = z.object({
  ...common,
  ...cardUse,
  ...payer,
  expires_at: moment.nullish(), // V3-CP-expires_at
  display_name: text(250).nullish(), // V3-CP-display_name
  // V3-CP-virtual_account_number
  virtual_account_number: z
    .string()
    .regex(/^\d{4,20}$/, { error: mustBe('4 to 20 digits') })
    .nullish(),
  suggested_amount: z.number().positive().nullish(),
  customer_name: text(250).nullish(), // V3-CP-customer_name
  payer_name: text(250).nullish(), // V3-CP-payer_name
  // V3-CP-payment_code
  payment_code: z
    .string()
    .regex(/^[A-Z0-9]{4,20}$/, { error: mustBe('4 to 20 capital letters and digits') })
    .nullish(),
  qr_string_type: z.enum(['DYNAMIC', 'STATIC']).nullish(),
});
export type V3RequestProperties = z.output<typeof v3RequestProperties>;
