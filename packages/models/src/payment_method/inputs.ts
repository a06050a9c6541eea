// The six instruments of a payment method as sent; the channel_properties that a channel requires
// are in the channel table.
import {
  currencyCode,
  emailAddress,
  httpUrl,
  limits,
  moment,
  secret,
  text,
  withUnit,
} from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import * as z from 'zod';
import type { ChannelType } from '../channels/table.ts';
import { phoneNumber } from '../customer/phone.ts';
import { debitCardDigits, debitCardExpiry } from './debit-card.ts';

const channelCode = text(50).describe('Code of the payment channel, such as OVO or BCA.');

/** Returns the metadata of an instrument's channels, for client types and documents. */
const ofChannels = (type: ChannelType) => ({ channels: { generation: 'v2', type } });

/**
 * Return URLs of a hosted page (PM2-CREATE-ewallet.channel_properties.success_return_url,
 * PM2-CREATE-ewallet.channel_properties.failure_return_url,
 * PR2-CREATE-payment_method.direct_debit.channel_properties.success_return_url,
 * PR2-CREATE-payment_method.direct_debit.channel_properties.failure_return_url).
 */
const returnUrls = {
  success_return_url: httpUrl.nullish().describe('URL to which the payer is sent after paying.'),
  failure_return_url: httpUrl.nullish().describe('URL to which the payer is sent after a failure.'),
};

export const ewalletProperties = z
  .object({
    ...returnUrls,
    // PM2-CREATE-ewallet.channel_properties.pending_return_url
    pending_return_url: httpUrl
      .nullish()
      .describe('URL to which the payer is sent while the outcome is open.'),
    // PM2-CREATE-ewallet.channel_properties.cancel_return_url
    cancel_return_url: httpUrl
      .nullish()
      .describe('URL to which the payer is sent after canceling.'),
    mobile_number: phoneNumber
      .nullish()
      .describe('Mobile number in E.164 form, such as +6281234567890.'),
    // PM2-CREATE-ewallet.channel_properties.cashtag
    cashtag: text(50).nullish().describe('Cashtag of the payer at JENIUSPAY, such as $siti.'),
    redeem_points: z
      .enum(['REDEEM_NONE', 'REDEEM_ALL'])
      .nullish()
      .describe("True to use the payer's points first."),
    promotion_label: text(limits.description_characters)
      .nullish()
      .describe('Label of a promotion of the wallet.'),
    // PM2-CREATE-ewallet.channel_properties.allowed_payment_options
    allowed_payment_options: z
      .array(text(50))
      .nullish()
      .describe('Payment options that the wallet may offer.'),
  })
  .describe('Data that wallets need; it depends on the wallet.');

export const ewalletInput = z
  // PM2-CREATE-ewallet.channel_code, PM2-CREATE-ewallet.channel_properties
  .object({
    channel_code: channelCode,
    channel_properties: ewalletProperties
      .nullish()
      .describe('Data that the channel needs besides its code, such as return URLs.'),
  })
  .meta(ofChannels('EWALLET'))
  .describe('The wallet of a payment method of type EWALLET.');

export const directDebitProperties = z
  .object({
    ...returnUrls,
    mobile_number: phoneNumber
      .nullish()
      .describe('Mobile number in E.164 form, such as +6281234567890.'),
    card_last_four: debitCardDigits,
    card_expiry: debitCardExpiry,
    email: emailAddress(255).nullish().describe('Email address.'),
    identity_document_number: text(50)
      .nullish()
      .describe("Number of the payer's identity document."),
    account_number: secret(
      z.string().regex(/^\d{6,20}$/, { error: mustBe('the 6 to 20 digits of the account number') }),
    )
      .nullish()
      .describe('Number of the bank account.'),
    require_auth: z
      .boolean()
      .nullish()
      .describe('True when the payer must confirm with a one-time password.'),
    destination_account_id: text(50)
      .nullish()
      .describe('Id of the account that the bank transfers to.'),
  })
  .describe('Data that banks need for a direct debit; it depends on the bank.');

export const directDebitInput = z
  // PM2-CREATE-direct_debit.channel_code, PM2-CREATE-direct_debit.channel_properties,
  // PR2-CREATE-payment_method.direct_debit.channel_code,
  // PR2-CREATE-payment_method.direct_debit.channel_properties
  .object({
    channel_code: channelCode,
    channel_properties: directDebitProperties.describe(
      'Data that the channel needs besides its code, such as return URLs.',
    ),
  })
  .meta(ofChannels('DIRECT_DEBIT'))
  .describe('The bank of a payment method of type DIRECT_DEBIT.');

/** The installments into which a card payment is split. */
export const installmentConfiguration = z
  .object({
    terms: z.int().positive().describe('Number of months of the installments.'),
    interval: z.literal('MONTH').describe('Unit of time between two installments.'),
    code: text(50).nullish().describe('Code, such as that of an installment plan.'),
  })
  .describe('Installments of a card payment.');

export const cardProperties = z
  .object({
    ...returnUrls,
    skip_three_d_secure: z.boolean().nullish().describe('True to skip 3-D Secure.'),
    cardonfile_type: z
      .enum(['MERCHANT_UNSCHEDULED', 'CUSTOMER_UNSCHEDULED', 'RECURRING'])
      .nullish()
      .describe('Reason for charging a saved card.'),
    merchant_id_tag: text(255)
      .nullish()
      .describe('Label of the merchant id to use, where the account has several.'),
    expires_at: moment.nullish().describe('Time at which it expires if it has not been paid.'),
    installment_configuration: installmentConfiguration
      .nullish()
      .describe('Installments of the payment.'),
  })
  .describe('Settings of a card payment beside the card.');

