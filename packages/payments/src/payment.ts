// Payments of every kind: how one succeeds, fails, is authorized and captured. Pure functions over
// a decision's transaction.
import { step, toMinor, type RowOf } from '@kasir/core';
import type { AccountView, At, Tx } from '@kasir/core/server';
import {
  paymentMachine,
  paymentPrefixes,
  payments,
  transactionCode,
  type CanonicalPayment,
  type Channel,
  type ChannelCategory,
  type PaymentDetail,
} from '@kasir/models';
import { paymentLines } from './journal.ts';
import { SETTLE } from './settlement.ts';
import { chargesOn, noCharges, termsOf } from './terms.ts';
import { book, complete, restate, type Moved } from './transactions.ts';

export type PaymentRow = RowOf<typeof payments>;

/** An attempt to pay something, before its outcome is known. Amount in minor units. */
export interface Attempt {
  readonly account: AccountView;
  readonly channel: Channel;
  /** Public and bare id of what is paid. */
  readonly product: string;
  readonly parent: string;
  /** Bare id of the saved instrument that is used, or null. */
  readonly method: string | null;
  readonly amount: number;
  readonly reference_id: string;
  readonly account_identifier: string | null;
  readonly detail: PaymentDetail;
}

/** The category under which transactions and fees know a type of channel. */
export const categoryOf: Readonly<Record<Channel['type'], ChannelCategory>> = {
  EWALLET: 'EWALLET',
  DIRECT_DEBIT: 'DIRECT_DEBIT',
  CARD: 'CARDS',
  VIRTUAL_ACCOUNT: 'VIRTUAL_ACCOUNT',
  OVER_THE_COUNTER: 'RETAIL_OUTLET',
  QR_CODE: 'QR_CODE',
};

/** The public id of a payment; the prefix tells the type of its method (PAY-FIELD-id). */
export const paymentId = (row: PaymentRow): string => paymentPrefixes[row.private.type] + row.id;

const DAY_MS = 86_400_000;

const attempted = (
  at: At,
  attempt: Attempt,
): Omit<CanonicalPayment, 'status' | 'failure_code' | 'captured'> => ({
  type: attempt.channel.type,
  product: attempt.product,
  parent: attempt.parent,
  method: attempt.method,
  channel_code: attempt.channel.code,
  country: attempt.channel.country,
  currency: attempt.channel.currency,
  amount: attempt.amount,
  refunded: 0,
  refunding: 0,
  taken_back: false,
  reference_id: attempt.reference_id,
  account_identifier: attempt.account_identifier,
  detail: attempt.detail,
  transactions: [],
  authorized_until: null,
  created: at.now,
  updated: at.now,
});

/** The transaction of a payment that succeeded or was authorized; answers its bare id. */
const bookPayment = (
  at: At,
  tx: Tx,
  attempt: Attempt,
  id: string,
  status: 'SUCCESS' | 'PENDING',
  moved: Moved,
): string =>
  book(at, tx, {
    ...moved,
    business_id: attempt.account.id,
    product_id: paymentPrefixes[attempt.channel.type] + id,
    type: 'PAYMENT',
    status,
    channel_category: categoryOf[attempt.channel.type],
    channel_code: transactionCode(attempt.channel),
    reference_id: attempt.reference_id,
    account_identifier: attempt.account_identifier,
    currency: attempt.channel.currency,
  });

/** What an amount that came in moves under the account's terms. */
const movedIn = (
  at: At,
  account: AccountView,
  { type, currency }: Pick<Channel, 'type' | 'currency'>,
  amount: number,
): Moved => {
  const terms = termsOf(account, categoryOf[type]);
  const charges = chargesOn(terms, amount);
  const settles = at.now + terms.settlement_days * DAY_MS;
  const lines = paymentLines(currency, amount, charges, settles === at.now);
  return { amount, charges, cashflow: 'MONEY_IN', lines, settles };
};

/** Pending money is settled by a job. */
const settleLater = (at: At, tx: Tx, transaction: string, { settles = at.now }: Moved): void => {
  if (settles > at.now) tx.job(SETTLE, settles, { transaction });
};

/** The payer paid: records the payment, its transaction and its journal lines. */
export const succeed = (at: At, tx: Tx, attempt: Attempt): PaymentRow => {
  const { to } = step(paymentMachine, null, 'succeed');
  const id = at.id();
  const moved = movedIn(at, attempt.account, attempt.channel, attempt.amount);
  const transaction = bookPayment(at, tx, attempt, id, 'SUCCESS', moved);
  settleLater(at, tx, transaction, moved);
  return tx.insert(payments, id, {
    public: {},
    private: {
      ...attempted(at, attempt),
      status: to,
      failure_code: null,
      captured: attempt.amount,
      transactions: [transaction],
    },
  });
};

/** The payer did not pay: records the attempt with its failure code; no money moves. */
export const failed = (at: At, tx: Tx, attempt: Attempt, failure_code: string): PaymentRow => {
  const { to } = step(paymentMachine, null, 'fail');
  return tx.insert(payments, at.id(), {
    public: {},
    private: { ...attempted(at, attempt), status: to, failure_code, captured: 0 },
  });
};

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
    private: {
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
export const capturable = ({ private: held }: PaymentRow, now: number): number =>
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
  const { private: held } = row;
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
    private: {
      ...held,
      status: to,
      captured: held.captured + amount,
      transactions: begun ? held.transactions : [...held.transactions, transaction],
      updated: at.now,
    },
  });
};

/** An authorization that nobody captured ends: its time passed, or the merchant let it go. */
export const release = (
  at: At,
  tx: Tx,
  row: PaymentRow,
  on: 'time_passes' | 'void',
): PaymentRow => {
  const { to } = step(paymentMachine, row.private.status, on);
  for (const transaction of row.private.transactions) restate(at, tx, transaction, 'VOIDED');
  return tx.update(payments, row, {
    private: { ...row.private, status: to, authorized_until: null, updated: at.now },
  });
};

/** Minor units of an amount that was checked when it came in; throws when it is none. */
export const minorOf = (currency: string, amount: number): number => {
  const units = toMinor(currency, amount);
  if (units === undefined) throw new Error(`${amount} is no amount of ${currency}`);
  return units;
};
