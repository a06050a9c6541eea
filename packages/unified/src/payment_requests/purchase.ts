// Reads the purchase of a payment request: items, shipping and preferences.
import type { Command } from '@kasir/core/server';
import type { NewIntent } from '@kasir/payments';
import { describePurchase } from '@kasir/payments/types';
import { preferencesOf } from '../payment_methods/parse.ts';
import type { createPaymentRequest } from './create.contract.ts';

type Body = Command<typeof createPaymentRequest>['body'];

const sentBy = ({
  currency,
  items,
  shipping_information: address,
  channel_properties: properties,
}: Body) => ({
  items: items?.map((item) => ({
    ...item,
    reference: item.reference_id,
    currency: item.currency ?? currency,
  })),
  shipping: { address },
  preferences: preferencesOf(properties ?? {}),
});

/** Returns the purchase that a request describes; an empty object if it describes none. */
export const purchaseOf = (body: Body): Pick<NewIntent, 'purchase'> =>
  describePurchase(sentBy(body));

/** Returns the purchase for a number or code that is issued: also description and metadata. */
export const subjectOf = (body: Body): Pick<NewIntent, 'purchase'> =>
  describePurchase({
    ...sentBy(body),
    description: body.description,
    metadata: body.metadata,
  });
