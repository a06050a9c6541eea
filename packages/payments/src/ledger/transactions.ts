// Records transactions, in the same decision as their journal lines, and takes them through their
// life.
import type { Ref } from '@kasir/core';
import type { Decision, Line, Reads } from '@kasir/core/server';
import { categoriesOf, type ChannelCategory, type TransactionType } from '@kasir/models';
import type { Fees } from '../fees/fees.ts';
import { transactions, type TransactionRow, type TransactionState } from './kind.ts';

/** What moved, or is to move, of the merchant's money. Minor units. */
export interface MoneyMoved {
  readonly amount: number;
  readonly fees: Fees;
  readonly cashflow: 'MONEY_IN' | 'MONEY_OUT';
  readonly lines: readonly Line[];
  /** Milliseconds at which it is settled; now or left out when it is at once. */
  readonly settles?: number;
}

export interface Movement extends MoneyMoved {
  readonly source: Ref;
  /** Kind of the product that was paid, where the money is that of a payment. */
  readonly paidProduct?: string;
  readonly type: TransactionType;
  readonly status: 'SUCCESS' | 'PENDING' | 'FAILED';
  readonly category: ChannelCategory;
  readonly channel: string;
  readonly reference: string;
  readonly identifier: string | null;
  readonly currency: string;
}

type Settlement = Pick<TransactionState, 'settles' | 'settlement'>;

/** What never moves is never settled (STATE-UNSPEC-04). */
const unsettled: Settlement = { settles: null, settlement: null };

/** Money that moved is settled at its time. */
const settledAt = (now: number, settles = now): Settlement => ({
  settles,
  settlement: settles > now ? 'PENDING' : 'SETTLED',
});

const settlementOf = (now: number, { status, settles }: Movement): Settlement => {
  switch (status) {
    case 'SUCCESS':
      return settledAt(now, settles);
    case 'PENDING':
      return { settles: null, settlement: 'PENDING' };
    case 'FAILED':
      return unsettled;
  }
};

const triggers = { PENDING: 'start', SUCCESS: 'post', FAILED: 'fail' } as const;

/**
 * Stores a transaction and posts its lines; returns its bare id. Throws when type and category do
 * not fit.
 */
export const recordTransaction = (d: Decision, movement: Movement): string => {
  const { type, category, status, fees, lines, settles: _, ...rest } = movement;
  if (!categoriesOf[type].includes(category))
    throw new Error(`${type} has no category ${category}`);
  const id = d.id();
  d.create(transactions, id, triggers[status], {
    ...rest,
    type,
    category,
    fee: fees.fee,
    vat: fees.vat,
    ...settlementOf(d.now, movement),
    created: d.now,
    updated: d.now,
  });
  d.post(id, lines);
  return id;
};

/** The transaction of a bare id; throws when it is missing, which no caller can cause. */
export const getTransaction = (reads: Pick<Reads, 'get'>, id: string): TransactionRow => {
  const row = reads.get(transactions, id);
  if (!row) throw new Error(`Transaction ${id} is missing`);
  return row;
};

/** Completes a PENDING transaction with what really moved, e.g. by a capture of less. */
export const completeTransaction = (
  d: Decision,
  id: string,
  { amount, fees, cashflow, lines, settles }: MoneyMoved,
): void => {
  d.transition(transactions, { id }, 'post', {
    amount,
    fee: fees.fee,
    vat: fees.vat,
    cashflow,
    ...settledAt(d.now, settles),
  });
  d.post(id, lines);
};

/** A PENDING transaction moves nothing: it could not be carried out. */
export const failTransaction = (d: Decision, id: string): void => {
  d.transition(transactions, { id }, 'fail', unsettled);
};

/** A PENDING transaction moves nothing: what was authorized is let go. */
export const voidTransaction = (d: Decision, id: string): void => {
  d.transition(transactions, { id }, 'void', unsettled);
};

/** All money of a transaction's payment went back (TXN-CONF-02). */
export const refundTransaction = (d: Decision, id: string): void => {
  d.transition(transactions, { id }, 'refund');
};

/**
 * What a transaction moved goes back by lines of the same transaction; nothing is left to settle.
 */
export const reverseTransaction = (d: Decision, id: string, lines: readonly Line[]): void => {
  const isSettled = getTransaction(d, id).state.settlement === 'SETTLED';
  d.transition(transactions, { id }, 'reverse', isSettled ? {} : unsettled);
  d.post(id, lines);
};

/** The money of a transaction is paid out: marks it SETTLED and posts the lines. */
export const settleTransaction = (d: Decision, id: string, lines: readonly Line[]): void => {
  d.change(transactions, { id }, { settlement: 'SETTLED', updated: d.now });
  d.post(id, lines);
};
