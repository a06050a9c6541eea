// Reads what a request of v3 says about its purchase: items, shipping, the bill, wishes.
import { describePurchase, type NewIntent } from '@kasir/payments';
import type { Body } from './payment_requests/parse.ts';
import type { Properties } from './properties.ts';

/** Returns the bill of a card, and the wishes of its merchant. */
const payerSide = (sent: Properties) => {
  const { billing_information: billing, card_details: card, recurring_configuration: cycle } = sent;
  return {
    billing: {
      given_names: billing?.first_name ?? card?.cardholder_first_name,
      surname: billing?.last_name ?? card?.cardholder_last_name,
      email: billing?.email ?? card?.cardholder_email,
      mobile_number: billing?.phone_number ?? card?.cardholder_phone_number,
      address: billing,
    },
    preferences: {
      statement_descriptor: sent.statement_descriptor,
      merchant_label: sent.mid_label,
      card_on_file: {
        reason: sent.card_on_file_type,
        sequence: sent.transaction_sequence,
        network_transaction_id: sent.network_transaction_id,
        last_day: cycle?.recurring_expiry,
        every_days: cycle?.recurring_frequency,
      },
    },
  };
};

/** Returns what a saved card brings to each of its payments, or no field. */
export const savedPurchaseOf = (sent: Properties): Pick<NewIntent, 'purchase'> =>
  describePurchase(payerSide(sent));

/** Returns what a request says about its purchase, or no field. */
export const purchaseOf = (body: Body): Pick<NewIntent, 'purchase'> =>
  describePurchase({
    ...payerSide(body.channel_properties ?? {}),
    items: body.items?.map((item) => ({
      ...item,
      reference: item.reference_id,
      sub_category: item.subcategory,
      price: item.net_unit_amount,
      currency: body.currency,
    })),
    shipping: { address: body.shipping_information },
  });
