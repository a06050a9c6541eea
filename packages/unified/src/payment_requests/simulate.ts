// The payer of a payment request in test mode: pays without a page, as a bank would report it.
import { bare } from '@kasir/core';
import {
  fail,
  ok,
  type At,
  type Command,
  type Fail,
  type Reads,
  type Reply,
  type Tx,
} from '@kasir/core/server';
import { paymentRequests, prefixes } from '@kasir/models';
import { paidAmount } from './asked.ts';
import type { PaymentRequestRow } from './attempt.ts';
import { isOpen, methodOf } from './end.ts';
import { payerPays } from './pay.ts';
import type { simulatePayment } from './simulate.contract.ts';

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

/** The payer pays; the outcome comes as events. */
export const decideSimulate = (
  at: At,
  tx: Tx,
  { params, body, context }: Command<typeof simulatePayment>,
): Reply<typeof simulatePayment> => {
  const request = findRequest(tx, params.id);
  if (!request) return unknownRequest;
  const over = ended(request, at.now);
  if (over) return over;
  const paid = paidAmount(request.public, body.amount, methodOf(tx, request));
  if (!paid.ok) return paid;
  payerPays(at, tx, request, paid.amount, context);
  return ok({
    status: 'PENDING',
    message: 'The payment is on its way: its outcome is sent to the webhook URL.',
  });
};
