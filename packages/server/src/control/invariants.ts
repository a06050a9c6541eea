// Checks the books: the invariants of every account at any time.
import type { Entry, Mode, Partition, Store } from '@kasir/core/store';
import { exponents } from '@kasir/core/money';
import { prefixes } from '@kasir/models';
import { ledgerNames, ledgers, netOf, sourceKey, transactions } from '@kasir/payments/ledger';
import { operations } from '@kasir/payments/operation';
import { payments, refunds } from '@kasir/payments/state';
import { createYieldingView, type YieldingView } from '../scheduling/yielding-view.ts';
import { allEntries, allRows, rowsByIds, type Note } from './books.ts';
import { checkStatements } from './statements.ts';
import { checkTransit } from './transit.ts';

export interface Breach {
  readonly account: string;
  readonly mode: Mode;
  readonly law: string;
  readonly detail: string;
}

/** Checks the running balances of a ledger; returns the sum of the lines of each transaction. */
const checkLedger = async (
  entries: AsyncIterable<Entry>,
  note: Note,
): Promise<ReadonlyMap<string, number>> => {
  const net = new Map<string, number>();
  let sum = 0;
  for await (const { id, transaction, amount, balance } of entries) {
    sum += amount;
    net.set(transaction, (net.get(transaction) ?? 0) + amount);
    if (balance !== sum)
      note('running balance', `line ${id} says ${balance}, the lines before sum to ${sum}`);
  }
  return net;
};

/** Checks transactions against their lines of the merchant's available balance. */
const checkTransactions = async (
  take: YieldingView,
  partition: Partition,
  { net, currency }: { readonly net: ReadonlyMap<string, number>; readonly currency: string },
  note: Note,
): Promise<void> => {
  for await (const { id, state } of rowsByIds(take, partition, transactions, net.keys())) {
    // A reversal is posted by lines of the same transaction.
    const expected = state.status === 'REVERSED' ? 0 : netOf(state);
    const moved = net.get(id);
    if (state.currency !== currency || expected !== moved) {
      note(
        'transaction equals its lines',
        `${prefixes.transaction}${id} says ${expected} ${state.currency}, its lines say ${moved} ${currency}`,
      );
    }
  }
};

/** Checks that all ledgers together sum to zero at one point in time. */
const checkSums = async (take: YieldingView, partition: Partition, note: Note): Promise<void> => {
  for (const currency of Object.keys(exponents)) {
    const balances = await take(partition, (view) =>
      ledgerNames.map((ledger) => view.balance(ledger, currency)),
    );
    const total = balances.reduce((sum, balance) => sum + balance, 0);
    if (total !== 0) note('ledgers sum to zero', `${currency}: ${total}`);
  }
};

/** Returns whether a connector paid a refund after it had failed or was canceled here. */
const isPaidLate = (take: YieldingView, partition: Partition, refund: string): Promise<boolean> =>
  take(partition, (view) =>
    view.children(operations, refund).some(({ id, state }) => {
      const source = [sourceKey({ kind: operations.name, id })];
      return (
        state.status === 'SUCCEEDED' &&
        view.list(transactions, { any: { source } }, { limit: 1 }).rows.length > 0
      );
    }),
  );

/** Returns the refunded and reserved money by payment, keyed `SUCCEEDED id` and `PENDING id`. */
const refundsByPayment = async (
  take: YieldingView,
  partition: Partition,
): Promise<Map<string, number>> => {
  const sums = new Map<string, number>();
  for await (const { id, state: refund } of allRows(take, partition, refunds)) {
    const isOver = refund.status === 'FAILED' || refund.status === 'CANCELED';
    const isLate = partition.mode === 'live' && isOver && (await isPaidLate(take, partition, id));
    const key = `${isLate ? 'SUCCEEDED' : refund.status} ${refund.payment}`;
    sums.set(key, (sums.get(key) ?? 0) + refund.amount);
  }
  return sums;
};

