// Reads what a payment request says about its purchase: items, shipping, wishes.
import type { Command } from '@kasir/core/server';
import { describePurchase, type NewIntent } from '@kasir/payments';
import { preferencesOf } from '../payment_methods/parse.ts';
import type { createPaymentRequest } from './create.contract.ts';

/** Returns what a request says about its purchase, or no field. */
export const purchaseOf = ({
  currency,
  items,
  shipping_information: address,
  channel_properties: properties,
}: Command<typeof createPaymentRequest>['body']): Pick<NewIntent, 'purchase'> =>
  describePurchase({
    items: items?.map((item) => ({
      ...item,
      reference: item.reference_id,
      currency: item.currency ?? currency,
    })),
    shipping: { address },
    preferences: preferencesOf(properties ?? {}),
  });
