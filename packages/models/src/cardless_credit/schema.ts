// Cardless credit (legacy) as on the wire: a checkout that is repaid in installments.
import { emailAddress, limits, merchantReference, text, withUnit } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import * as z from 'zod';

const bounds = limits.cardless_credit_amount_idr;

/** The lent amount before interest (LIMIT-03). */
export const cardlessCreditAmount = z.int().min(bounds.min).max(bounds.max).describe(withUnit());

/** The only supported provider (CC-UNSPEC-02). */
export const cardlessCreditType = z.literal('KREDIVO').describe('Code of the lender.');

// CC-CREATE-payment_type
export const cardlessCreditPaymentType = z
  .enum(['30_days', '3_months', '6_months', '12_months'])
  .describe('Repayment plans of a cardless credit.');
export type CardlessCreditPaymentType = z.infer<typeof cardlessCreditPaymentType>;

/** Required texts must not be empty; the specification sets no limits (CC-UNSPEC-03). */
const words = text(limits.cardless_credit_text_characters);

/** A discount is an item with a negative price. */
export const cardlessCreditItem = z
  .object({
    id: words.describe("The merchant's id of the item."), // CC-CREATE-items.id
    name: words.describe('Name, as payers see it.'), // CC-CREATE-items.name
    type: words.describe('Kind of goods or service.'), // CC-CREATE-items.type
    url: words.describe('URL of its page in the shop.'), // CC-CREATE-items.url
    price: z.int().describe(withUnit('Price of one.')), // CC-CREATE-items.price
    quantity: z.int().min(1).describe('Number of units.'), // CC-CREATE-items.quantity
  })
  .describe('An item bought on a cardless credit; a discount has a negative price.');

export const cardlessCreditCustomer = z
  .object({
    first_name: words.describe('First name.'), // CC-CREATE-customer_details.first_name
    last_name: words.describe('Last name.'), // CC-CREATE-customer_details.last_name
    email: words.describe('Email address.'), // CC-CREATE-customer_details.email
    phone: words.describe('Phone number.'), // CC-CREATE-customer_details.phone
  })
  .describe('Buyer of a cardless credit.');

export const cardlessCreditAddress = z
  .object({
    first_name: words.describe('First name.'), // CC-CREATE-shipping_address.first_name
    last_name: words.describe('Last name.'), // CC-CREATE-shipping_address.last_name
    address: words.describe('Street address.'), // CC-CREATE-shipping_address.address
    city: words.describe('City.'), // CC-CREATE-shipping_address.city
    postal_code: words.describe('Postal code.'), // CC-CREATE-shipping_address.postal_code
    phone: words.describe('Phone number.'), // CC-CREATE-shipping_address.phone
    // CC-CREATE-shipping_address.country_code
    country_code: z
      .string()
      .regex(/^[A-Za-z]{2,3}$/, { error: mustBe('a country code of two or three letters') })
      .describe('Country code of two or three letters.'),
  })
  .describe('Shipping address of a cardless credit.');

/** The purchase and the repayment terms, in the request and again in the callback. */
const bought = {
  payment_type: cardlessCreditPaymentType.describe('The repayment plan.'),
  items: z.array(cardlessCreditItem).describe('Items of the purchase.'),
  customer_details: cardlessCreditCustomer.describe('The buyer.'), // CC-CREATE-customer_details
  // CC-CREATE-shipping_address
  shipping_address: cardlessCreditAddress.describe('Shipping address.'),
};

export const cardlessCreditCheckout = z
  .object({
    // CC-FIELD-redirect_url
    redirect_url: z.string().describe('URL to which the payer is sent next.'),
    transaction_id: z.string().min(1).describe('Id of the checkout.'), // CC-FIELD-transaction_id
    order_id: z.string().min(1).describe('Id of the order at the lender.'), // CC-FIELD-order_id
    external_id: merchantReference, // CC-FIELD-external_id
    cardless_credit_type: cardlessCreditType, // CC-FIELD-cardless_credit_type
  })
  .describe('A checkout that is paid back in installments.');
export type CardlessCreditCheckout = z.infer<typeof cardlessCreditCheckout>;

export const calculatedPaymentType = z
  .object({
    id: cardlessCreditPaymentType.describe('Id of the payment type.'), // CCCALC-FIELD-id
    name: z.string().describe('Name of the payment type.'), // CCCALC-FIELD-name
    amount: z.number().describe(withUnit()),
    raw_amount: z.number().describe(withUnit('Amount before interest and rounding.')),
    installment_amount: z.number().describe(withUnit('Total amount, with interest.')),
    raw_monthly_installment: z
      .number()
      .describe(withUnit('Amount to be paid each month, before rounding.')),
    monthly_installment: z.number().describe(withUnit('Amount to be paid each month.')),
    /** 0, because there are no discounts (CCCALC-FIELD-discounted_monthly_installment). */
    discounted_monthly_installment: z
      .number()
      .describe(withUnit('Monthly amount after the discount, 0 without a discount.')),
    /** Flat monthly interest, as a fraction of the amount (CCCALC-FIELD-rate). */
    rate: z.number().min(0).describe('Monthly interest, as a fraction of the amount.'),
    down_payment: z.number().min(0).describe(withUnit('Amount to be paid at once.')),
    tenure: z.int().min(1).describe('Number of months of repayment.'), // CCCALC-FIELD-tenure
  })
  .describe('A repayment plan of a cardless credit.');
export type CalculatedPaymentType = z.infer<typeof calculatedPaymentType>;

export const cardlessCreditStatus = z.enum(['pending', 'settlement', 'deny', 'cancel', 'expire']);
export type CardlessCreditStatus = z.infer<typeof cardlessCreditStatus>;

/** The callback; its fields after customer_details are chosen by Kasir (EVT-UNSPEC-02). */
export const cardlessCreditCallback = cardlessCreditCheckout
  .omit({ redirect_url: true })
  .extend({
    amount: z.number().describe(withUnit()),
    transaction_status: cardlessCreditStatus.describe('State of the payment.'),
    ...bought,
    /** The verification token of the account, also sent in the header x-callback-token. */
    callback_authentication_token: z
      .string()
      .describe(
        'Verification token of the account, which the header x-callback-token carries too.',
      ),
  })
  .describe('A checkout that is paid back in installments, as its callback shows it.');
export type CardlessCreditCallback = z.infer<typeof cardlessCreditCallback>;

/** The input of a checkout, except its amount, references and URLs. */
export const cardlessCreditContent = z.object({
  ...bought,
  // The lender writes to the customer. Earlier releases accepted any text (CC-UNSPEC-03).
  customer_details: cardlessCreditCustomer
    .extend({
      email: emailAddress(limits.cardless_credit_text_characters).describe('Email address.'),
    })
    .describe('The buyer.'),
  items: bought.items.min(1).describe('Items of the purchase.'), // CC-CREATE-items
});
export type CardlessCreditContent = z.infer<typeof cardlessCreditContent>;
