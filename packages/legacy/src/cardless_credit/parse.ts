// Parses the request of a cardless credit into the input for a checkout.
import { toMinor } from '@kasir/core/money';
import type { Command } from '@kasir/core/server';
import type { CardlessCreditContent, CardlessCreditPaymentType } from '@kasir/models';
import { installmentTerms, type NewCheckout } from '@kasir/payments';
import { describePurchase } from '@kasir/payments/types';
import type { createCardlessCredit } from './create.contract.ts';
import { lender } from './lender.ts';

/** The fields that this API stores with a checkout. */
export interface CardlessCreditEcho extends Pick<
  CardlessCreditContent,
  'customer_details' | 'shipping_address'
> {
  readonly callbackUrl: string;
}

const termsOf = (name: CardlessCreditPaymentType): NewCheckout['terms'] => {
  const terms = installmentTerms.find((one) => one.name === name);
  if (!terms) throw new Error(`No terms are called ${name}`);
  return terms;
};

/** Returns the purchase for the lender. */
const purchaseOf = ({
  items,
  customer_details: buyer,
  shipping_address: receiver,
}: Command<typeof createCardlessCredit>['body']) =>
  describePurchase({
    items: items.map((item) => ({ ...item, reference: item.id, currency: lender.currency })),
    billing: {
      given_names: buyer.first_name,
      surname: buyer.last_name,
      email: buyer.email,
      mobile_number: buyer.phone,
    },
    shipping: {
      given_names: receiver.first_name,
      surname: receiver.last_name,
      mobile_number: receiver.phone,
      address: {
        street_line1: receiver.address,
        city: receiver.city,
        postal_code: receiver.postal_code,
        country: receiver.country_code,
      },
    },
  });

export const readCheckout = (body: Command<typeof createCardlessCredit>['body']): NewCheckout => {
  const { customer_details, shipping_address, callback_url: callbackUrl } = body;
  const minor = (amount: number) => toMinor(lender.currency, amount);
  const echo: CardlessCreditEcho = { customer_details, shipping_address, callbackUrl };
  return {
    channel: lender,
    reference: body.external_id,
    amount: minor(body.amount),
    items: body.items.map((item) => ({ ...item, price: minor(item.price) })),
    ...purchaseOf(body),
    terms: termsOf(body.payment_type),
    returnUrl: body.redirect_url, // CC-CREATE-redirect_url
    echo,
  };
};
