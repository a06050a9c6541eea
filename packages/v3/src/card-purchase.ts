// Reads the billing details of a card and the preferences of the merchant from a request or token
// of v3.
import type { NewIntent } from '@kasir/payments';
import { describePurchase } from '@kasir/payments/types';
import type { Properties } from './properties.ts';

/** Returns the billing details of a card, and the preferences of the merchant. */
export const cardPurchase = (sent: Properties) => {
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

/** Returns the purchase that a saved card adds to each of its payments, or an empty object. */
export const savedPurchaseOf = (sent: Properties): Pick<NewIntent, 'purchase'> =>
  describePurchase(cardPurchase(sent));
