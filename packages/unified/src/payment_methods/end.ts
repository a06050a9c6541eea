// The end of a payment method without a payment: the merchant ends it, or its time passes.
import { fail, type At, type Command, type Context, type Reply, type Tx } from '@kasir/core/server';
import { endRequestsOf } from '../payment_requests/end.ts';
import type { expirePaymentMethod } from './expire.contract.ts';
import { findMethod, unknownMethod } from './find.ts';
import type { PaymentMethodRow } from './instrument.ts';
import { expireMethod, statusAt } from './life.ts';
import { answered } from './render.ts';

/** A method expires, and every request that waits for it ends with it. */
export const closeMethod = (
  at: At,
  tx: Tx,
  method: PaymentMethodRow,
  on: 'time_passes' | 'expire',
  context: Context,
): PaymentMethodRow => {
  const closed = expireMethod(at, tx, method, on, context);
  endRequestsOf(at, tx, closed, on === 'expire' ? 'method_is_withdrawn' : on, context);
  return closed;
};

/** The merchant ends a method for good. */
export const decideExpire = (
  at: At,
  tx: Tx,
  { params, context }: Command<typeof expirePaymentMethod>,
): Reply<typeof expirePaymentMethod> => {
  const row = findMethod(tx, params.id);
  if (!row) return unknownMethod;
  const status = statusAt(row, at.now);
  return status === 'EXPIRED' || status === 'FAILED'
    ? fail('PAYMENT_METHOD_STATUS_INVALID', `This payment method is ${status} already.`)
    : answered(closeMethod(at, tx, row, 'expire', context), context);
};
