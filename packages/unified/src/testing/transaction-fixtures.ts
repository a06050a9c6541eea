// For tests: an account with transactions of every type, status, category and currency.
import type { Scope } from '@kasir/core/server';
import {
  categoriesOf,
  channelTypes,
  transactionStatus,
  transactionType,
  type Transaction,
  type TransactionStatus,
} from '@kasir/models';
import {
  noFees,
  recordTransaction,
  refundTransaction,
  reverseTransaction,
  voidTransaction,
} from '@kasir/payments/testing';
import fc from 'fast-check';
import { pageOf } from './pagination.ts';
import { createMerchant, type Merchant } from './merchant.ts';

export interface TransactionSpec {
  readonly type: Transaction['type'];
  readonly status: TransactionStatus;
  readonly category: Transaction['channel_category'];
  readonly currency: string;
  /** Amount in minor units. */
  readonly amount: number;
  readonly reference: string;
  /** Id, without prefix, of the object that moved the money. */
  readonly source: string;
  readonly identifier: string | null;
  /** Milliseconds after the previous transaction, and before a later status. */
  readonly gap: number;
}

export const currencies = ['IDR', 'PHP', 'VND'] as const;

/** Few values per field, so that filters match; references differ in case and hold wildcards. */
const anyTransaction: fc.Arbitrary<TransactionSpec> = fc
  .constantFrom(...transactionType.options)
  .chain((type) =>
    fc.record({
      type: fc.constant(type),
      status: fc.constantFrom(...transactionStatus.options),
      category: fc.constantFrom(...categoriesOf[type]),
      currency: fc.constantFrom(...currencies),
      amount: fc.integer({ min: 1, max: 5 }),
      reference: fc.string({
        unit: fc.constantFrom('a', 'A', 'b', '%', '_', 'é', ' ', '&'),
        minLength: 1,
        maxLength: 5,
      }),
      source: fc.constantFrom('p-1', 'P-1', 'p-2', 'p-10'),
      identifier: fc.constantFrom(null, 'x1', 'X1', 'x10'),
      gap: fc.integer({ min: 0, max: 2 }),
    }),
  );

export const anyTransactions = fc.array(anyTransaction, { minLength: 1, maxLength: 24 });

const sourceKinds: Readonly<Record<Transaction['type'], string>> = {
  PAYMENT: 'payment',
  REFUND: 'refund',
  TRANSFER: 'transfer',
  DISBURSEMENT: 'posting',
  REMITTANCE_PAYOUT: 'posting',
};

const paidCategories: readonly string[] = Object.values(channelTypes).map((one) => one.category);

/** Returns the kind of the source: an operator posts payments of categories without channels. */
const sourceKindOf = ({ type, category }: Pick<TransactionSpec, 'type' | 'category'>): string =>
  type === 'PAYMENT' && !paidCategories.includes(category) ? 'posting' : sourceKinds[type];

/** Statuses that follow another one, with the function that sets them. */
const later = {
  VOIDED: { before: 'PENDING', move: voidTransaction },
  REFUNDED: { before: 'SUCCESS', move: refundTransaction },
  REVERSED: { before: 'SUCCESS', move: (d: Scope, id: string) => reverseTransaction(d, id, []) },
} as const;

const isLater = (status: TransactionStatus): status is keyof typeof later =>
  Object.hasOwn(later, status);

/** Records one transaction; a later status comes `gap` milliseconds after it. */
export const addTransaction = async (merchant: Merchant, one: TransactionSpec): Promise<void> => {
  const { decide, advance } = merchant;
  const { status, gap, source, ...rest } = one;
  await advance(gap);
  const id = await decide((d) =>
    recordTransaction(d, {
      ...rest,
      source: { kind: sourceKindOf(rest), id: source },
      status: isLater(status) ? later[status].before : status,
      channel: 'ID_TEST',
      fees: noFees,
      cashflow: 'MONEY_IN',
      lines: [],
    }),
  );
  await advance(gap);
  if (isLater(status)) await decide((d) => later[status].move(d, id));
};

/** Creates a merchant with these transactions. */
export const createMerchantWith = async (
  rows: readonly TransactionSpec[],
  dialect: 'spec' | 'service' = 'spec',
): Promise<Merchant> => {
  const merchant = createMerchant({ dialect });
  for (const one of rows) await addTransaction(merchant, one);
  return merchant;
};

/**
 * Returns every transaction of the account, newest first, read by currency without another filter.
 */
export const readAllTransactions = async ({ call }: Merchant): Promise<Transaction[]> => {
  const pages = await Promise.all(
    currencies.map((currency) => pageOf(call, `/transactions?currency=${currency}&limit=50`)),
  );
  const all = pages.flatMap(({ data }) => data) as Transaction[];
  return all.toSorted((a, b) => (a.id < b.id ? 1 : -1));
};
