// What happens to payment methods without a caller: their time passes.
import type { At, Context, Duty, Tx } from '@kasir/core/server';
import { canStep } from '@kasir/core';
import { paymentMethodMachine, paymentMethods, paymentRequests } from '@kasir/models';
import { expireRequest } from '../payment_requests/pay.ts';
import { EXPIRE_METHOD } from './decide.ts';
import type { PaymentMethodRow } from './instrument.ts';
import { expireMethod, isOver } from './life.ts';

/** A method ends without a payment, and with it every request that waits for it. */
export const closeMethod = (
  at: At,
  tx: Tx,
  method: PaymentMethodRow,
  on: 'time_passes' | 'expire',
  context: Context,
): PaymentMethodRow => {
  const closed = expireMethod(at, tx, method, on, context);
  for (const request of tx.children(paymentRequests, method.id))
    expireRequest(at, tx, request, context);
  return closed;
};

export const paymentMethodDuties: readonly Duty[] = [
  {
    topic: EXPIRE_METHOD,
    run: (at, tx, { payload, context }) => {
      const { payment_method } = payload as { readonly payment_method: string };
      const method = tx.get(paymentMethods, payment_method);
      if (!method || !isOver(method, at.now)) return;
      if (canStep(paymentMethodMachine, method.public.status, 'time_passes'))
        closeMethod(at, tx, method, 'time_passes', context);
    },
  },
];
