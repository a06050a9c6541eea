// Authorizations of cards: held, captured in parts, or released. Pure functions over a decision's
// transaction.
import { step } from '@kasir/core';
import type { At, Tx } from '@kasir/core/server';
import { paymentMachine, payments } from '@kasir/models';
import {
  attempted,
  bookPayment,
  movedIn,
  settleLater,
  type Attempt,
  type PaymentRow,
} from './attempt.ts';
import { noCharges } from './terms.ts';
import { complete, restate, type Moved } from './transactions.ts';

/**
 * The card's bank holds the amount until `until`: the payment waits for its capture and its
 * transaction is PENDING. No money moves.
 */
export const authorize = (at: At, tx: Tx, attempt: Attempt, until: number): PaymentRow => {
  const { to } = step(paymentMachine, null, 'authorize');
  const id = at.id();
  const { amount } = attempt;
  const held: Moved = { amount, charges: noCharges, cashflow: 'MONEY_IN', lines: [] };
  const transaction = bookPayment(at, tx, attempt, id, 'PENDING', held);
  return tx.insert(payments, id, {
    public: {},
    state: {
      ...attempted(at, attempt),
      status: to,
      failure_code: null,
      captured: 0,
      transactions: [transaction],
      authorized_until: until,
    },
  });
};

/** What of an authorization can still be captured now, in minor units. */
export const capturable = ({ state: held }: PaymentRow, now: number): number =>
  held.authorized_until !== null && now < held.authorized_until ? held.amount - held.captured : 0;

/**
 * Takes `amount` of what was authorized; callers check `capturable` before. The first capture
 * completes the transaction of the authorization, each later one books its own.
 */
export const capture = (
  at: At,
  tx: Tx,
  row: PaymentRow,
  amount: number,
  by: Omit<Attempt, 'amount' | 'detail'>,
): PaymentRow => {
  const { state: held } = row;
  if (amount <= 0 || amount > capturable(row, at.now))
    throw new Error(`${amount} is more than can be captured of payment ${row.id}`);
  const { to } = step(paymentMachine, held.status, 'capture');
  const moved = movedIn(at, by.account, by.channel, amount);
  const [first] = held.transactions;
  const begun = held.captured === 0 && first !== undefined;
  if (begun) complete(at, tx, first, moved);
  const attempt = { ...by, amount, detail: held.detail };
  const transaction = begun ? first : bookPayment(at, tx, attempt, row.id, 'SUCCESS', moved);
  settleLater(at, tx, transaction, moved);
  return tx.update(payments, row, {
    state: {
      ...held,
      status: to,
      captured: held.captured + amount,
      transactions: begun ? held.transactions : [...held.transactions, transaction],
      updated: at.now,
    },
  });
};

/** How an authorization ends that nobody captured: the trigger, and what is told of it. */
interface Release {
  readonly on: 'time_passes' | 'void';
  readonly failure_code?: string;
}

/** An authorization that nobody captured ends: its time passed, or the merchant let it go. */
export const release = (
  at: At,
  tx: Tx,
  row: PaymentRow,
  { on, failure_code }: Release,
): PaymentRow => {
  const { to } = step(paymentMachine, row.state.status, on);
  for (const transaction of row.state.transactions) restate(at, tx, transaction, 'VOIDED');
  return tx.update(payments, row, {
    state: {
      ...row.state,
      status: to,
      failure_code: failure_code ?? null,
      authorized_until: null,
      updated: at.now,
    },
  });
};
