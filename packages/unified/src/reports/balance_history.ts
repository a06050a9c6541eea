// The balance history: a row for each line of the journal that moved the merchant's available
// balance.
import { firstIdAt, iso, timeOf, toMajor, type RowOf } from '@kasir/core';
import type { Entry, View } from '@kasir/core/server';
import type {
  BalanceTransactionType,
  ChannelCategory,
  Transaction,
  balanceHistoryColumns,
} from '@kasir/models';
import { deposits, reportTimezone, transactions, withdrawals } from '@kasir/models';
import { ledgers } from '@kasir/payments';
import type { Cell } from './csv.ts';
import { originsOf, rowsOf, type Origin } from './origins.ts';
import { PAGE_ROWS, type ReadPage, type Scope } from './page.ts';
import { settledAt } from './transactions.ts';

type Column = keyof typeof balanceHistoryColumns;

/** What a payment and its way back are called, by the category of the channel. */
const paymentTypes: Readonly<Partial<Record<ChannelCategory, BalanceTransactionType>>> = {
  CARDS: 'CREDIT_CARD_PAYMENT',
  CARDLESS_CREDIT: 'CARDLESS_CREDIT_PAYMENT',
  DIRECT_DEBIT: 'DIRECT_DEBIT_PAYMENT',
  EWALLET: 'EWALLET_PAYMENT',
  PAYLATER: 'CARDLESS_CREDIT_PAYMENT',
  QR_CODE: 'QR_CODE_PAYMENT',
  RETAIL_OUTLET: 'RO_PAYMENT',
  VIRTUAL_ACCOUNT: 'VA_PAYMENT',
};

/** A transfer between accounts is a deposit or withdrawal of the account that the history is of. */
const typeOf = ({ type, channel_category, cashflow }: Transaction): BalanceTransactionType => {
  if (type === 'TRANSFER') return cashflow === 'MONEY_IN' ? 'DEPOSIT' : 'WITHDRAWAL';
  if (type !== 'PAYMENT' && type !== 'REFUND') return type;
  const name = paymentTypes[channel_category];
  if (!name) throw new Error(`No payment comes by ${channel_category}`);
  return name;
};

/** The bank behind a transaction: its channel without the country, where channels are banks. */
const bankOf = ({ channel_category, channel_code }: Transaction): string | null =>
  channel_category === 'VIRTUAL_ACCOUNT' ||
  channel_category === 'DIRECT_DEBIT' ||
  channel_category === 'BANK'
    ? channel_code.replace(/^[A-Z]{2}_/, '')
    : null;

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

/** What the lines of one transaction have in common. */
const byTransaction = (transaction: Transaction, origin: Origin): Record<Cause, Cell> => ({
  product_id: transaction.product_id,
  transaction_id: transaction.id,
  transaction_type: typeOf(transaction),
  payment_channel: transaction.channel_code,
  reference: transaction.reference_id,
  payment_date: origin.paid ?? transaction.created,
  settlement_date: settledAt(transaction),
  completed_date: transaction.status === 'PENDING' ? null : transaction.updated,
  bank_code: bankOf(transaction),
  name: origin.payer,
  account_number: transaction.account_identifier,
  description: origin.description,
  invoice_id: origin.invoice_id,
  bank_reference: origin.channel_reference,
});

/** A deposit or withdrawal is no transaction: it stands for itself. */
const byHand = (
  transaction_type: 'DEPOSIT' | 'WITHDRAWAL',
  handed: RowOf<typeof deposits | typeof withdrawals>['public'],
): Record<Cause, Cell> => ({
  product_id: handed.id,
  transaction_id: handed.id,
  transaction_type,
  payment_channel: null,
  reference: null,
  payment_date: handed.created,
  settlement_date: handed.created,
  completed_date: handed.created,
  bank_code: null,
  name: null,
  account_number: null,
  description: handed.description,
  invoice_id: null,
  bank_reference: null,
});

const rowOf = (
  { id, type, currency, amount, balance }: Entry,
  cause: Record<Cause, Cell>,
): Record<Column, Cell> => ({
  ...cause,
  line_type: type,
  currency,
  amount: toMajor(currency, Math.abs(amount)),
  balance: toMajor(currency, balance),
  debit_or_credit: amount < 0 ? 'DEBIT' : 'CREDIT',
  created_date: iso(timeOf(id)),
  timezone: { verbatim: reportTimezone },
});

const isTold = ({ id }: Entry, { to, before }: Scope): boolean => id < before && timeOf(id) <= to;

/** What stands behind lines, by the bare id that they belong to. */
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
  const originOf = originsOf(
    view,
    [...moved.values()].map((row) => row.public),
  );
  return new Map([
    ...[...moved].map(
      ([id, row]) => [id, byTransaction(row.public, originOf(row.public))] as const,
    ),
    ...[...put].map(([id, row]) => [id, byHand('DEPOSIT', row.public)] as const),
    ...[...taken].map(([id, row]) => [id, byHand('WITHDRAWAL', row.public)] as const),
  ]);
};

/** Lines of a currency in the order they were posted. */
export const readBalanceHistory: ReadPage<Column> = (view, scope, after) => {
  const page = { after: after ?? firstIdAt(scope.from), limit: PAGE_ROWS };
  const lines = view.entries(ledgers.available, scope.currency, page);
  const told = lines.filter((line) => isTold(line, scope));
  const causes = causesOf(view, told);
  const last = told.length === PAGE_ROWS ? told.at(-1) : undefined;
  return {
    rows: told.map((line) => {
      const cause = causes.get(line.transaction);
      if (!cause) throw new Error(`Line ${line.id} belongs to nothing`);
      return rowOf(line, cause);
    }),
    next: last?.id ?? null,
  };
};
