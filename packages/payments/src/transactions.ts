// Writes transactions: the merchant's view of each movement, in the same decision as its journal
// lines.
import { iso, toMajor } from '@kasir/core';
import type { At, Line, Tx } from '@kasir/core/server';
import {
  categoriesOf,
  prefixes,
  transactions,
  type ChannelCategory,
  type TransactionStatus,
  type TransactionType,
} from '@kasir/models';
import type { Charges } from './fees.ts';

interface Movement {
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
  /** Minor units. */
  readonly amount: number;
  readonly charges: Charges;
  readonly cashflow: 'MONEY_IN' | 'MONEY_OUT';
  readonly lines: readonly Line[];
}

/**
 * Stores a transaction and posts its lines; answers its bare id. Throws when type and category do
 * not fit.
 */
export const book = (at: At, tx: Tx, movement: Movement): string => {
  if (!categoriesOf[movement.type].includes(movement.channel_category))
    throw new Error(`${movement.type} has no category ${movement.channel_category}`);
  const { currency, amount, charges, cashflow, lines, ...rest } = movement;
  const id = at.id();
  const cost = charges.fee + charges.vat;
  const money = (minor: number) => toMajor(currency, minor);
  tx.insert(transactions, id, {
    public: {
      ...rest,
      id: prefixes.transaction + id,
      currency,
      amount: money(amount),
      net_amount: money(cashflow === 'MONEY_IN' ? amount - cost : amount + cost),
      cashflow,
      created: iso(at.now),
      updated: iso(at.now),
      fee: {
        xendit_fee: money(charges.fee),
        value_added_tax: money(charges.vat),
        xendit_withholding_tax: 0,
        third_party_withholding_tax: 0,
        status: cost === 0 ? 'NOT_APPLICABLE' : 'COMPLETED',
      },
    },
    private: {},
  });
  tx.post(id, lines);
  return id;
};

/** Moves a booked transaction to a later status, e.g. REFUNDED when all its money went back. */
export const restate = (at: At, tx: Tx, id: string, status: TransactionStatus): void => {
  const row = tx.get(transactions, id);
  if (!row) throw new Error(`Transaction ${id} is missing`);
  tx.update(transactions, row, { public: { ...row.public, status, updated: iso(at.now) } });
};
