// Audits the stored data of one account for tests: each payment against its transactions, each
// transaction against its journal lines, each ledger against its balance.
import { exponents } from '@kasir/core/money';
import type { Partition, Store } from '@kasir/core/store';
import { parseProductId, productId } from '@kasir/models';
import {
  ledgerNames,
  ledgers,
  netOf,
  transactions,
  type TransactionRow,
} from '@kasir/payments/ledger';
import { payments, refunds, type PaymentRow } from '@kasir/payments/state';
import { expect } from 'vitest';
import { allEntries, allRows } from '../control/books.ts';
import { createYieldingView } from '../scheduling/yielding-view.ts';
import type { PaymentScenario } from './scenario.ts';

type Sums = Readonly<Record<string, number>>;

/** Returns whether the money of a transaction has moved for good. */
export const hasMoved = ({ status }: { readonly status: string }): boolean =>
  status === 'SUCCESS' || status === 'REFUNDED';

/** Returns the expected sums of a transaction's lines by ledger, from its fields. */
const expectedSums = ({ state }: TransactionRow): Sums => {
  const { type, amount, fee, vat, cashflow, settlement } = state;
  if (!hasMoved(state)) return {};
  const merchant = settlement === 'PENDING' ? ledgers.pending : ledgers.available;
  const other = type === 'TRANSFER' ? ledgers.transit : ledgers.clearing;
  return {
    [merchant]: netOf(state),
    [ledgers.fees]: fee,
    [ledgers.vat]: vat,
    [other]: cashflow === 'MONEY_IN' ? -amount : amount,
  };
};

const nonZero = (sums: Sums): Sums =>
  Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));

/** Returns the statuses and amounts that a payment's transactions must have. */
const expectedTransactions = (
  { state }: PaymentRow,
  rows: readonly TransactionRow[],
): readonly (readonly [string, number])[] => {
  const { status, amount, captured, refunded } = state;
  switch (status) {
    case 'PENDING':
    case 'FAILED':
    case 'CANCELED':
      return [];
    case 'AWAITING_CAPTURE':
      return [['PENDING', amount]];
    case 'EXPIRED':
      return [['VOIDED', amount]];
    // Either the authorization was released, or the payment was reversed.
    case 'VOIDED':
      return [[state.type === 'CARD' ? 'VOIDED' : 'REVERSED', amount]];
    case 'SUCCEEDED': {
      if (refunded === captured) return [['REFUNDED', captured]];
      // An amount fully captured before its refund is a transaction of its own.
      const before = rows.filter((row) => row.state.status === 'REFUNDED');
      const sum = before.reduce((total, row) => total + row.state.amount, 0);
      expect(sum).toBeLessThanOrEqual(refunded);
      return sum === 0
        ? [['SUCCESS', captured]]
        : [
            ['REFUNDED', sum],
            ['SUCCESS', captured - sum],
          ];
    }
  }
};

/** Returns the sums by status, as several captures are one payment; oldest first. */
const byStatus = (rows: readonly TransactionRow[]) => [
  ...rows.reduce(
    (sums, { state: { status, amount } }) => sums.set(status, (sums.get(status) ?? 0) + amount),
    new Map<string, number>(),
  ),
];

const collect = async <R>(rows: AsyncIterable<R>): Promise<R[]> => {
  const all: R[] = [];
  for await (const row of rows) all.push(row);
  return all;
};

/** Checks that the journal lines of an account sum to its balances and match its transactions. */
const auditLines = async (
  store: Store,
  partition: Partition,
  recorded: readonly TransactionRow[],
): Promise<void> => {
  const take = createYieldingView(store);
  const sums = new Map<string, Record<string, number>>();
  for (const currency of Object.keys(exponents)) {
    for (const ledger of ledgerNames) {
      let balance = 0;
      for await (const line of allEntries(take, partition, ledger, currency)) {
        balance += line.amount;
        const key = `${currency} ${line.transaction}`;
        const known = sums.get(key) ?? {};
        sums.set(key, { ...known, [ledger]: (known[ledger] ?? 0) + line.amount });
      }
      const stored = await store.view(partition, (view) => view.balance(ledger, currency));
      expect([ledger, currency, balance]).toEqual([ledger, currency, stored]);
    }
  }
  for (const row of recorded) {
    const key = `${row.state.currency} ${row.id}`;
    expect([row, nonZero(sums.get(key) ?? {})]).toEqual([row, nonZero(expectedSums(row))]);
    sums.delete(key);
  }
  // The rest has no transaction: the opening balance, which comes from outside.
  for (const one of sums.values())
    expect(nonZero(one)).toEqual({
      [ledgers.available]: one[ledgers.available],
      [ledgers.clearing]: -(one[ledgers.available] ?? 0),
    });
};

/** Checks that all stored data of an account agrees; returns the kinds of paid products. */
export const auditJournal = async (
  { kasir: { store } }: Pick<PaymentScenario, 'kasir'>,
  account: string,
): Promise<ReadonlySet<string>> => {
  const take = createYieldingView(store);
  const partition = { account, mode: 'test' } as const;
  const paid = await collect(allRows(take, partition, payments));
  const given = await collect(allRows(take, partition, refunds));
  const recorded = await collect(allRows(take, partition, transactions));

  const bySource = Map.groupBy(recorded, ({ state: { source, type } }) => `${type} ${source.id}`);
  const explained: string[] = [];
  const sourced = (key: string) => {
    const rows = bySource.get(key) ?? [];
    explained.push(...rows.map(({ id }) => id));
    return rows;
  };
  for (const row of paid) {
    const rows = sourced(`PAYMENT ${row.id}`);
    expect([row.state, byStatus(rows)]).toEqual([row.state, expectedTransactions(row, rows)]);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(row.state.transactions.toSorted());
    const back = row.state.reversed ? [['SUCCESS', row.state.captured]] : [];
    expect(byStatus(sourced(`REFUND ${row.id}`))).toEqual(back);
  }
  for (const { id, state } of given) {
    const sent = state.status === 'SUCCEEDED' ? [['SUCCESS', state.amount]] : [];
    expect([state, byStatus(sourced(`REFUND ${id}`))]).toEqual([state, sent]);
  }
  const moves = recorded.filter(({ state }) => ['PAYMENT', 'REFUND'].includes(state.type));
  expect(explained).toHaveLength(moves.length);
  expect(new Set(explained)).toEqual(new Set(moves.map(({ id }) => id)));
  const kinds = new Map(paid.map(({ id, state }) => [id, state.product.kind]));
  for (const { state } of recorded) {
    const { source, category, paidProduct } = state;
    if (source.kind === 'payment') expect(paidProduct).toBe(kinds.get(source.id));
    expect(parseProductId(productId(source, category, paidProduct)).source).toEqual(source);
  }

  await auditLines(store, partition, recorded);
  return new Set(paid.map(({ state }) => state.product.kind));
};
