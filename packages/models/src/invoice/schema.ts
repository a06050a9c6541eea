// Invoices (legacy, minimal) as on the wire: bills that are paid on their hosted page. Unset fields
// are omitted, as by the legacy services.
import {
  businessId,
  createdAt,
  emailAddress,
  httpUrl,
  limits,
  merchantReference,
  metadata,
  text,
  timestamp,
  updatedAt,
  withUnit,
} from '@kasir/core';
import * as z from 'zod';
import { cardObjectId } from '../card/inputs.ts';

export const invoiceStatus = z
  .enum(['PENDING', 'PAID', 'SETTLED', 'EXPIRED'])
  .describe('States of an invoice.');

/** Currencies of the markets that have channels. */
export const invoiceCurrency = z
  .enum(['IDR', 'PHP', 'VND', 'THB', 'MYR'])
  .describe('Currencies of invoices.');

const short = text(255, 0);

export const invoiceAddress = z
  .object({
    country: short.nullish().describe('Two-letter country code (ISO 3166-1), such as ID.'),
    street_line1: short.nullish().describe('First line of the street address.'),
    street_line2: short.nullish().describe('Second line of the street address.'),
    city: short.nullish().describe('City.'),
    province: short.nullish().describe('Province.'),
    state: short.nullish().describe('State.'),
    postal_code: short.nullish().describe('Postal code.'),
  })
  .describe('An address on an invoice.');

/** The billed customer; also the customer of a recurring payment (MODEL-UNSPEC-04). */
export const invoiceCustomer = z
  .object({
    id: short.nullish().describe("The merchant's id of the customer."),
    customer_id: short.nullish().describe('Id of the customer it belongs to.'),
    given_names: short.nullish().describe('First and further given names.'),
    surname: short.nullish().describe('Family name.'),
    email: short.nullish().describe('Email address.'),
    mobile_number: short.nullish().describe('Mobile number in E.164 form, such as +6281234567890.'),
    phone_number: short.nullish().describe('Phone number in E.164 form, such as +62215550100.'),
    address: invoiceAddress.nullish().describe('Address of the customer.'),
    addresses: z.array(invoiceAddress).nullish().describe('Addresses of the customer.'),
  })
  .describe('The customer who is billed.');

/** The same as sent: email must be a valid address, because notices are sent to it. */
export const billedCustomer = invoiceCustomer.extend({
  email: emailAddress(255).nullish().describe('Email address.'),
});

const notified = z.array(z.enum(['email', 'sms', 'whatsapp', 'viber'])).nullish();

/** The notification channels of a payer by occasion (MODEL-UNSPEC-05). */
export const notificationPreference = z
  .object({
    invoice_created: notified.describe('Channels that notify the payer of a new invoice.'),
    invoice_reminder: notified.describe(
      'Channels that remind the payer before the invoice expires.',
    ),
    invoice_paid: notified.describe('Channels that notify the payer that the invoice is paid.'),
    invoice_expired: notified.describe(
      'Channels that notify the payer that the invoice has expired.',
    ),
  })
  .describe('Channels of notifications, by occasion.');

export const reminderTimeUnit = z.enum(['days', 'hours']).describe('Units of the reminder time.');

export const invoiceItem = z
  .object({
    name: text(256).describe('Name, as payers see it.'),
    quantity: z.number().positive().describe('Number of units.'),
    price: z.number().describe(withUnit('Price of one.')),
    category: short.nullish().describe('Category, as defined by the merchant.'),
    url: httpUrl.nullish().describe('URL of its page in the shop.'),
    reference_id: short.nullish().describe("The merchant's own reference of the item."),
  })
  .describe('An item of a bill.');

export const invoiceFee = z
  .object({
    type: text(255).describe('Name of the fee.'),
    value: z.number().describe(withUnit('Amount of the fee.')),
  })
  .describe('A fee that is added to a bill.');

/** The input fields of an invoice, except amount and duration. */
export const invoiceContent = z.object({
  payer_email: z.email().nullish().describe('Email address of the payer.'),
  description: text(limits.invoice_description_characters, 0)
    .nullish()
    .describe('Subject of the bill, as payers read it.'),
  should_send_email: z.boolean().nullish().describe('True to send mail to the payer.'),
  should_exclude_credit_card: z.boolean().nullish().describe('True to exclude payments by card.'),
  should_authenticate_credit_card: z
    .boolean()
    .nullish()
    .describe('False when holders of cards are not to be authenticated by 3-D Secure.'),
  locale: short.nullish().describe('Language of the page and of mail, such as en.'),
  success_redirect_url: httpUrl.nullish().describe('URL to which the payer is sent after paying.'),
  failure_redirect_url: httpUrl
    .nullish()
    .describe('URL to which the payer is sent after a failure.'),
  customer: invoiceCustomer.nullish().describe('The customer who is billed.'),
  customer_notification_preference: notificationPreference
    .nullish()
    .describe('Channels of notifications, by occasion.'),
  reminder_time: z
    .int()
    .min(limits.reminder_days.min)
    .max(limits.reminder_days.max)
    .nullish()
    .describe(
      'Time before its expiry at which the payer is reminded, in units of reminder_time_unit.',
    ),
  reminder_time_unit: reminderTimeUnit.nullish().describe('Unit of reminder_time.'),
  items: z.array(invoiceItem).nullish().describe('Items of the purchase.'),
  fees: z.array(invoiceFee).nullish().describe('Fees that are added to the bill.'),
  metadata: metadata.nullish(),
});
export type InvoiceContent = z.infer<typeof invoiceContent>;