export const cvv = secret(
  z.string().regex(/^\d{3,4}$/, { error: mustBe('3 or 4 digits') }),
).describe('Security code of the card. Never stored or logged.');

/** Number and expiry of a card, as requests of v2 and v3 have them. */
export const cardFields = {
  card_number: secret(
    z.string().regex(/^\d{12,19}$/, { error: mustBe('12 to 19 digits without spaces') }),
  ).describe('Number of the card, digits only. Never stored or logged.'),
  expiry_month: z
    .string()
    .regex(/^(0[1-9]|1[0-2])$/, { error: mustBe('a month from 01 to 12') })
    .describe('Month in which the card expires, 01 to 12.'),
  expiry_year: z
    .string()
    .regex(/^20\d\d$/, { error: mustBe('a year such as 2030') })
    .describe('Year in which the card expires, four digits.'),
};

/** The card itself: never stored, logged or returned unmasked. */
export const cardInformation = z
  .object({
    ...cardFields,
    cardholder_name: text(255, 0).nullish().describe('Name on the card.'),
    cvv: cvv.nullish(),
  })
  .describe('A card as it is sent. Never stored or logged.');
export type CardInformation = z.output<typeof cardInformation>;

export const cardInput = z
  .object({
    currency: currencyCode, // PM2-CREATE-card.currency
    channel_code: channelCode.nullish(),
    channel_properties: cardProperties.describe(
      'Data that the channel needs besides its code, such as return URLs.',
    ), // PM2-CREATE-card.channel_properties
    card_information: cardInformation.describe('The card.'), // PM2-CREATE-card.card_information
  })
  .describe('The card of a payment method.');

/** A card in a payment request, whose currency is that of the request. */
export const inlineCardInput = cardInput
  .partial({ currency: true })
  .describe('The card of a payment method inside a payment request.');

export const overTheCounterProperties = z
  .object({
    customer_name: text(250).describe('Name of the payer, as the outlet or bank shows it.'),
    payment_code: z
      .string()
      .regex(/^[A-Z0-9]{4,20}$/, { error: mustBe('4 to 20 capital letters and digits') })
      .nullish()
      .describe('Code that the payer presents at the outlet.'),
    expires_at: moment.nullish().describe('Time at which it expires if it has not been paid.'),
  })
  .describe('Data that outlets need.');

export const overTheCounterInput = z
  .object({
    channel_code: channelCode, // PM2-CREATE-over_the_counter.channel_code
    // PM2-CREATE-over_the_counter.amount
    amount: z.number().positive().nullish().describe(withUnit()),
    // PM2-CREATE-over_the_counter.currency
    currency: z.string().nullish().describe('Three-letter currency code (ISO 4217), such as IDR.'),
    channel_properties: overTheCounterProperties.describe(
      'Data that the channel needs besides its code, such as return URLs.',
    ),
  })
  .meta(ofChannels('OVER_THE_COUNTER'))
  .describe('The outlet of a payment method of type OVER_THE_COUNTER.');

export const virtualAccountProperties = z
  .object({
    customer_name: text(250)
      .nullish()
      .describe('Name of the payer, as the outlet or bank shows it.'),
    virtual_account_number: z
      .string()
      .regex(/^\d{4,20}$/, { error: mustBe('4 to 20 digits') })
      .nullish()
      .describe('Number of the virtual account; chosen by the platform when omitted.'),
    expires_at: moment.nullish().describe('Time at which it expires if it has not been paid.'),
    suggested_amount: z
      .number()
      .positive()
      .nullish()
      .describe(withUnit('Amount that is suggested to the payer, who may change it.')),
  })
  .describe('Data that banks need for a virtual account.');

export const virtualAccountInput = z
  .object({
    channel_code: channelCode,
    amount: z.number().positive().nullish().describe(withUnit()),
    min_amount: z
      .number()
      .positive()
      .nullish()
      .describe(withUnit('Smallest amount that can be paid.')),
    max_amount: z
      .number()
      .positive()
      .nullish()
      .describe(withUnit('Largest amount that can be paid.')),
    currency: z.string().nullish().describe('Three-letter currency code (ISO 4217), such as IDR.'),
    channel_properties: virtualAccountProperties.describe(
      'Data that the channel needs besides its code, such as return URLs.',
    ),
    alternative_display_types: z
      .array(z.enum(['QR_STRING']))
      .nullish()
      .describe('Further forms in which the number can be shown.'),
  })
  .meta(ofChannels('VIRTUAL_ACCOUNT'))
  .describe('The bank of a payment method of type VIRTUAL_ACCOUNT.');

export const qrCodeProperties = z
  .object({
    expires_at: moment.nullish().describe('Time at which it expires if it has not been paid.'),
  })
  .describe('Settings of QR codes.');

export const qrCodeInput = z
  .object({
    channel_code: channelCode.nullish(),
    amount: z.number().positive().nullish().describe(withUnit()),
    currency: z.string().nullish().describe('Three-letter currency code (ISO 4217), such as IDR.'),
    channel_properties: qrCodeProperties
      .nullish()
      .describe('Data that the channel needs besides its code, such as return URLs.'),
  })
  .meta(ofChannels('QR_CODE'))
  .describe('The QR code of a payment method of type QR_CODE.');
