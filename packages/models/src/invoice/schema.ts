// Invoices (legacy, minimal) as on the wire: bills that are paid on their hosted page. Unset fields
// are omitted, as by the legacy services.
import { emailAddress, httpUrl, limits, metadata, text, timestamp } from '@kasir/core';
import * as z from 'zod';
import { cardObjectId } from '../card/inputs.ts';

export const invoiceStatus = z.enum(['PENDING', 'PAID', 'SETTLED', 'EXPIRED']);

/** Currencies of the markets that have channels. */
export const invoiceCurrency = z.enum(['IDR', 'PHP', 'VND', 'THB', 'MYR']);

const short = text(255, 0);

export const invoiceAddress = z.object({
  country: short.nullish(),
  street_line1: short.nullish(),
  street_line2: short.nullish(),
  city: short.nullish(),
  province: short.nullish(),
  state: short.nullish(),
  postal_code: short.nullish(),
});

/** The billed customer; also the customer of a recurring payment (MODEL-UNSPEC-04). */
export const invoiceCustomer = z.object({
  id: short.nullish(),
  customer_id: short.nullish(),
  given_names: short.nullish(),
  surname: short.nullish(),
  email: short.nullish(),
  mobile_number: short.nullish(),
  phone_number: short.nullish(),
  address: invoiceAddress.nullish(),
  addresses: z.array(invoiceAddress).nullish(),
});

/** The same as sent: email must be a valid address, because notices are sent to it. */
export const billedCustomer = invoiceCustomer.extend({ email: emailAddress(255).nullish() });

const notified = z.array(z.enum(['email', 'sms', 'whatsapp', 'viber'])).nullish();

/** The notification channels of a payer by occasion (MODEL-UNSPEC-05). */
export const notificationPreference = z.object({
  invoice_created: notified,
  invoice_reminder: notified,
  invoice_paid: notified,
  invoice_expired: notified,
});

export const reminderTimeUnit = z.enum(['days', 'hours']);

export const invoiceItem = z.object({
  name: text(256),
  quantity: z.number().positive(),
  price: z.number(),
  category: short.nullish(),
  url: httpUrl.nullish(),
  reference_id: short.nullish(),
});

export const invoiceFee = z.object({ type: text(255), value: z.number() });

/** The input fields of an invoice, except amount and duration. */
export const invoiceContent = z.object({
  payer_email: z.email().nullish(),
  description: text(limits.invoice_description_characters, 0).nullish(),
  should_send_email: z.boolean().nullish(),
  should_exclude_credit_card: z.boolean().nullish(),
  should_authenticate_credit_card: z.boolean().nullish(),
  locale: short.nullish(),
  success_redirect_url: httpUrl.nullish(),
  failure_redirect_url: httpUrl.nullish(),
  customer: invoiceCustomer.nullish(),
  customer_notification_preference: notificationPreference.nullish(),
  /** The time before the expiry at which a payer is reminded, in `reminder_time_unit`. */
  reminder_time: z.int().min(limits.reminder_days.min).max(limits.reminder_days.max).nullish(),
  reminder_time_unit: reminderTimeUnit.nullish(),
  items: z.array(invoiceItem).nullish(),
  fees: z.array(invoiceFee).nullish(),
  metadata: metadata.nullish(),
});
export type InvoiceContent = z.infer<typeof invoiceContent>;

export const invoicePaymentMethod = z.enum([
  'EWALLET',
  'BANK_TRANSFER',
  'RETAIL_OUTLET',
  'QR_CODE',
  'CREDIT_CARD',
  'DIRECT_DEBIT',
  'PAYLATER',
]);
export type InvoicePaymentMethod = z.infer<typeof invoicePaymentMethod>;

/** The details of its payment. */
const paid = z.object({
  paid_amount: z.number(),
  paid_at: timestamp,
  payment_method: invoicePaymentMethod,
  payment_channel: z.string(),
  payment_id: z.string(),
  payment_details: z.object({ source: z.string(), receipt_id: z.string() }),
});
export type InvoicePayment = z.infer<typeof paid>;

/** An invoice without its links and available channels, which are added for the response. */
const invoiceCore = invoiceContent.extend({
  id: z.string().regex(/^[0-9a-f]{24}$/),
  external_id: z.string(),
  user_id: z.string(),
  status: invoiceStatus,
  merchant_name: z.string(),
  amount: z.number(),
  currency: invoiceCurrency,
  expiry_date: timestamp,
  recurring_payment_id: z.string().optional(),
  should_send_email: z.boolean(),
  should_exclude_credit_card: z.boolean(),
  ...paid.partial().shape, // CORE-UNSPEC-04
  /** The card charge that paid it, by a card that its payer typed or that a plan charged. */
  credit_card_charge_id: cardObjectId.optional(),
  created: timestamp,
  updated: timestamp,
});

const offered = {
  available_banks: z.array(
    z.object({
      bank_code: z.string(),
      collection_type: z.literal('POOL'),
      account_holder_name: z.string(),
      transfer_amount: z.number(),
    }),
  ),
  available_retail_outlets: z.array(z.object({ retail_outlet_name: z.string() })),
  available_ewallets: z.array(z.object({ ewallet_type: z.string() })),
  available_qr_codes: z.array(z.object({ qr_code_type: z.string() })),
  available_direct_debits: z.array(z.object({ direct_debit_type: z.string() })),
  available_paylaters: z.array(z.object({ paylater_type: z.string() })),
};

export const invoice = invoiceCore.extend({
  /** Empty, because accounts have no picture. */
  merchant_profile_picture_url: z.string(),
  invoice_url: z.string(),
  ...offered,
});
export type Invoice = z.infer<typeof invoice>;

/** The callback of an invoice, with the paid number and the paying bank or wallet. */
export const invoiceCallback = invoice.extend({
  payment_destination: z.string().optional(),
  bank_code: z.string().optional(),
  ewallet_type: z.string().optional(),
});
export type InvoiceCallback = z.infer<typeof invoiceCallback>;
