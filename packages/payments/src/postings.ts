// Movements that no payment makes: transactions that an operator posts, and money put into a test
// account or taken out of it. Nothing takes out more than is there.
import { canStep, iso, toMajor, type RowOf } from '@kasir/core';
import type { AccountView, At, Line, Tx } from '@kasir/core/server';
import {
  deposits,
  prefixes,
  transactionMachine,
  transactions,
  withdrawals,
  type ChannelCategory,
} from '@kasir/models';
import { minorOf } from './attempt.ts';
import { depositLines, ledgers, paymentLines, payoutLines, reversalLines } from './journal.ts';
import { chargesOn, noCharges, termsOf, type Charges } from './terms.ts';
import {
  book,
  booked,
  complete,
  restate,
  type Moved,
  type TransactionRow,
} from './transactions.ts';

/** Types that are posted; transfers and refunds have operations of their own. */
export const postedTypes = ['DISBURSEMENT', 'REMITTANCE_PAYOUT', 'PAYMENT'] as const;

export interface Posting {
  readonly account: AccountView;
  readonly type: (typeof postedTypes)[number];
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILED';
  readonly channel_category: ChannelCategory;
  readonly channel_code: string;
  readonly reference_id: string;
  readonly account_identifier: string | null;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
}

/** Later statuses of a posted transaction, by the step of its machine. */
export const postingSteps = {
  SUCCESS: 'post',
  FAILED: 'fail',
  VOIDED: 'void',
  REVERSED: 'reverse',
} as const;
export type PostingStatus = keyof typeof postingSteps;

const linesOf = (
  type: string,
  currency: string,
  amount: number,
  charges: Charges,
): readonly Line[] =>
  type === 'PAYMENT'
    ? paymentLines(currency, amount, charges, true)
    : payoutLines(currency, amount, charges);

/** Whether an account has the money that lines of one currency take from it. */
const affords = (tx: Tx, lines: readonly Line[]): boolean => {
  const own = lines.filter(({ ledger }) => ledger === ledgers.available);
  const change = own.reduce((sum, { amount }) => sum + amount, 0);
  const [line] = own;
  return !line || change >= 0 || tx.balance(ledgers.available, line.currency) + change >= 0;
};

/**
 * Posts a transaction as told; PENDING and FAILED ones move nothing. Answers its bare id, or null
 * when the account cannot pay it.
 */
export const postTransaction = (at: At, tx: Tx, posting: Posting): string | null => {
  const { account, status, type, currency, amount, ...told } = posting;
  const charges = chargesOn(termsOf(account, posting.channel_category), amount);
  const lines = status === 'SUCCESS' ? linesOf(type, currency, amount, charges) : [];
  if (!affords(tx, lines)) return null;
  return book(at, tx, {
    ...told,
    business_id: account.id,
    product_id: prefixes.posting + at.id(),
    type,
    status,
    currency,
    amount,
    charges,
    cashflow: type === 'PAYMENT' ? 'MONEY_IN' : 'MONEY_OUT',
    lines,
  });
};

/** The posted transaction of a bare id; what payments made is not for operators to move. */
export const posted = (tx: Pick<Tx, 'get'>, id: string): TransactionRow | undefined => {
  const row: RowOf<typeof transactions> | undefined = tx.get(transactions, id);
  return row?.public.product_id.startsWith(prefixes.posting) === true ? row : undefined;
};

/** What a posted transaction moves when it succeeds. */
const movedBy = ({ public: one }: TransactionRow): Moved => {
  const minor = (major: number) => minorOf(one.currency, major);
  const amount = minor(one.amount);
  const charges = { fee: minor(one.fee.xendit_fee), vat: minor(one.fee.value_added_tax) };
  const lines = linesOf(one.type, one.currency, amount, charges);
  return { amount, charges, cashflow: one.cashflow, lines };
};

/**
 * Moves a posted transaction to a later status; a reversal posts the way back of its lines. Answers
 * the status it has then, which is the old one when there is no such step or no money for it.
 */
export const movePosting = (at: At, tx: Tx, id: string, to: PostingStatus): TransactionRow => {
  const row = booked(tx, id);
  if (!canStep(transactionMachine, row.public.status, postingSteps[to])) return row;
  const moved = movedBy(row);
  const lines =
    to === 'SUCCESS' ? moved.lines : to === 'REVERSED' ? reversalLines(moved.lines) : [];
  if (!affords(tx, lines)) return row;
  if (to === 'SUCCESS') {
    complete(at, tx, id, moved);
  } else {
    restate(at, tx, id, to);
    tx.post(id, lines);
  }
  return booked(tx, id);
};

/** Money put in from outside or taken out to it. Amount in minor units. */
export interface Handed {
  readonly currency: string;
  readonly amount: number;
  readonly description: string;
}

const shown = (at: At, prefix: string, { currency, amount, description }: Handed) => {
  const id = at.id();
  const amounts = { currency, amount: toMajor(currency, amount) };
  return { id, public: { id: prefix + id, ...amounts, description, created: iso(at.now) } };
};

/** Puts money into an account. */
export const putIn = (at: At, tx: Tx, handed: Handed): RowOf<typeof deposits>['public'] => {
  const { id, public: deposit } = shown(at, prefixes.deposit, handed);
  tx.post(id, depositLines(handed.currency, handed.amount));
  return tx.insert(deposits, id, { public: deposit, state: { opening: false } }).public;
};

/** Takes money out of an account; null when it has less available. */
export const takeOut = (
  at: At,
  tx: Tx,
  handed: Handed,
): RowOf<typeof withdrawals>['public'] | null => {
  const lines = payoutLines(handed.currency, handed.amount, noCharges);
  if (!affords(tx, lines)) return null;
  const { id, public: withdrawal } = shown(at, prefixes.withdrawal, handed);
  tx.post(id, lines);
  return tx.insert(withdrawals, id, { public: withdrawal, state: {} }).public;
};
