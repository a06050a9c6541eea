// The payer of a payment request in test mode: pays without a page, as a bank would report it.
import { ok, type At, type Command, type Reply, type Tx } from '@kasir/core/server';
import { paidAmount } from './asked.ts';
import { methodOf } from './end.ts';
import { ended, findRequest, unknownRequest } from './find.ts';
import { payerPays } from './pay.ts';
import type { simulatePayment } from './simulate.contract.ts';

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
