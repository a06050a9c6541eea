// How payment methods are stored: a payable number is unique within its account and channel.
import { kind } from '@kasir/core';
import { paymentMethodMachine } from './machine.ts';
import { paymentMethod } from './schema.ts';

interface Private {
  /** Milliseconds after which it can no longer be paid, or null. */
  readonly expires: number | null;
}

export const paymentMethods = kind<Private>()({
  name: 'payment_method',
  schema: paymentMethod,
  keys: {
    number: ({ public: { virtual_account: account } }) =>
      account && `${account.channel_code} ${account.channel_properties.virtual_account_number}`,
  },
  facets: {
    reference_id: (row) => row.public.reference_id,
    customer_id: (row) => row.public.customer_id,
  },
  machine: paymentMethodMachine,
  status: (row) => row.public.status,
});
