// Finding the payment request that a path names, and whether its payer still has something to do.
import { bare } from '@kasir/core';
import { fail, type Fail, type Reads } from '@kasir/core/server';
import { paymentRequests, prefixes } from '@kasir/models';
import type { PaymentRequestRow } from './attempt.ts';
import { isOpen } from './end.ts';

/** The request of a public id, if there is one. */
export const findRequest = (
  reads: Pick<Reads, 'get'>,
  id: string,
): PaymentRequestRow | undefined => {
  const key = bare(prefixes.payment_request, id);
  return key === null ? undefined : reads.get(paymentRequests, key);
};

type Ended = Fail<'PAYMENT_REQUEST_ALREADY_COMPLETED' | 'PAYMENT_REQUEST_ALREADY_FAILED'>;

/** Why the payer of a request has nothing to do any more, or null while it is open. */
export const ended = (request: PaymentRequestRow, now: number): Ended | null => {
  if (isOpen(request, now)) return null;
  const { status } = request.public;
  return status === 'SUCCEEDED' || status === 'AWAITING_CAPTURE'
    ? fail(
        'PAYMENT_REQUEST_ALREADY_COMPLETED',
        'The payer of this payment request has paid: create another one.',
      )
    : fail(
        'PAYMENT_REQUEST_ALREADY_FAILED',
        'This payment request can no longer be paid: create another one.',
      );
};

export const unknownRequest = fail('DATA_NOT_FOUND', 'There is no payment request with this id.');
