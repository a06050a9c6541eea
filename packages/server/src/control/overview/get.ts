// Reads the totals of an account from counters: nothing is counted by reading objects.
import { controlContracts } from '@kasir/control';
import { toIsoString } from '@kasir/core';
import { exponents, toMajor } from '@kasir/core/money';
import { ok } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import { ledgers } from '@kasir/payments/ledger';
import { readTotals } from '../../totals/read.ts';
import type { DailyTotal } from '../../totals/kinds.ts';
import { operation, unknownAccount } from '../operation.ts';
import { trafficByDay } from './traffic.ts';

const DAY_MS = 86_400_000;

/** The longest wait of a reader until everything is counted, in milliseconds. */
const PATIENCE_MS = 150;

const dateOf = (ms: number): string => toIsoString(ms).slice(0, 10);

/** Returns the start of the day that is so many days before the day of a time. */
const dayBefore = (now: number, days: number): number => now - (now % DAY_MS) - days * DAY_MS;

const balancesOf = (view: View) =>
  Object.keys(exponents).flatMap((currency) => {
    const has = (ledger: string): boolean =>
      view.entries(ledger, currency, { limit: 1 }).length > 0;
    if (!has(ledgers.available) && !has(ledgers.pending)) return [];
    const major = (ledger: string): number => toMajor(currency, view.balance(ledger, currency));
    return [{ currency, available: major(ledgers.available), pending: major(ledgers.pending) }];
  });

const rowsOf = ({ date, cells }: DailyTotal) =>
  cells.map(({ channel, currency, volume, refunded, ...counts }) => ({
    date,
    channel_code: channel,
    currency,
    ...counts,
    volume: toMajor(currency, volume),
    refunded: toMajor(currency, refunded),
  }));

export const getOverview = operation(
  controlContracts.overview.get,
  async ({ directory, store, totals, observation }, { params, query }) => {
    const account = await directory.account(params.id);
    if (!account) return unknownAccount;
    const { mode, days } = query;
    const partition = { account: account.id, mode };
    const is_complete = await totals.catchUp(partition, PATIENCE_MS);
    const { now, balances } = await store.view(partition, (view) => ({
      now: view.now,
      balances: balancesOf(view),
    }));
    const count = 2 * days;
    const first = dayBefore(now, count - 1);
    const dates = Array.from({ length: count }, (_, day) => dateOf(first + day * DAY_MS));
    const real = store.now();
    return ok({
      now: toIsoString(now),
      real_now: toIsoString(real),
      is_complete,
      payments: (await readTotals(store, partition, dates)).flatMap(rowsOf),
      traffic: trafficByDay(observation.hours(account.id, mode, dayBefore(real, count - 1))),
      deliveries_due: (await store.backlog()).deliveries,
      balances,
    });
  },
);
