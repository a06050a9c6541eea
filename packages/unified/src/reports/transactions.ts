// Reads the report of transactions: one row for each transaction created in the range, with the
// values that the list of transactions shows.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Cell } from '@kasir/core/server';
import { prefixes, reportTimezone, type transactionsColumns } from '@kasir/models';
import { netOf, transactions, type TransactionRow } from '@kasir/payments/ledger';
import { originsOf, type Origin } from './origins.ts';
import { PAGE_ROWS, type ReadPage } from './page.ts';

type Column = keyof typeof transactionsColumns;

/** Returns when the money of a transaction was settled; null before. */
export const settledAt = ({ state: { settlement, settles } }: TransactionRow): string | null =>
  settlement === 'PENDING' || settles === null ? null : toIsoString(settles);

const rowOf = (row: TransactionRow, origin: Origin): Record<Column, Cell> => {
  const { state } = row;
  const money = (minor: number) => toMajor(state.currency, minor);
  return {
    status: state.status, // RPT-TX-status
    type: state.type, // MODEL-UNSPEC-32
    channel: state.category, // MODEL-UNSPEC-32
    channel_name: state.channel, // MODEL-UNSPEC-32
    account_number: state.identifier,
    currency: state.currency,
    amount: money(state.amount),
    fee_amount: money(state.fee),
    vat_amount: money(state.vat),
    third_party_wht: 0,
    provider_side_wht: 0,
    net_amount: money(Math.abs(netOf(state))),
    reference: state.reference,
    transaction_id: prefixes.transaction + row.id,
    invoice_id: origin.invoiceId,
    batch_id: null,
    payment_id: origin.paymentId,
    payment_date: origin.paid,
    timestamp_created: toIsoString(state.created),
    timestamp_updated: toIsoString(state.updated),
    timestamp_settled: settledAt(row),
    timezone: { verbatim: reportTimezone },
    description: origin.description,
    channel_reference: origin.channelReference,
  };
};

/** Reads the transactions of a currency, oldest first. */
export const readTransactions: ReadPage<Column> = (view, range, after) => {
  const { currency, from, to, before } = range;
  const { rows, more } = view.list(
    transactions,
    { any: { currency: [currency] }, created: { gte: from, lte: to } },
    { limit: PAGE_ROWS, order: 'asc', ...(after !== null && { after }) },
  );
  const reported = rows.filter(({ id }) => id < before);
  const last = reported.at(-1);
  const originOf = originsOf(view, reported);
  return {
    rows: reported.map((row) => rowOf(row, originOf(row))),
    next: more && last && reported.length === rows.length ? last.id : null,
  };
};
