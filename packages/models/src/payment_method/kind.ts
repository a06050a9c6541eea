// How payment methods are stored: a payable number or code is unique in its account and channel.
import { kind } from '@kasir/core';
import { paymentMethodMachine } from './machine.ts';
import { paymentMethod } from './schema.ts';

interface Private {
  /** Milliseconds from which it can no longer be used, or null. */
  readonly expires: number | null;
  /** Milliseconds until which its payer may authorise it, or null when nothing waits for that. */
  readonly open_until: number | null;
  /** Whether its payer went back to the merchant without deciding. */
  readonly left: boolean;
  /** Whether the bank of a card asks its holder to authenticate. */
  readonly challenged: boolean;
}

export const paymentMethods = kind<Private>()({
  name: 'payment_method',
  schema: paymentMethod,
  keys: {
    number: ({ public: { virtual_account: account, over_the_counter: counter } }) => {
      if (account)
        return `${account.channel_code} ${account.channel_properties.virtual_account_number}`;
      return counter && `${counter.channel_code} ${counter.channel_properties.payment_code}`;
    },
  },
  facets: {
    reference_id: (row) => row.public.reference_id,
    customer_id: (row) => row.public.customer_id,
    type: (row) => row.public.type,
    status: (row) => row.public.status,
    reusability: (row) => row.public.reusability,
  },
  machine: paymentMethodMachine,
  status: (row) => row.public.status,
});