const checkPayments = async (
  take: YieldingView,
  partition: Partition,
  note: Note,
): Promise<void> => {
  const refundTotals = await refundsByPayment(take, partition);
  for await (const { id, state: paid } of allRows(take, partition, payments)) {
    if (paid.refunded + paid.reserved > paid.captured || paid.captured > paid.amount) {
      note(
        'refunded <= captured <= amount',
        `payment ${id}: ${paid.refunded}, ${paid.captured}, ${paid.amount}`,
      );
    }
    const back = paid.reversed ? paid.captured : (refundTotals.get(`SUCCEEDED ${id}`) ?? 0);
    const reserved = refundTotals.get(`PENDING ${id}`) ?? 0;
    if (paid.refunded !== back || paid.reserved !== reserved) {
      note(
        'the refunded amount equals the sum of refunds',
        `payment ${id}: ${paid.refunded} and ${paid.reserved}, its refunds ${back} and ${reserved}`,
      );
    }
    if (paid.captured > 0 && paid.transactions.length === 0) {
      note(
        'captured money has a transaction',
        `payment ${id}: captured ${paid.captured} without a transaction`,
      );
    }
  }
};

/** Checks an account once. */
const checkPartition = async (take: YieldingView, partition: Partition): Promise<Breach[]> => {
  const breaches: Breach[] = [];
  const note: Note = (law, detail) =>
    breaches.push({ account: partition.account, mode: partition.mode, law, detail });
  await checkSums(take, partition, note);
  for (const currency of Object.keys(exponents)) {
    for (const ledger of ledgerNames) {
      const net = await checkLedger(allEntries(take, partition, ledger, currency), note);
      if (ledger === ledgers.available)
        await checkTransactions(take, partition, { net, currency }, note);
    }
  }
  await checkPayments(take, partition, note);
  await checkTransit(take, partition, note);
  if (partition.mode === 'live') await checkStatements(take, partition, note);
  return breaches;
};

/** The position of a check. A book is an account in one mode. */
export interface CheckSteps {
  readonly checked: number;
  readonly books: number;
  /** Pages read so far; reading them takes most of the time. */
  readonly reads: number;
}

/**
 * Returns the part of a check that is done, from 0 to 1; null when unknown. `expectedReads` is the
 * number of pages that an earlier check read: when it is null, all books count the same, whatever
 * their size.
 */
export const shareOf = (
  { checked, books, reads }: CheckSteps,
  expectedReads: number | null,
): number | null => {
  if (books === 0) return null;
  if (expectedReads === null) return checked / books;
  return reads <= expectedReads ? reads / expectedReads : null;
};

/** Pages between two reports within a book: progress stays visible, and reports cost little. */
const REPORT_READS = 50;

/**
 * Checks every account of a store; an empty list means that all books agree. Money may move while
 * pages are read, so a suspected breach counts only if a second check finds it too. `report` is
 * called before each account and mode, every few pages, and at the end.
 */
export const checkInvariants = async (
  store: Pick<Store, 'view' | 'partitions'>,
  report: (steps: CheckSteps) => void = () => {},
): Promise<Breach[]> => {
  const takeNext = createYieldingView(store);
  const breaches: Breach[] = [];
  const partitions = (await store.partitions()).filter(({ account }) => !account.startsWith('$'));
  let [checked, reads] = [0, 0];
  const say = (): void => report({ checked, books: partitions.length, reads });
  const take: YieldingView = (partition, read) => {
    reads += 1;
    if (reads % REPORT_READS === 0) say();
    return takeNext(partition, read);
  };
  for (const [index, partition] of partitions.entries()) {
    checked = index;
    say();
    const suspected = await checkPartition(take, partition);
    if (suspected.length === 0) continue;
    const again = new Set((await checkPartition(take, partition)).map(({ detail }) => detail));
    breaches.push(...suspected.filter(({ detail }) => again.has(detail)));
  }
  checked = partitions.length;
  say();
  return breaches;
};
