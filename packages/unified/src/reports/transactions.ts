// The report of transactions: a row for each that was made in the window, equal to what the list of
// transactions shows of it.
import type { Transaction, transactionsColumns } from '@kasir/models';
import { reportTimezone, transactions } from '@kasir/models';
import type { Cell } from './csv.ts';
import { originsOf, type Origin } from './origins.ts';
import { PAGE_ROWS, type ReadPage } from './page.ts';

type Column = keyof typeof transactionsColumns;

/** When its money was paid out, once it was. */
export const settledAt = (transaction: Transaction): string | null =>
  transaction.settlement_status === 'PENDING' ? null : transaction.estimated_settlement_time;

const rowOf = (transaction: Transaction, origin: Origin): Record<Column, Cell> => ({
  status: transaction.status,
  type: transaction.type,
  channel: transaction.channel_category,
  channel_name: transaction.channel_code,
  account_number: transaction.account_identifier,
  currency: transaction.currency,
  amount: transaction.amount,
  fee_amount: transaction.fee.xendit_fee,
  vat_amount: transaction.fee.value_added_tax,
  third_party_wht: transaction.fee.third_party_withholding_tax,
  provider_side_wht: transaction.fee.xendit_withholding_tax,
  net_amount: transaction.net_amount,
  reference: transaction.reference_id,
  transaction_id: transaction.id,
  invoice_id: origin.invoice_id,
  batch_id: null,
  payment_id: origin.payment_id,
  payment_date: origin.paid,
  timestamp_created: transaction.created,
  timestamp_updated: transaction.updated,
  timestamp_settled: settledAt(transaction),
  timezone: { verbatim: reportTimezone },
  description: origin.description,
  channel_reference: origin.channel_reference,
});

/** Transactions of a currency, oldest first. */
export const readTransactions: ReadPage<Column> = (view, scope, after) => {
  const { currency, from, to, before } = scope;
  const { rows, more } = view.list(
    transactions,
    { any: { currency: [currency] }, created: { gte: from, lte: to } },
    { limit: PAGE_ROWS, order: 'asc', ...(after !== null && { after }) },
  );
  const told = rows.filter(({ id }) => id < before);
  const last = told.at(-1);
  const originOf = originsOf(
    view,
    told.map((row) => row.public),
  );
  return {
    rows: told.map((row) => rowOf(row.public, originOf(row.public))),
    next: more && last && told.length === rows.length ? last.id : null,
  };
};
