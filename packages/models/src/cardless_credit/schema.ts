// Cardless credit (legacy) as on the wire: a checkout that is repaid in installments.
import { emailAddress, limits, mustBe, text } from '@kasir/core';
import * as z from 'zod';

const bounds = limits.cardless_credit_amount_idr;

/** The lent amount before interest (LIMIT-03). */
export const cardlessCreditAmount = z.int().min(bounds.min).max(bounds.max);

/** The only supported provider (CC-UNSPEC-02). */
export const cardlessCreditType = z.literal('KREDIVO');

// CC-CREATE-payment_type
export const cardlessCreditPaymentType = z.enum(['30_days', '3_months', '6_months', '12_months']);
export type CardlessCreditPaymentType = z.infer<typeof cardlessCreditPaymentType>;

/** Required texts must not be empty; the specification sets no limits (CC-UNSPEC-03). */
const words = text(limits.cardless_credit_text_characters);

/** A discount is an item with a negative price. */
export const cardlessCreditItem = z.object({
  id: words, // CC-CREATE-items.id
  name: words, // CC-CREATE-items.name
  type: words, // CC-CREATE-items.type
  url: words, // CC-CREATE-items.url
  price: z.int(), // CC-CREATE-items.price
  quantity: z.int().min(1), // CC-CREATE-items.quantity
});

export const cardlessCreditCustomer = z.object({
  first_name: words, // CC-CREATE-customer_details.first_name
  last_name: words, // CC-CREATE-customer_details.last_name
  email: words, // CC-CREATE-customer_details.email
  phone: words, // CC-CREATE-customer_details.phone
});

export const cardlessCreditAddress = z.object({
  first_name: words, // CC-CREATE-shipping_address.first_name
  last_name: words, // CC-CREATE-shipping_address.last_name
  address: words, // CC-CREATE-shipping_address.address
  city: words, // CC-CREATE-shipping_address.city
  postal_code: words, // CC-CREATE-shipping_address.postal_code
  phone: words, // CC-CREATE-shipping_address.phone
  // CC-CREATE-shipping_address.country_code
  country_code: z
    .string()
    .regex(/^[A-Za-z]{2,3}$/, { error: mustBe('a country code of two or three letters') }),
});

/** The purchase and the repayment terms, in the request and again in the callback. */
const bought = {
  payment_type: cardlessCreditPaymentType,
  items: z.array(cardlessCreditItem),
  customer_details: cardlessCreditCustomer, // CC-CREATE-customer_details
  shipping_address: cardlessCreditAddress, // CC-CREATE-shipping_address
};

export const cardlessCreditCheckout = z.object({
  redirect_url: z.string(), // CC-FIELD-redirect_url
  transaction_id: z.string().min(1), // CC-FIELD-transaction_id
  order_id: z.string().min(1), // CC-FIELD-order_id
  external_id: z.string(), // CC-FIELD-external_id
  cardless_credit_type: cardlessCreditType, // CC-FIELD-cardless_credit_type
});
export type CardlessCreditCheckout = z.infer<typeof cardlessCreditCheckout>;

export const calculatedPaymentType = z.object({
  id: cardlessCreditPaymentType, // CCCALC-FIELD-id
  name: z.string(), // CCCALC-FIELD-name
  amount: z.number(),
  raw_amount: z.number(),
  installment_amount: z.number(),
  raw_monthly_installment: z.number(),
  monthly_installment: z.number(),
  /** 0, because there are no discounts (CCCALC-FIELD-discounted_monthly_installment). */
  discounted_monthly_installment: z.number(),
  /** Flat monthly interest, as a fraction of the amount (CCCALC-FIELD-rate). */
  rate: z.number().min(0),
  down_payment: z.number().min(0),
  tenure: z.int().min(1), // CCCALC-FIELD-tenure
});
export type CalculatedPaymentType = z.infer<typeof calculatedPaymentType>;

export const cardlessCreditStatus = z.enum(['pending', 'settlement', 'deny', 'cancel', 'expire']);
export type CardlessCreditStatus = z.infer<typeof cardlessCreditStatus>;

/** The callback; its fields after customer_details are chosen by Kasir (EVT-UNSPEC-02). */
export const cardlessCreditCallback = cardlessCreditCheckout.omit({ redirect_url: true }).extend({
  amount: z.number(),
  transaction_status: cardlessCreditStatus,
  ...bought,
  /** The verification token of the account, also sent in the header x-callback-token. */
  callback_authentication_token: z.string(),
});
export type CardlessCreditCallback = z.infer<typeof cardlessCreditCallback>;

/** The input of a checkout, except its amount, references and URLs. */
export const cardlessCreditContent = z.object({
  ...bought,
  // The lender writes to the customer. Earlier releases accepted any text (CC-UNSPEC-03).
  customer_details: cardlessCreditCustomer.extend({
    email: emailAddress(limits.cardless_credit_text_characters),
  }),
  items: bought.items.min(1), // CC-CREATE-items
});
export type CardlessCreditContent = z.infer<typeof cardlessCreditContent>;
