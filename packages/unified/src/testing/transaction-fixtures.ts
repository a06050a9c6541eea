// For tests: an account with transactions of every type, status, category and currency.
import {
  categoriesOf,
  transactionStatus,
  transactionType,
  type Transaction,
  type TransactionStatus,
} from '@kasir/models';
import { book, restate } from '@kasir/payments';
import fc from 'fast-check';
import { pageOf } from './pagination.ts';
import { createMerchant, type Merchant } from './merchant.ts';

export interface TransactionSpec {
  readonly type: Transaction['type'];
  readonly status: TransactionStatus;
  readonly channel_category: Transaction['channel_category'];
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  readonly reference_id: string;
  readonly product_id: string;
  readonly account_identifier: string | null;
  /** Milliseconds since the one before, and until a later status. */
  readonly gap: number;
}

export const currencies = ['IDR', 'PHP', 'VND'] as const;

/** Few values of each kind, so that filters meet; references differ in case and hold wildcards. */
const anyTransaction: fc.Arbitrary<TransactionSpec> = fc
  .constantFrom(...transactionType.options)
  .chain((type) =>
    fc.record({
      type: fc.constant(type),
      status: fc.constantFrom(...transactionStatus.options),
      channel_category: fc.constantFrom(...categoriesOf[type]),
      currency: fc.constantFrom(...currencies),
      amount: fc.integer({ min: 1, max: 5 }),
      reference_id: fc.string({
        unit: fc.constantFrom('a', 'A', 'b', '%', '_', 'é', ' ', '&'),
        minLength: 1,
        maxLength: 5,
      }),
      product_id: fc.constantFrom('p-1', 'P-1', 'p-2', 'p-10'),
      account_identifier: fc.constantFrom(null, 'x1', 'X1', 'x10'),
      gap: fc.integer({ min: 0, max: 2 }),
    }),
  );

export const anyTransactions = fc.array(anyTransaction, { minLength: 1, maxLength: 24 });

/** Statuses that follow another one. */
const before: Partial<Record<TransactionStatus, TransactionStatus>> = {
  VOIDED: 'PENDING',
  REFUNDED: 'SUCCESS',
  REVERSED: 'SUCCESS',
};

/** Books one transaction; a later status comes `gap` milliseconds after it. */
export const addTransaction = async (merchant: Merchant, one: TransactionSpec): Promise<void> => {
  const { store, realm, account, advance } = merchant;
  const { status, gap, ...rest } = one;
  await advance(gap);
  const id = await store.exec(realm, (at, tx) =>
    book(at, tx, {
      ...rest,
      business_id: account.id,
      status: before[status] ?? status,
      channel_code: 'ID_TEST',
      charges: { fee: 0, vat: 0 },
      cashflow: 'MONEY_IN',
      lines: [],
    }),
  );
  await advance(gap);
  if (before[status]) await store.exec(realm, (at, tx) => restate(at, tx, id, status));
};

/** A merchant with these transactions. */
export const createMerchantWith = async (
  rows: readonly TransactionSpec[],
  dialect: 'spec' | 'service' = 'spec',
): Promise<Merchant> => {
  const merchant = createMerchant({ dialect });
  for (const one of rows) await addTransaction(merchant, one);
  return merchant;
};

/**
 * Every transaction of the account, newest first, read currency by currency without another filter.
 */
export const readAllTransactions = async ({ call }: Merchant): Promise<Transaction[]> => {
  const pages = await Promise.all(
    currencies.map((currency) => pageOf(call, `/transactions?currency=${currency}&limit=50`)),
  );
  const all = pages.flatMap(({ data }) => data) as Transaction[];
  return all.toSorted((a, b) => (a.id < b.id ? 1 : -1));
};
