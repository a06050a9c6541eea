// Finds payment requests of v3 by their public id.
import { stripPrefix } from '@kasir/core';
import { fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { prefixes, v3Products } from '@kasir/models';
import { intents, payments, type IntentRow } from '@kasir/payments/state';

/** Returns the request with a public id, or undefined. */
export const findRequest = (reads: Pick<Reads, 'get'>, id: string): IntentRow | undefined => {
  const key = stripPrefix(prefixes.payment_request, id);
  const row = key === null ? undefined : reads.get(intents, key);
  return row?.state.product.kind === v3Products.request ? row : undefined;
};

/** Returns the rows that a decision about this id reads. */
export const requestNeeds = ({ params }: { readonly params: { readonly id: string } }): Need[] => {
  const id = stripPrefix(prefixes.payment_request, params.id);
  return id === null
    ? []
    : [
        { kind: intents, id },
        { kind: payments, parent: id },
      ];
};

export const unknownRequest = fail('DATA_NOT_FOUND', 'There is no payment request with this id.');

/** The response to an operation on a request that has ended. */
export const inactiveRequest = fail(
  'INACTIVE_PAYMENT_REQUEST',
  'This payment request has ended. Create another one.',
);
