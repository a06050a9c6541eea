// Paying to the number or code of a payment method, as a bank or outlet would report it.
import { fail, ok, type At, type Command, type Reply, type Tx } from '@kasir/core/server';
import { paymentRequests } from '@kasir/models';
import { askedBy, paidAmount } from '../payment_requests/asked.ts';
import { isOpen } from '../payment_requests/end.ts';
import { payMethod } from '../payment_requests/pay.ts';
import { channelOf } from './channel.ts';
import { findMethod, unknownMethod } from './find.ts';
import { statusAt } from './life.ts';
import type { simulateMethodPayment } from './simulate.contract.ts';

/** Somebody pays: for the request that waits for the amount, or to the method alone. */
export const decideSimulate = (
  at: At,
  tx: Tx,
  { params, body, context }: Command<typeof simulateMethodPayment>,
): Reply<typeof simulateMethodPayment> => {
  const row = findMethod(tx, params.id);
  if (!row) return unknownMethod;
  if (channelOf(row).flow !== 'PRESENT') {
    return fail(
      'PAYMENT_METHOD_TYPE_INVALID',
      'Use a VIRTUAL_ACCOUNT, OVER_THE_COUNTER or QR_CODE; others are paid by a payment request.',
    );
  }
  const status = statusAt(row, at.now);
  if (status !== 'ACTIVE')
    return fail('INACTIVE_PAYMENT_METHOD', `This payment method is ${status}: use an ACTIVE one.`);
  const waiting = tx.children(paymentRequests, row.id).find((one) => isOpen(one, at.now));
  const asked = askedBy(row);
  const sent = body.amount ?? asked.amount ?? waiting?.public.amount;
  const paid = paidAmount(asked, sent, row);
  if (!paid.ok) return paid;
  payMethod(at, tx, row, paid.amount, context);
  return ok({
    status: 'PENDING',
    message: 'The payment is on its way: its outcome is sent to the webhook URL.',
  });
};
