// Posts transactions for operators: movements that no payment makes. They never exceed the
// available balance.
import { canTrigger } from '@kasir/core/resource';
import type { Scope } from '@kasir/core/server';
import type { Line, Reads } from '@kasir/core/store';
import type { ChannelCategory } from '@kasir/models';
import { feesOn, type Fees } from '../fees/fees.ts';
import { termsOf } from '../fees/terms.ts';
import { hasSufficientBalance, ledgers } from '../ledger/ledgers.ts';
import {
  transactionLifecycle,
  transactions,
  type TransactionRow,
  type TransactionState,
} from '../ledger/kind.ts';
import { paymentLines, payoutLines, reversalLines } from '../ledger/lines.ts';
import {
  completeTransaction,
  failTransaction,
  getTransaction,
  recordTransaction,
  reverseTransaction,
  voidTransaction,
  type MoneyMoved,
} from '../ledger/transactions.ts';

/** The types that can be posted; transfers and refunds have operations of their own. */
export const postedTypes = ['DISBURSEMENT', 'REMITTANCE_PAYOUT', 'PAYMENT'] as const;

export interface Posting {
  readonly type: (typeof postedTypes)[number];
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILED';
  readonly category: ChannelCategory;
  readonly channel: string;
  readonly reference: string;
  readonly identifier: string | null;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
}

/** Later statuses of a posted transaction, with their triggers. */
export const postingTriggers = {
  SUCCESS: 'post',
  FAILED: 'fail',
  VOIDED: 'void',
  REVERSED: 'reverse',
} as const;
export type PostingStatus = keyof typeof postingTriggers;

const linesOf = (type: string, currency: string, amount: number, fees: Fees): readonly Line[] =>
  type === 'PAYMENT'
    ? paymentLines(currency, amount, fees, true)
    : payoutLines(currency, amount, fees);

/** Returns whether an account has the money that lines of one currency take from it. */
const covers = (
  reads: Pick<Reads, 'balance'>,
  currency: string,
  lines: readonly Line[],
): boolean => {
  const own = lines.filter(({ ledger }) => ledger === ledgers.available);
  const taken = own.reduce((sum, { amount }) => sum - amount, 0);
  return taken <= 0 || hasSufficientBalance(reads, currency, taken);
};

/**
 * Posts a transaction; PENDING and FAILED ones move no money. Returns its unprefixed id, or null
 * when the balance is too low.
 */
export const postTransaction = (d: Scope, posting: Posting): string | null => {
  const { type, status, category, currency, amount } = posting;
  const fees = feesOn(termsOf(d.context.account, category), amount);
  const lines = status === 'SUCCESS' ? linesOf(type, currency, amount, fees) : [];
  if (!covers(d, currency, lines)) return null;
  return recordTransaction(d, {
    ...posting,
    source: { kind: 'posting', id: d.id() },
    fees,
    cashflow: type === 'PAYMENT' ? 'MONEY_IN' : 'MONEY_OUT',
    lines,
  });
};

/** Returns the posted transaction with this unprefixed id; never one of a payment. */
export const findPosting = (reads: Pick<Reads, 'get'>, id: string): TransactionRow | undefined => {
  const row = reads.get(transactions, id);
  return row?.state.source.kind === 'posting' ? row : undefined;
};

/** Returns the movement of a posted transaction when it succeeds. */
const movedBy = ({ type, currency, amount, fee, vat, cashflow }: TransactionState): MoneyMoved => {
  const fees = { fee, vat };
  return { amount, fees, cashflow, lines: linesOf(type, currency, amount, fees) };
};

const linesTo = (to: PostingStatus, moved: MoneyMoved): readonly Line[] => {
  if (to === 'SUCCESS') return moved.lines;
  return to === 'REVERSED' ? reversalLines(moved.lines) : [];
};

/**
 * Changes the status of a posted transaction; a reversal posts its reversed lines. Returns the
 * current transaction, unchanged when the step is not allowed or the balance is too low.
 */
export const movePosting = (d: Scope, id: string, to: PostingStatus): TransactionRow => {
  const row = getTransaction(d, id);
  const moved = movedBy(row.state);
  const lines = linesTo(to, moved);
  if (
    !canTrigger(transactionLifecycle, row.state.status, postingTriggers[to]) ||
    !covers(d, row.state.currency, lines)
  )
    return row;
  switch (to) {
    case 'SUCCESS':
      completeTransaction(d, id, moved);
      break;
    case 'FAILED':
      failTransaction(d, id);
      break;
    case 'VOIDED':
      voidTransaction(d, id);
      break;
    case 'REVERSED':
      reverseTransaction(d, id, lines);
      break;
  }
  return getTransaction(d, id);
};
