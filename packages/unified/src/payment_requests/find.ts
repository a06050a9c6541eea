// Finds payment requests by their public id, and refuses those that can no longer be paid.
import { stripPrefix } from '@kasir/core';
import { fail, type Fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { prefixes } from '@kasir/models';
import { intents, isOpen, type IntentRow } from '@kasir/payments/state';
import { REQUEST } from '../products.ts';

/** Returns the request with a public id, or undefined. */
export const findRequest = (reads: Pick<Reads, 'get'>, id: string): IntentRow | undefined => {
  const key = stripPrefix(prefixes.payment_request, id);
  const row = key === null ? undefined : reads.get(intents, key);
  return row?.state.product.kind === REQUEST ? row : undefined;
};

/** Returns the rows that a decision about this id reads. */
export const requestNeeds = ({ params }: { readonly params: { readonly id: string } }): Need[] => {
  const id = stripPrefix(prefixes.payment_request, params.id);
  return id === null ? [] : [{ kind: intents, id }];
};

type Ended = Fail<'PAYMENT_REQUEST_ALREADY_COMPLETED' | 'PAYMENT_REQUEST_ALREADY_FAILED'>;

/** Returns the refusal of a request that the payer can no longer pay; null while it is open. */
export const endedFailure = (request: IntentRow, now: number): Ended | null => {
  if (isOpen(request, now)) return null;
  const { status } = request.state;
  return status === 'SUCCEEDED' || status === 'AWAITING_CAPTURE'
    ? fail(
        'PAYMENT_REQUEST_ALREADY_COMPLETED',
        'The payer of this payment request has paid. Create another one.',
      )
    : fail(
        'PAYMENT_REQUEST_ALREADY_FAILED',
        'This payment request can no longer be paid. Create another one.',
      );
};

export const unknownRequest = fail('DATA_NOT_FOUND', 'There is no payment request with this id.');
