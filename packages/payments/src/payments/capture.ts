// Authorizes cards, captures authorizations in parts, and releases them.
import { limits } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import { noFees } from '../fees/fees.ts';
import { channelOf } from '../instruments/find.ts';
import { creditEntry } from '../ledger/credit.ts';
import { completeTransaction, voidTransaction } from '../ledger/transactions.ts';
import { scheduleSettlement } from '../settlement/settle.ts';
import { attempted, recordPayment, type Attempt } from './attempt.ts';
import { payments, type PaymentRow } from './kind.ts';
import { releaseAtConnector } from './release.ts';

const DAY_MS = 86_400_000;

/**
 * Authorizes a payment: the card's bank holds the amount for some days (LIMIT-15), the payment
 * waits for its capture, and its transaction is PENDING. No money moves.
 */
export const authorizePayment = (d: Scope, attempt: Attempt): PaymentRow => {
  const id = d.id();
  const { amount } = attempt;
  const held = { amount, fees: noFees, cashflow: 'MONEY_IN', lines: [] } as const;
  const transaction = recordPayment(d, attempt, id, 'PENDING', held);
  return d.create(payments, id, 'authorize', {
    ...attempted(d, attempt),
    failure: null,
    captured: 0,
    transactions: [transaction],
    authorizedUntil: d.now + limits.card_authorization_days * DAY_MS,
  });
};

/**
 * Returns the amount of an authorization that was neither captured nor released, in minor units.
 */
export const uncaptured = ({
  state: { authorizedUntil, amount, captured },
}: Pick<PaymentRow, 'state'>): number => (authorizedUntil === null ? 0 : amount - captured);

/** Returns the amount of an authorization that can still be captured now, in minor units. */
export const capturable = (row: Pick<PaymentRow, 'state'>, now: number): number =>
  now < (row.state.authorizedUntil ?? 0) ? uncaptured(row) : 0;

/**
 * Captures `amount` of an authorization; callers check `uncaptured` first. The first capture
 * completes the transaction of the authorization, each later one records its own. A final capture
 * releases the rest.
 */
export const capturePayment = (
  d: Scope,
  row: PaymentRow,
  amount: number,
  final = false,
): PaymentRow => {
  const { state } = row;
  if (amount <= 0 || amount > uncaptured(row))
    throw new Error(`${amount} is more than can be captured of payment ${row.id}`);
  const { product, type, currency, reference, identifier } = state;
  const moved = creditEntry(d, type, currency, amount);
  const [first] = state.transactions;
  const isFirst = state.captured === 0 && first !== undefined;
  if (isFirst) completeTransaction(d, first, moved);
  const attempt = { product, channel: channelOf(state), reference, identifier };
  const transaction = isFirst ? first : recordPayment(d, attempt, row.id, 'SUCCESS', moved);
  scheduleSettlement(d, transaction, moved);
  return d.transition(payments, row, 'capture', {
    captured: state.captured + amount,
    ...(isFirst && { capturedAt: d.now }),
    ...(final && { authorizedUntil: null }),
    transactions: isFirst ? state.transactions : [...state.transactions, transaction],
  });
};

/** Releases an authorization without a capture, on expiry or for the merchant. */
export const releaseAuthorization = (
  d: Scope,
  row: PaymentRow,
  on: 'expire' | 'void',
  failure: string | null = null,
): PaymentRow => {
  for (const transaction of row.state.transactions) voidTransaction(d, transaction);
  releaseAtConnector(d, row, 'void', row.state.amount);
  return d.transition(payments, row, on, { failure, authorizedUntil: null });
};