export const invoicePaymentMethod = z
  .enum([
    'EWALLET',
    'BANK_TRANSFER',
    'RETAIL_OUTLET',
    'QR_CODE',
    'CREDIT_CARD',
    'DIRECT_DEBIT',
    'PAYLATER',
  ])
  .describe('Types of channels that can pay an invoice.');
export type InvoicePaymentMethod = z.infer<typeof invoicePaymentMethod>;

/** The details of its payment. */
const paid = z.object({
  paid_amount: z.number().describe(withUnit('Amount that was paid.')),
  paid_at: timestamp.describe('Time of the payment.'),
  payment_method: invoicePaymentMethod.describe('Method by which it was paid.'),
  payment_channel: z.string().describe('Code of the channel by which it was paid.'),
  payment_id: z.string().describe('Id of the payment.'),
  payment_details: z
    .object({
      source: z.string().describe('Name of the bank or wallet that paid.'),
      receipt_id: z.string().describe('Number of the receipt at the channel.'),
    })
    .describe('Details of the payment from the channel.'),
});
export type InvoicePayment = z.infer<typeof paid>;

/** An invoice without its links and available channels, which are added for the response. */
const invoiceCore = invoiceContent.extend({
  id: z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .describe('Id of the invoice.'),
  external_id: merchantReference,
  user_id: businessId,
  status: invoiceStatus.describe('The current state.'),
  merchant_name: z.string().describe('Name of the merchant, as payers see it.'),
  amount: z.number().describe(withUnit()),
  currency: invoiceCurrency.describe('Three-letter currency code (ISO 4217), such as IDR.'),
  expiry_date: timestamp.describe('Time at which it expires if it has not been paid.'),
  recurring_payment_id: z.string().optional().describe('Id of the recurring payment.'),
  should_send_email: z.boolean().describe('True to send mail to the payer.'),
  should_exclude_credit_card: z.boolean().describe('True to exclude payments by card.'),
  ...paid.partial().shape, // CORE-UNSPEC-04
  /** The card charge that paid it, by a card that its payer typed or that a plan charged. */
  credit_card_charge_id: cardObjectId.optional().describe('Id of the card charge.'),
  created: createdAt,
  updated: updatedAt,
});

const offered = {
  available_banks: z
    .array(
      z.object({
        bank_code: z.string().describe('Code of the bank.'),
        collection_type: z.literal('POOL').describe('Always POOL.'),
        account_holder_name: z.string().describe('Name of the holder of the account.'),
        transfer_amount: z.number().describe(withUnit('Amount to be paid.')),
      }),
    )
    .describe('Banks for virtual accounts that can pay it.'),
  available_retail_outlets: z
    .array(z.object({ retail_outlet_name: z.string().describe('Code of the chain of outlets.') }))
    .describe('Outlets at which it can be paid.'),
  available_ewallets: z
    .array(z.object({ ewallet_type: z.string().describe('Code of the wallet.') }))
    .describe('Wallets that can pay it.'),
  available_qr_codes: z
    .array(z.object({ qr_code_type: z.string().describe('Code of the QR network.') }))
    .describe('QR codes that can pay it.'),
  available_direct_debits: z
    .array(z.object({ direct_debit_type: z.string().describe('Code of the bank.') }))
    .describe('Banks whose accounts can be debited for it.'),
  available_paylaters: z
    .array(z.object({ paylater_type: z.string().describe('Code of the lender.') }))
    .describe('Lenders that can pay it.'),
};

export const invoice = invoiceCore
  .extend({
    merchant_profile_picture_url: z.string().describe('Always empty: accounts have no picture.'),
    invoice_url: z.string().describe('Page on which the payer pays.'),
    ...offered,
  })
  .describe('A bill with its own payment page.');
export type Invoice = z.infer<typeof invoice>;

/** The callback of an invoice, with the paid number and the paying bank or wallet. */
export const invoiceCallback = invoice
  .extend({
    payment_destination: z.string().optional().describe('Number or code to which it was paid.'),
    bank_code: z.string().optional().describe('Code of the bank.'),
    ewallet_type: z.string().optional().describe('Code of the wallet.'),
  })
  .describe('An invoice, as its callback shows it.');
export type InvoiceCallback = z.infer<typeof invoiceCallback>;
