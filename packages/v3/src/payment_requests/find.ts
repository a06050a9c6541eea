// Finding the payment request of v3 that an id names.
import { bare } from '@kasir/core';
import { fail, type Need, type Reads } from '@kasir/core/server';
import { prefixes, v3Products } from '@kasir/models';
import { intents, payments, type IntentRow } from '@kasir/payments/state';

/** The request of a public id, if there is one. */
export const findRequest = (reads: Pick<Reads, 'get'>, id: string): IntentRow | undefined => {
  const key = bare(prefixes.payment_request, id);
  const row = key === null ? undefined : reads.get(intents, key);
  return row?.state.product.kind === v3Products.request ? row : undefined;
};

/** What a decision about this id will read. */
export const requestNeeds = ({ params }: { readonly params: { readonly id: string } }): Need[] => {
  const id = bare(prefixes.payment_request, params.id);
  return id === null
    ? []
    : [
        { kind: intents, id },
        { kind: payments, parent: id },
      ];
};

export const unknownRequest = fail('DATA_NOT_FOUND', 'There is no payment request with this id.');

/** The response to an act on what is over. */
export const inactiveRequest = fail(
  'INACTIVE_PAYMENT_REQUEST',
  'This payment request has ended. Create another one.',
);
