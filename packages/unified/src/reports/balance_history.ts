// Reads the balance history: one row for each journal line that moved the merchant's available
// balance.
import { firstIdAt, toIsoString, timeOf } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Cell } from '@kasir/core/server';
import type { Entry, View } from '@kasir/core/store';
import {
  channelType,
  findTypeOfCategory,
  prefixes,
  productId,
  reportTimezone,
  type balanceHistoryColumns,
  type BalanceTransactionType,
  type ChannelCategory,
} from '@kasir/models';
import {
  ledgers,
  transactions,
  type TransactionRow,
  type TransactionState,
} from '@kasir/payments/ledger';
import {
  deposits,
  withdrawals,
  type DepositRow,
  type WithdrawalRow,
} from '@kasir/payments/accounts';
import { originsOf, rowsOf, type Origin } from './origins.ts';
import { PAGE_ROWS, type ReadPage, type ReportRange } from './page.ts';
import { settledAt } from './transactions.ts';

type Column = keyof typeof balanceHistoryColumns;

/** Returns the type of a row: a transfer is a deposit or withdrawal of the reporting account. */
const typeOf = ({ type, category, cashflow }: TransactionState): BalanceTransactionType => {
  if (type === 'TRANSFER') return cashflow === 'MONEY_IN' ? 'DEPOSIT' : 'WITHDRAWAL';
  if (type !== 'PAYMENT' && type !== 'REFUND') return type;
  const paidBy = findTypeOfCategory(category);
  if (!paidBy) throw new Error(`No payment comes by ${category}`);
  return channelType(paidBy).balanceType;
};

/** Returns whether the channels of a category are banks; disbursements go to banks, too. */
const namesBank = (category: ChannelCategory): boolean => {
  const type = findTypeOfCategory(category);
  return category === 'BANK' || (type !== undefined && channelType(type).channelsAreBanks);
};

/** Returns the bank of a transaction: its channel without the country, if channels are banks. */
const bankOf = ({ category, channel }: TransactionState): string | null =>
  namesBank(category) ? channel.replace(/^[A-Z]{2}_/, '') : null;

type Cause =
  | 'product_id'
  | 'transaction_id'
  | 'transaction_type'
  | 'payment_channel'
  | 'reference'
  | 'payment_date'
  | 'settlement_date'
  | 'completed_date'
  | 'bank_code'
  | 'name'
  | 'account_number'
  | 'description'
  | 'invoice_id'
  | 'bank_reference';

/** Returns the cells that all lines of a transaction share. */
const byTransaction = (row: TransactionRow, origin: Origin): Record<Cause, Cell> => {
  const { state } = row;
  return {
    product_id: productId(state.source, state.category, state.paidProduct),
    transaction_id: prefixes.transaction + row.id,
    transaction_type: typeOf(state),
    payment_channel: state.channel, // MODEL-UNSPEC-32
    reference: state.reference,
    payment_date: origin.paid ?? toIsoString(state.created),
    settlement_date: settledAt(row),
    completed_date: state.status === 'PENDING' ? null : toIsoString(state.updated),
    bank_code: bankOf(state),
    name: origin.payer,
    account_number: state.identifier,
    description: origin.description, // MODEL-UNSPEC-32
    invoice_id: origin.invoiceId,
    bank_reference: origin.channelReference,
  };
};

/** Returns the cells of a deposit or withdrawal, which has no transaction. */
const byCash = (
  type: 'DEPOSIT' | 'WITHDRAWAL',
  { id, state: { description, created } }: DepositRow | WithdrawalRow,
): Record<Cause, Cell> => {
  const publicId = (type === 'DEPOSIT' ? prefixes.deposit : prefixes.withdrawal) + id;
  return {
    product_id: publicId,
    transaction_id: publicId,
    transaction_type: type,
    payment_channel: null,
    reference: null,
    payment_date: toIsoString(created),
    settlement_date: toIsoString(created),
    completed_date: toIsoString(created),
    bank_code: null,
    name: null,
    account_number: null,
    description,
    invoice_id: null,
    bank_reference: null,
  };
};

const rowOf = (
  { id, type, currency, amount, balance }: Entry,
  cause: Record<Cause, Cell>,
): Record<Column, Cell> => ({
  ...cause,
  line_type: type, // RPT-BH-line_type
  currency,
  amount: toMajor(currency, Math.abs(amount)),
  balance: toMajor(currency, balance),
  debit_or_credit: amount < 0 ? 'DEBIT' : 'CREDIT', // RPT-BH-debit_or_credit
  created_date: toIsoString(timeOf(id)), // RPT-BH-created_date
  timezone: { verbatim: reportTimezone },
});

const isReported = ({ id }: Entry, { to, before }: ReportRange): boolean =>
  id < before && timeOf(id) <= to;

/** Returns the cells shared by lines, by the transaction, deposit or withdrawal of the lines. */
const causesOf = (
  view: View,
  lines: readonly Entry[],
): ReadonlyMap<string, Record<Cause, Cell>> => {
  const ids = lines.map(({ transaction }) => transaction);
  const moved = rowsOf(view, transactions, ids);
  const rest = ids.filter((id) => !moved.has(id));
  const put = rowsOf(view, deposits, rest);
  const taken = rowsOf(
    view,
    withdrawals,
    rest.filter((id) => !put.has(id)),
  );
  const originOf = originsOf(view, [...moved.values()]);
  return new Map([
    ...[...moved].map(([id, row]) => [id, byTransaction(row, originOf(row))] as const),
    ...[...put].map(([id, row]) => [id, byCash('DEPOSIT', row)] as const),
    ...[...taken].map(([id, row]) => [id, byCash('WITHDRAWAL', row)] as const),
  ]);
};

/** Reads the lines of a currency in the order they were posted. */
export const readBalanceHistory: ReadPage<Column> = (view, range, after) => {
  const page = { after: after ?? firstIdAt(range.from), limit: PAGE_ROWS };
  const lines = view.entries(ledgers.available, range.currency, page);
  const reported = lines.filter((line) => isReported(line, range));
  const causes = causesOf(view, reported);
  const last = reported.length === PAGE_ROWS ? reported.at(-1) : undefined;
  return {
    rows: reported.map((line) => {
      const cause = causes.get(line.transaction);
      if (!cause) throw new Error(`Line ${line.id} belongs to nothing`);
      return rowOf(line, cause);
    }),
    next: last?.id ?? null,
  };
};
