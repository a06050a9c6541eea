// What happens to payment requests without a caller: their time passes, a payer answers on the own
// device, an authorization is let go.
import type { At, Context, Duty, Tx } from '@kasir/core/server';
import { paymentRequests } from '@kasir/models';
import type { PaymentRequestRow } from './attempt.ts';
import { ANSWER, EXPIRE_REQUEST } from './decide.ts';
import { expireRequest, isOpen, letGo } from './end.ts';
import { payerPays, RELEASE } from './pay.ts';

type Act = (at: At, tx: Tx, request: PaymentRequestRow, context: Context) => void;

const duty = (topic: string, act: Act): Duty => ({
  topic,
  run: (at, tx, { payload, context }) => {
    const { payment_request } = payload as { readonly payment_request: string };
    const request = tx.get(paymentRequests, payment_request);
    if (request) act(at, tx, request, context);
  },
});

export const paymentRequestDuties: readonly Duty[] = [
  duty(EXPIRE_REQUEST, (at, tx, request, context) => {
    if (!isOpen(request, at.now)) expireRequest(at, tx, request, context);
  }),
  duty(ANSWER, (at, tx, request, context) => {
    const { amount } = request.public;
    if (isOpen(request, at.now) && amount !== null) payerPays(at, tx, request, amount, context);
  }),
  duty(RELEASE, letGo),
];
