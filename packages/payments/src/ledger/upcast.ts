// Transactions as releases before state kinds stored them: as their public JSON.
import { minorUnits, parseTimestamp, type Stored } from '@kasir/core';
import { parseProductId, type Transaction } from '@kasir/models';
import type { TransactionState } from './state.ts';

const fromPublic = (stored: Transaction): TransactionState => {
  const minor = (amount: number) => minorUnits(stored.currency, amount);
  const { estimated_settlement_time: settles, settlement_status: settlement } = stored;
  return {
    status: stored.status,
    type: stored.type,
    source: parseProductId(stored.product_id).source,
    category: stored.channel_category,
    channel: stored.channel_code,
    reference: stored.reference_id,
    identifier: stored.account_identifier,
    currency: stored.currency,
    amount: minor(stored.amount),
    fee: minor(stored.fee.xendit_fee),
    vat: minor(stored.fee.value_added_tax),
    cashflow: stored.cashflow,
    settles: settles === null ? null : parseTimestamp(settles),
    settlement: settlement === 'EARLY_SETTLED' ? 'SETTLED' : settlement,
    created: parseTimestamp(stored.created),
    updated: parseTimestamp(stored.updated),
  };
};

/** The state of a transaction that any release has stored. */
export const upcastTransaction = ({ public: stored, state }: Stored): TransactionState =>
  'id' in (stored as object) ? fromPublic(stored as Transaction) : (state as TransactionState);
