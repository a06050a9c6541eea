// Completes payments: records them with their transaction and its journal lines.
import type { Scope } from '@kasir/core/server';
import { creditEntry } from '../ledger/credit.ts';
import { scheduleSettlement } from '../settlement/settle.ts';
import { attempted, recordPayment, type Attempt } from './attempt.ts';
import { payments, type PaymentRow } from './kind.ts';
import type { PaymentState } from './state.ts';

/** Records the transaction of a payment, and returns the state that follows from it. */
const collect = (
  d: Scope,
  attempt: Attempt,
  id: string,
): Pick<PaymentState, 'failure' | 'captured' | 'transactions'> => {
  const { channel, amount } = attempt;
  const moved = creditEntry(d, channel.type, channel.currency, amount, attempt.category);
  const transaction = recordPayment(d, attempt, id, 'SUCCESS', moved);
  scheduleSettlement(d, transaction, moved);
  return { failure: null, captured: amount, transactions: [transaction] };
};

/**
 * Completes a payment with its transaction and journal lines. `pending` is the payment of the same
 * attempt when it was requested before.
 */
export const completePayment = (
  d: Scope,
  attempt: Attempt,
  pending: PaymentRow | null = null,
): PaymentRow => {
  const id = pending?.id ?? d.id();
  const done = collect(d, attempt, id);
  if (pending === null)
    return d.create(payments, id, 'complete', { ...attempted(d, attempt), ...done });
  const { created: _, ...now } = attempted(d, attempt);
  return d.transition(payments, pending, 'complete', { ...now, ...done });
};

/** Records money that its instrument no longer expects; the caller then keeps or reverses it. */
export const receiveLatePayment = (d: Scope, attempt: Attempt): PaymentRow => {
  const id = d.id();
  const done = collect(d, attempt, id);
  return d.create(payments, id, 'receive_late', { ...attempted(d, attempt), ...done });
};
