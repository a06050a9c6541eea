// Payments of every kind: how one begins, succeeds and fails. Pure functions over a decision's
// transaction.
import { step } from '@kasir/core';
import type { At, Tx } from '@kasir/core/server';
import { paymentMachine, payments, type CanonicalPayment } from '@kasir/models';
import {
  attempted,
  bookPayment,
  movedIn,
  settleLater,
  type Attempt,
  type PaymentRow,
} from './attempt.ts';

/** Stores a payment's outcome: of a new attempt, or of the one that was pending. */
const conclude = (
  at: At,
  tx: Tx,
  pending: PaymentRow | null,
  id: string,
  contents: CanonicalPayment,
): PaymentRow =>
  pending === null
    ? tx.insert(payments, id, { public: {}, state: contents })
    : tx.update(payments, pending, {
        state: { ...contents, created: pending.state.created, updated: at.now },
      });

/** The payer is asked and has not answered yet; no money moves and nothing is booked. */
export const start = (at: At, tx: Tx, attempt: Attempt): PaymentRow => {
  const { to } = step(paymentMachine, null, 'start');
  return tx.insert(payments, at.id(), {
    public: {},
    state: { ...attempted(at, attempt), status: to, failure_code: null, captured: 0 },
  });
};

/**
 * The payer paid: records the payment, its transaction and its journal lines. `pending` is the same
 * attempt as it was started, if it was.
 */
export const succeed = (
  at: At,
  tx: Tx,
  attempt: Attempt,
  pending: PaymentRow | null = null,
): PaymentRow => {
  const { to } = step(paymentMachine, pending?.state.status ?? null, 'succeed');
  const id = pending?.id ?? at.id();
  const moved = movedIn(at, attempt.account, attempt.channel, attempt.amount);
  const transaction = bookPayment(at, tx, attempt, id, 'SUCCESS', moved);
  settleLater(at, tx, transaction, moved);
  return conclude(at, tx, pending, id, {
    ...attempted(at, attempt),
    status: to,
    failure_code: null,
    captured: attempt.amount,
    transactions: [transaction],
  });
};

/** The payer did not pay: records the attempt with its failure code; no money moves. */
export const failed = (
  at: At,
  tx: Tx,
  attempt: Attempt,
  failure_code: string,
  pending: PaymentRow | null = null,
): PaymentRow => {
  const { to } = step(paymentMachine, pending?.state.status ?? null, 'fail');
  return conclude(at, tx, pending, pending?.id ?? at.id(), {
    ...attempted(at, attempt),
    status: to,
    failure_code,
    captured: 0,
  });
};
