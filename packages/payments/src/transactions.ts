// Writes transactions: the merchant's view of each movement, in the same decision as its journal
// lines.
import { iso, toMajor, type RowOf } from '@kasir/core';
import type { At, Line, Tx } from '@kasir/core/server';
import {
  categoriesOf,
  prefixes,
  transactions,
  type ChannelCategory,
  type Transaction,
  type TransactionStatus,
  type TransactionType,
} from '@kasir/models';
import type { Charges } from './terms.ts';

/** What moved, or is to move, of the merchant's money. Minor units. */
export interface Moved {
  readonly amount: number;
  readonly charges: Charges;
  readonly cashflow: 'MONEY_IN' | 'MONEY_OUT';
  readonly lines: readonly Line[];
  /** Milliseconds at which it is settled; now or left out when it is at once. */
  readonly settles?: number;
}

export interface Movement extends Moved {
  readonly business_id: string;
  /** Public id of the payment, refund or other object that moved the money. */
  readonly product_id: string;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly channel_category: ChannelCategory;
  readonly channel_code: string;
  readonly reference_id: string;
  readonly account_identifier: string | null;
  readonly currency: string;
}

export type TransactionRow = RowOf<typeof transactions>;

type Money = Pick<Transaction, 'amount' | 'net_amount' | 'fee'>;

const moneyOf = (currency: string, { amount, charges, cashflow }: Moved): Money => {
  const cost = charges.fee + charges.vat;
  const money = (minor: number) => toMajor(currency, minor);
  return {
    amount: money(amount),
    net_amount: money(cashflow === 'MONEY_IN' ? amount - cost : amount + cost),
    fee: {
      xendit_fee: money(charges.fee),
      value_added_tax: money(charges.vat),
      xendit_withholding_tax: 0,
      third_party_withholding_tax: 0,
      status: cost === 0 ? 'NOT_APPLICABLE' : 'COMPLETED',
    },
  };
};

type Settlement = Pick<Transaction, 'settlement_status' | 'estimated_settlement_time'>;

/** Money that moved is settled at its time; what never moved is not (STATE-UNSPEC-04). */
const settlementOf = (now: number, status: TransactionStatus, settles = now): Settlement => {
  if (status === 'FAILED' || status === 'VOIDED')
    return { settlement_status: null, estimated_settlement_time: null };
  const waits = status === 'PENDING' || settles > now;
  return {
    settlement_status: waits ? 'PENDING' : 'SETTLED',
    estimated_settlement_time: status === 'PENDING' ? null : iso(settles),
  };
};

/**
 * Stores a transaction and posts its lines; answers its bare id. Throws when type and category do
 * not fit.
 */
export const book = (at: At, tx: Tx, movement: Movement): string => {
  if (!categoriesOf[movement.type].includes(movement.channel_category))
    throw new Error(`${movement.type} has no category ${movement.channel_category}`);
  const { currency, amount: _, charges: __, lines, settles, ...rest } = movement;
  const id = at.id();
  tx.insert(transactions, id, {
    public: {
      ...rest,
      id: prefixes.transaction + id,
      currency,
      ...moneyOf(currency, movement),
      ...settlementOf(at.now, rest.status, settles),
      created: iso(at.now),
      updated: iso(at.now),
    },
    state: {},
  });
  tx.post(id, lines);
  return id;
};

/** The transaction of a bare id; throws when it is missing, which no caller can cause. */
export const booked = (tx: Pick<Tx, 'get'>, id: string): TransactionRow => {
  const row = tx.get(transactions, id);
  if (!row) throw new Error(`Transaction ${id} is missing`);
  return row;
};

/** Completes a PENDING transaction with what really moved, e.g. by a capture of less. */
export const complete = (at: At, tx: Tx, id: string, moved: Moved): void => {
  const row = booked(tx, id);
  tx.update(transactions, row, {
    public: {
      ...row.public,
      ...moneyOf(row.public.currency, moved),
      ...settlementOf(at.now, 'SUCCESS', moved.settles),
      status: 'SUCCESS',
      updated: iso(at.now),
    },
  });
  tx.post(id, moved.lines);
};

/** Moves a booked transaction to a later status, e.g. REFUNDED when all its money went back. */
export const restate = (at: At, tx: Tx, id: string, status: TransactionStatus): void => {
  const row = booked(tx, id);
  const ended = status === 'FAILED' || status === 'VOIDED';
  tx.update(transactions, row, {
    public: {
      ...row.public,
      ...(ended && settlementOf(at.now, status)),
      status,
      updated: iso(at.now),
    },
  });
};

/** The money of a transaction is paid out: marks it SETTLED and posts the lines. */
export const settle = (at: At, tx: Tx, id: string, lines: readonly Line[]): void => {
  const row = booked(tx, id);
  tx.update(transactions, row, {
    public: { ...row.public, settlement_status: 'SETTLED', updated: iso(at.now) },
  });
  tx.post(id, lines);
};
