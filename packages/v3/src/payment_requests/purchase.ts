// Reads the purchase of a request of v3: items, shipping, billing details and preferences.
import type { Command } from '@kasir/core/server';
import type { NewIntent } from '@kasir/payments';
import { describePurchase } from '@kasir/payments/types';
import { cardPurchase } from '../card-purchase.ts';
import type { createV3PaymentRequest } from './create.contract.ts';

type Body = Command<typeof createV3PaymentRequest>['body'];

/** Returns the purchase that a request describes; an empty object if it describes none. */
export const purchaseOf = (body: Body): Pick<NewIntent, 'purchase'> =>
  describePurchase({
    ...cardPurchase(body.channel_properties ?? {}),
    items: body.items?.map((item) => ({
      ...item,
      reference: item.reference_id,
      sub_category: item.subcategory,
      price: item.net_unit_amount,
      currency: body.currency,
    })),
    shipping: { address: body.shipping_information },
  });
