// Checks money in transit between accounts. Every line of a transit ledger belongs to one leg of a
// transfer, and every leg has a counterpart, so all transit of a mode sums to zero when no transfer
// is pending. Exceptions are legs whose account was restored or copied; they are marked as such.
// Accounts are read one after another while money may move, so a suspected breach is read again
// before it counts.
import { exponents } from '@kasir/core/money';
import type { RowOf } from '@kasir/core/resource';
import type { Partition } from '@kasir/core/store';
import { ledgers } from '@kasir/payments/ledger';
import { transferLegs, transfers } from '@kasir/payments/accounts';
import type { YieldingView } from '../scheduling/yielding-view.ts';
import { allEntries, allRows, type Note } from './books.ts';

type LegRow = RowOf<typeof transferLegs>;

const legOf = (take: YieldingView, partition: Partition, id: string): Promise<LegRow | undefined> =>
  take(partition, (view) => view.get(transferLegs, id));

const isPending = async (
  take: YieldingView,
  partition: Partition,
  id: string,
): Promise<boolean> => {
  const row = await take(partition, (view) => view.get(transfers, id));
  return row?.state.status === 'PENDING';
};

/** Returns the transit total of each transaction, as text: amount and currency. */
const movedByTransaction = async (
  take: YieldingView,
  partition: Partition,
): Promise<Map<string, string>> => {
  const moved = new Map<string, string>();
  for (const currency of Object.keys(exponents)) {
    const sums = new Map<string, number>();
    const entries = allEntries(take, partition, ledgers.transit, currency);
    for await (const { transaction, amount } of entries)
      sums.set(transaction, (sums.get(transaction) ?? 0) + amount);
    for (const [transaction, amount] of sums) moved.set(transaction, `${amount} ${currency}`);
  }
  return moved;
};

/** Checks the counterpart of a leg that moved money, unless the transfer is still pending. */
const checkPair = async (
  take: YieldingView,
  { mode }: Partition,
  { id, state: leg }: LegRow,
  note: Note,
): Promise<void> => {
  // The account or its counterpart was copied or restored on purpose: this leg has no counterpart.
  if (leg.copied === true) return;
  const pending = await isPending(take, { account: leg.platform, mode }, id);
  const other = (await legOf(take, { account: leg.peer, mode }, id))?.state;
  if (other?.undone === true || other?.copied === true) return;
  if (!other || other.transaction === null) {
    if (leg.direction === 'in' || !pending)
      note('a transfer has two sides', `transfer ${id} has no side at account ${leg.peer}`);
    return;
  }
  const agree =
    other.direction !== leg.direction &&
    other.amount === leg.amount &&
    other.currency === leg.currency;
  if (!agree) {
    note(
      'both sides of a transfer are equal',
      `transfer ${id}: ${leg.direction} ${leg.amount} ${leg.currency} here, ` +
        `${other.direction} ${other.amount} ${other.currency} at account ${leg.peer}`,
    );
  }
};

/** Checks the transit ledger of an account and its legs of transfers. */
export const checkTransit = async (
  take: YieldingView,
  partition: Partition,
  note: Note,
): Promise<void> => {
  const legs = new Map<string, LegRow>();
  for await (const leg of allRows(take, partition, transferLegs))
    if (leg.state.transaction !== null) legs.set(leg.state.transaction, leg);
  const moved = await movedByTransaction(take, partition);
  for (const [transaction, { state: leg }] of legs) {
    const expected = `${leg.direction === 'out' ? leg.amount : -leg.amount} ${leg.currency}`;
    const found = moved.get(transaction) ?? 'nothing';
    if (found !== expected) {
      note(
        'transit equals its transfers',
        `transaction ${transaction} moved ${found}, its transfer says ${expected}`,
      );
    }
  }
  if ([...moved.keys()].some((transaction) => !legs.has(transaction))) {
    for await (const leg of allRows(take, partition, transferLegs))
      if (leg.state.transaction !== null) legs.set(leg.state.transaction, leg);
    for (const [transaction, amount] of moved)
      if (!legs.has(transaction))
        note('transit equals its transfers', `transaction ${transaction} moved ${amount} alone`);
  }
  for (const leg of legs.values()) await checkPair(take, partition, leg, note);
};
