// Records transactions in the same decision as their journal lines, and changes their status.
import type { Ref } from '@kasir/core/resource';
import type { Decision } from '@kasir/core/server';
import type { Line, Reads } from '@kasir/core/store';
import { categoriesOf, type ChannelCategory, type TransactionType } from '@kasir/models';
import type { Fees } from '../fees/fees.ts';
import { transactions, type TransactionRow, type TransactionState } from './kind.ts';

/** A movement of the merchant's money, done or planned. Minor units. */
export interface MoneyMoved {
  readonly amount: number;
  readonly fees: Fees;
  readonly cashflow: 'MONEY_IN' | 'MONEY_OUT';
  readonly lines: readonly Line[];
  /** The settlement time in milliseconds; now or omitted for immediate settlement. */
  readonly settles?: number;
}

export interface Movement extends MoneyMoved {
  readonly source: Ref;
  /** Kind of the paid product, for the money of a payment. */
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

/** Money that never moves is never settled (STATE-UNSPEC-04). */
const unsettled: Settlement = { settles: null, settlement: null };

/** Returns the settlement of money that has moved. */
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
 * Records a transaction and posts its lines; returns its unprefixed id. Throws when the type does
 * not allow the category.
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

/** Returns the transaction with this unprefixed id; throws when it is missing, which is a bug. */
export const getTransaction = (reads: Pick<Reads, 'get'>, id: string): TransactionRow => {
  const row = reads.get(transactions, id);
  if (!row) throw new Error(`Transaction ${id} is missing`);
  return row;
};

/** Completes a PENDING transaction with the amount that really moved, e.g. by a partial capture. */
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

/** Fails a PENDING transaction, which then moves no money. */
export const failTransaction = (d: Decision, id: string): void => {
  d.transition(transactions, { id }, 'fail', unsettled);
};

/** Voids a PENDING transaction: the authorization is released, and no money moves. */
export const voidTransaction = (d: Decision, id: string): void => {
  d.transition(transactions, { id }, 'void', unsettled);
};

/** Marks a transaction whose payment was refunded in full (TXN-CONF-02). */
export const refundTransaction = (d: Decision, id: string): void => {
  d.transition(transactions, { id }, 'refund');
};

/** Reverses a transaction by lines of the same transaction; nothing is left to settle. */
export const reverseTransaction = (d: Decision, id: string, lines: readonly Line[]): void => {
  const isSettled = getTransaction(d, id).state.settlement === 'SETTLED';
  d.transition(transactions, { id }, 'reverse', isSettled ? {} : unsettled);
  d.post(id, lines);
};

/** Settles a transaction: marks it SETTLED and posts the lines. */
export const settleTransaction = (d: Decision, id: string, lines: readonly Line[]): void => {
  d.change(transactions, { id }, { settlement: 'SETTLED', updated: d.now });
  d.post(id, lines);
};
