// Computes the balance of each ledger of an account and its daily movements from the journal alone:
// integers until the last step.
import type { controlContracts } from '@kasir/control';
import { firstIdAt, timeOf, toIsoString, type SuccessInput } from '@kasir/core';
import { exponents, toMajor } from '@kasir/core/money';
import type { Entry, Partition } from '@kasir/core/store';
import { ledgerNames, ledgers } from '@kasir/payments/ledger';
import { createYieldingView } from '../../scheduling/yielding-view.ts';
import type { Reading } from '../reads/reading.ts';
import { allEntries } from '../books.ts';

const DAY_MS = 86_400_000;

const dateOf = (ms: number): string => toIsoString(ms).slice(0, 10);

/** The effect of one transaction on the merchant's money on one day, in minor units. */
interface Movement {
  amount: number;
  fees: number;
}

/** The movements of a day, by transaction. */
type Day = Map<string, Movement>;

const add = (day: Day, { transaction, type, amount }: Entry): void => {
  const moved = day.get(transaction) ?? { amount: 0, fees: 0 };
  if (type.startsWith('TRANSACTION')) moved.amount += amount;
  else moved.fees -= amount;
  day.set(transaction, moved);
};

/** The merchant's own ledgers: a settlement moves money between them, which sums to zero. */
const own = [ledgers.available, ledgers.pending];

const daysIn = async (
  { store }: Reading,
  partition: Partition,
  currency: string,
  first: number,
): Promise<Map<string, Day>> => {
  const take = createYieldingView(store);
  const days = new Map<string, Day>();
  for (const ledger of own)
    for await (const entry of allEntries(take, partition, ledger, currency, firstIdAt(first))) {
      const date = dateOf(timeOf(entry.id));
      const day = days.get(date) ?? new Map<string, Movement>();
      add(day, entry);
      days.set(date, day);
    }
  return days;
};

const viewDay = (date: string, currency: string, day: Day) => {
  const moves = [...day.values()].filter(({ amount, fees }) => amount !== 0 || fees !== 0);
  const sum = (of: (moved: Movement) => number): number =>
    toMajor(
      currency,
      moves.reduce((total, moved) => total + of(moved), 0),
    );
  return {
    date,
    currency,
    paid_in: sum(({ amount }) => Math.max(amount, 0)),
    paid_out: sum(({ amount }) => Math.max(-amount, 0)),
    fees: sum(({ fees }) => fees),
    transactions: moves.length,
  };
};

/** Returns the current balances of an account; a currency it never had is omitted. */
const balancesOf = ({ store }: Reading, partition: Partition) =>
  store.view(partition, (view) => {
    const has = (ledger: string, currency: string): boolean =>
      view.entries(ledger, currency, { limit: 1 }).length > 0;
    const balances = Object.keys(exponents).flatMap((currency) =>
      ledgerNames
        .filter((ledger) => has(ledger, currency))
        .map((ledger) => ({
          ledger,
          currency,
          balance: toMajor(currency, view.balance(ledger, currency)),
        })),
    );
    return { now: view.now, balances };
  });

/** Returns the balances and days of an account. */
const readMoney = async (
  reading: Reading,
  { partition, days: count }: { readonly partition: Partition; readonly days: number },
): Promise<SuccessInput<typeof controlContracts.money.get>> => {
  const { now, balances } = await balancesOf(reading, partition);
  const first = now - (now % DAY_MS) - (count - 1) * DAY_MS;
  const dates = Array.from({ length: count }, (_, day) => dateOf(first + day * DAY_MS));
  const days = [];
  for (const currency of new Set(balances.map((one) => one.currency))) {
    const moved = await daysIn(reading, partition, currency, first);
    for (const date of dates) days.push(viewDay(date, currency, moved.get(date) ?? new Map()));
  }
  return { ledgers: balances, days: days.toSorted((a, b) => a.date.localeCompare(b.date)) };
};

export const moneyRead = { name: 'money', run: readMoney } as const;
