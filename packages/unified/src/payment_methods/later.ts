// What happens to payment methods without a caller: their time passes.
import type { Duty } from '@kasir/core/server';
import { paymentMethods } from '@kasir/models';
import { EXPIRE_METHOD } from './decide.ts';
import { closeMethod } from './end.ts';
import { statusAt } from './life.ts';

export const paymentMethodDuties: readonly Duty[] = [
  {
    topic: EXPIRE_METHOD,
    run: (at, tx, { payload, context }) => {
      const { payment_method } = payload as { readonly payment_method: string };
      const method = tx.get(paymentMethods, payment_method);
      if (!method || method.public.status === 'EXPIRED') return;
      if (statusAt(method, at.now) === 'EXPIRED')
        closeMethod(at, tx, method, 'time_passes', context);
    },
  },
];
