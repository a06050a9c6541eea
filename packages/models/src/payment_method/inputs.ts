// The six instruments of a payment method as sent; the channel_properties that a channel requires
// are in the channel table.
import { emailAddress, httpUrl, limits, moment, mustBe, secret, text } from '@kasir/core';
import * as z from 'zod';
import type { ChannelType } from '../channels/table.ts';
import { phoneNumber } from '../customer/phone.ts';

const channelCode = text(50);

/** Returns the metadata of an instrument's channels, for client types and documents. */
const ofChannels = (type: ChannelType) => ({ channels: { generation: 'v2', type } });

/**
 * Return URLs of a hosted page (PM2-CREATE-ewallet.channel_properties.success_return_url,
 * PM2-CREATE-ewallet.channel_properties.failure_return_url,
 * PR2-CREATE-payment_method.direct_debit.channel_properties.success_return_url,
 * PR2-CREATE-payment_method.direct_debit.channel_properties.failure_return_url).
 */
const returnUrls = { success_return_url: httpUrl.nullish(), failure_return_url: httpUrl.nullish() };

export const ewalletProperties = z.object({
  ...returnUrls,
  pending_return_url: httpUrl.nullish(), // PM2-CREATE-ewallet.channel_properties.pending_return_url
  cancel_return_url: httpUrl.nullish(), // PM2-CREATE-ewallet.channel_properties.cancel_return_url
  mobile_number: phoneNumber.nullish(),
  cashtag: text(50).nullish(), // PM2-CREATE-ewallet.channel_properties.cashtag
  redeem_points: z.enum(['REDEEM_NONE', 'REDEEM_ALL']).nullish(),
  promotion_label: text(limits.description_characters).nullish(),
  // PM2-CREATE-ewallet.channel_properties.allowed_payment_options
  allowed_payment_options: z.array(text(50)).nullish(),
});
export type EwalletProperties = z.output<typeof ewalletProperties>;

export const ewalletInput = z
  // PM2-CREATE-ewallet.channel_code, PM2-CREATE-ewallet.channel_properties
  .object({ channel_code: channelCode, channel_properties: ewalletProperties.nullish() })
  .meta(ofChannels('EWALLET'));

export const directDebitProperties = z.object({
  ...returnUrls,
  mobile_number: phoneNumber.nullish(),
  card_last_four: z
    .string()
    .regex(/^\d{4}$/, { error: mustBe('the last four digits of the card') })
    .nullish(),
  card_expiry: z
    .string()
    .regex(/^(0[1-9]|1[0-2])\/\d\d$/, {
      error: mustBe('the expiry date of the card in the form MM/YY'),
    })
    .nullish(),
  email: emailAddress(255).nullish(),
  identity_document_number: text(50).nullish(),
  account_number: secret(
    z.string().regex(/^\d{6,20}$/, { error: mustBe('the 6 to 20 digits of the account number') }),
  ).nullish(),
  require_auth: z.boolean().nullish(),
  destination_account_id: text(50).nullish(),
});

export const directDebitInput = z
  // PM2-CREATE-direct_debit.channel_code, PM2-CREATE-direct_debit.channel_properties,
  // PR2-CREATE-payment_method.direct_debit.channel_code,
  // PR2-CREATE-payment_method.direct_debit.channel_properties
  .object({ channel_code: channelCode, channel_properties: directDebitProperties })
  .meta(ofChannels('DIRECT_DEBIT'));

/** The installments into which a card payment is split. */
export const installmentConfiguration = z.object({
  terms: z.int().positive(),
  interval: z.literal('MONTH'),
  code: text(50).nullish(),
});

export const cardProperties = z.object({
  ...returnUrls,
  skip_three_d_secure: z.boolean().nullish(),
  cardonfile_type: z.enum(['MERCHANT_UNSCHEDULED', 'CUSTOMER_UNSCHEDULED', 'RECURRING']).nullish(),
  merchant_id_tag: text(255).nullish(),
  expires_at: moment.nullish(),
  installment_configuration: installmentConfiguration.nullish(),
});
export type CardProperties = z.output<typeof cardProperties>;

/** The security code of a card. */
export const cvv = secret(z.string().regex(/^\d{3,4}$/, { error: mustBe('3 or 4 digits') }));

/** The card itself: never stored, logged or returned unmasked. */
export const cardInformation = z.object({
  card_number: secret(
    z.string().regex(/^\d{12,19}$/, { error: mustBe('12 to 19 digits without spaces') }),
  ),
  expiry_month: z.string().regex(/^(0[1-9]|1[0-2])$/, { error: mustBe('a month from 01 to 12') }),
  expiry_year: z.string().regex(/^20\d\d$/, { error: mustBe('a year such as 2030') }),
  cardholder_name: text(255, 0).nullish(),
  cvv: cvv.nullish(),
});
export type CardInformation = z.output<typeof cardInformation>;

export const cardInput = z.object({
  currency: z.string(), // PM2-CREATE-card.currency
  channel_code: channelCode.nullish(),
  channel_properties: cardProperties, // PM2-CREATE-card.channel_properties
  card_information: cardInformation, // PM2-CREATE-card.card_information
});

/** A card in a payment request, whose currency is that of the request. */
export const inlineCardInput = cardInput.partial({ currency: true });

export const overTheCounterProperties = z.object({
  customer_name: text(250),
  payment_code: z
    .string()
    .regex(/^[A-Z0-9]{4,20}$/, { error: mustBe('4 to 20 capital letters and digits') })
    .nullish(),
  expires_at: moment.nullish(),
});

export const overTheCounterInput = z
  .object({
    channel_code: channelCode, // PM2-CREATE-over_the_counter.channel_code
    amount: z.number().positive().nullish(), // PM2-CREATE-over_the_counter.amount
    currency: z.string().nullish(), // PM2-CREATE-over_the_counter.currency
    channel_properties: overTheCounterProperties,
  })
  .meta(ofChannels('OVER_THE_COUNTER'));

export const virtualAccountProperties = z.object({
  customer_name: text(250).nullish(),
  virtual_account_number: z
    .string()
    .regex(/^\d{4,20}$/, { error: mustBe('4 to 20 digits') })
    .nullish(),
  expires_at: moment.nullish(),
  suggested_amount: z.number().positive().nullish(),
});

export const virtualAccountInput = z
  .object({
    channel_code: channelCode,
    amount: z.number().positive().nullish(),
    min_amount: z.number().positive().nullish(),
    max_amount: z.number().positive().nullish(),
    currency: z.string().nullish(),
    channel_properties: virtualAccountProperties,
    alternative_display_types: z.array(z.enum(['QR_STRING'])).nullish(),
  })
  .meta(ofChannels('VIRTUAL_ACCOUNT'));

export const qrCodeProperties = z.object({ expires_at: moment.nullish() });

export const qrCodeInput = z
  .object({
    channel_code: channelCode.nullish(),
    amount: z.number().positive().nullish(),
    currency: z.string().nullish(),
    channel_properties: qrCodeProperties.nullish(),
  })
  .meta(ofChannels('QR_CODE'));
