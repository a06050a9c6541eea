// Reads what a payment request says about its purchase: items, shipping, wishes.
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

/** Returns the purchase that a request describes, or no field. */
export const purchaseOf = (body: Body): Pick<NewIntent, 'purchase'> =>
  describePurchase(sentBy(body));

/** Returns the same for the number or code that is issued for the request, with its subject. */
export const subjectOf = (body: Body): Pick<NewIntent, 'purchase'> =>
  describePurchase({
    ...sentBy(body),
    description: body.description,
    metadata: body.metadata,
  });
