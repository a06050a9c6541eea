// Finding the payment method that an id names.
import { bare } from '@kasir/core';
import { fail, type Need, type Reads } from '@kasir/core/server';
import { paymentMethods, prefixes } from '@kasir/models';
import type { PaymentMethodRow } from './instrument.ts';

/** The payment method with this id, if there is one. */
export const findMethod = (reads: Pick<Reads, 'get'>, id: string): PaymentMethodRow | undefined => {
  const key = bare(prefixes.payment_method, id);
  return key === null ? undefined : reads.get(paymentMethods, key);
};

/** What a decision about this id will read. */
export const methodNeeds = (id: string): Need[] => {
  const key = bare(prefixes.payment_method, id);
  return key === null ? [] : [{ kind: paymentMethods, id: key }];
};

/** What an id is answered that names none. */
export const unknownMethod = fail('DATA_NOT_FOUND', 'There is no payment method with this id.');
