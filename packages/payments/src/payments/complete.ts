// Completes payments: records them with their transaction and its journal lines.
import type { Scope } from '@kasir/core/server';
import { creditEntry } from '../ledger/credit.ts';
import { scheduleSettlement } from '../settlement/settle.ts';
import { attempted, recordPayment, type Attempt } from './attempt.ts';
import { payments, type PaymentRow } from './kind.ts';

/**
 * Completes a payment with its transaction and journal lines. `pending` is the payment of the same
 * attempt when it was requested before. `receive_late` is for an ended instrument: callers reverse
 * the payment.
 */
export const completePayment = (
  d: Scope,
  attempt: Attempt,
  pending: PaymentRow | null = null,
  on: 'complete' | 'receive_late' = 'complete',
): PaymentRow => {
  const id = pending?.id ?? d.id();
  const { channel, amount } = attempt;
  const moved = creditEntry(d, channel.type, channel.currency, amount, attempt.category);
  const transaction = recordPayment(d, attempt, id, 'SUCCESS', moved);
  scheduleSettlement(d, transaction, moved);
  const done = { failure: null, captured: amount, transactions: [transaction] };
  if (pending === null) return d.create(payments, id, on, { ...attempted(d, attempt), ...done });
  const { created: _, ...now } = attempted(d, attempt);
  return d.transition(payments, pending, 'complete', { ...now, ...done });
};
